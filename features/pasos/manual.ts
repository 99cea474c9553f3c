/** The manual of the product: what is read in it and what is found by asking. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { type ManualFeature, type ManualMachine, type ManualRule, manuales } from '@cauce/contract/manuales'
import { writeData } from '../../tools/manual/data.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const features = async (world: Mundo): Promise<readonly ManualFeature[]> =>
  read(manuales.caracteristicas, await world.call('/manuales/caracteristicas')).data

interface Reading {
  feature?: ManualFeature | undefined
  rule?: ManualRule | undefined
  machine?: ManualMachine | undefined
}
/** What each scenario has in front of it. */
const readings = new WeakMap<Mundo, Reading>()
const reading = (world: Mundo): Reading => readings.get(world) ?? {}

Given('que el manual está generado', () => {
  writeData()
})

When('lee en el manual la característica {string}', async function (this: Mundo, nombre: string) {
  readings.set(this, { feature: (await features(this)).find((feature) => feature.nombre === nombre) })
})

When('lee en el manual la regla {string}', async function (this: Mundo, id: string) {
  const { data } = read(manuales.reglas, await this.call('/manuales/reglas'))
  readings.set(this, { rule: data.find((rule) => rule.id === id) })
})

When('lee en el manual el flujo {string}', async function (this: Mundo, titulo: string) {
  const { data } = read(manuales.maquinas, await this.call('/manuales/maquinas'))
  readings.set(this, { machine: data.find((machine) => machine.titulo === titulo) })
})

When('pide las reglas del manual', async function (this: Mundo) {
  await this.call('/manuales/reglas')
})

When('busca en el manual {string}', async function (this: Mundo, question: string) {
  assert.ok(this.browser, 'El escenario no abrió el navegador')
  const { page } = this.browser
  await page.getByRole('combobox', { name: 'Buscar en el manual' }).fill(question)
  // The answer is what comes first: the scenario reads it in the page that opens.
  await page.getByRole('listbox', { name: 'Resultados' }).getByRole('option').first().click()
})

Then('el manual cuenta el escenario {string}', function (this: Mundo, nombre: string) {
  const scenario = reading(this).feature?.escenarios.find((one) => one.nombre === nombre)
  assert.ok(scenario, `La característica no tiene el escenario «${nombre}»`)
  this.remembered.set('último paso', scenario.pasos.at(-1)?.texto)
})

Then('el escenario termina en {string}', function (this: Mundo, texto: string) {
  assert.equal(this.remembered.get('último paso'), texto)
})

Then('la regla dice {string}', function (this: Mundo, sentence: string) {
  assert.equal(reading(this).rule?.regla, sentence)
})

Then('la muestra la característica {string}', async function (this: Mundo, nombre: string) {
  const caracteristicas = reading(this).rule?.caracteristicas ?? []
  const shown = (await features(this)).filter(({ id }) => caracteristicas.includes(id))
  assert.ok(
    shown.some((feature) => feature.nombre === nombre),
    shown.map((feature) => feature.nombre).join(' | '),
  )
})

Then('el flujo tiene el estado {string} y su dibujo', function (this: Mundo, titulo: string) {
  const { machine } = reading(this)
  assert.ok(machine, 'El manual no tiene ese flujo')
  const { estados, svg } = machine
  assert.ok(
    estados.some((state) => state.titulo === titulo),
    estados.map((state) => state.titulo).join(' | '),
  )
  assert.match(svg, /^<svg/u)
})
