/** A medication written in a real browser: how it is read, what its alerts ask, what the list says; and how long its order serves. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Locator, Page } from 'playwright-core'
import { completedLine, medicationForm, readBack, selectedRow, typeLine } from '../../tests/e2e/pages/medications.ts'
import { becomes } from '../soporte/espera.ts'
import { activeMedications } from '../soporte/formulas.ts'
import { dayOf } from '../soporte/incapacidades.ts'
import type { Mundo } from '../soporte/mundo.ts'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const alert = (world: Mundo): Locator => pageOf(world).getByRole('alertdialog')

/** Each piece of the line, without the labels that only readers hear. */
const understood = async (world: Mundo): Promise<string> => {
  const pieces = await readBack(pageOf(world)).getByRole('listitem').allInnerTexts()
  return pieces.map((piece) => piece.replaceAll(/\s+/gu, ' ').trim()).join(' · ')
}

When('escribe la línea {string} de {string}', async function (this: Mundo, text: string, drug: string) {
  await typeLine(pageOf(this), text, drug)
})

When('añade la línea {string} de {string}', async function (this: Mundo, text: string, drug: string) {
  await typeLine(pageOf(this), text, drug)
  await pageOf(this).keyboard.press('Enter')
  await completedLine(pageOf(this)).waitFor({ state: 'attached' })
  await pageOf(this).keyboard.press('Enter')
})

When('abre la línea {string} de {string}', async function (this: Mundo, text: string, drug: string) {
  await typeLine(pageOf(this), text, drug)
  await pageOf(this).keyboard.press('Enter')
  await completedLine(pageOf(this)).waitFor({ state: 'attached' })
  await pageOf(this).keyboard.press('Tab')
})

When('cambia la frecuencia de la fórmula a {string}', async function (this: Mundo, every: string) {
  await medicationForm(pageOf(this)).getByLabel('Frecuencia').fill(every)
})

When('escribe en la fórmula la observación {string}', async function (this: Mundo, text: string) {
  await medicationForm(pageOf(this)).getByLabel('Observación').fill(text)
})

When('escoge el motivo frecuente {string}', async function (this: Mundo, reason: string) {
  await alert(this).getByRole('button', { name: reason }).click()
})

When('añade a mano al motivo {string}', async function (this: Mundo, text: string) {
  const why = alert(this).getByRole('textbox')
  await why.fill(`${await why.inputValue()}${text}`)
})

When('sigue con ese motivo', async function (this: Mundo) {
  await alert(this)
    .getByRole('button', { name: /^(?:Formular|Seguir|Ordenar)/u })
    .click()
  await alert(this).waitFor({ state: 'detached' })
})

Then('de la línea se entiende {string}', async function (this: Mundo, pieces: string) {
  // What follows depends on the day: the site, the diagnosis.
  await becomes(async () => (await understood(this)).slice(0, pieces.length), pieces)
})

Then('la observación de la fórmula dice {string}', async function (this: Mundo, text: string) {
  await becomes(() => medicationForm(pageOf(this)).getByLabel('Observación').inputValue(), text)
})

Then('el motivo de la alerta dice {string}', async function (this: Mundo, text: string) {
  await becomes(() => alert(this).getByRole('textbox').inputValue(), text)
})

Then('en la lista {string} dice {string}', async function (this: Mundo, drug: string, text: string) {
  await selectedRow(pageOf(this), drug).getByText(text).waitFor()
})

Then(
  'el tratamiento de {string} termina el {string} y su orden sirve hasta el {string}',
  async function (this: Mundo, drug: string, end: string, last: string) {
    const line = (await activeMedications(this)).find(({ codesumi }) => codesumi.nombre.startsWith(drug))
    assert.ok(line, `No hay una línea activa de ${drug}`)
    assert.deepEqual([line.fin_tratamiento, line.fecha_vencimiento], [dayOf(end), dayOf(last)])
  },
)
