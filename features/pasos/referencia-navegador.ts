/** The panel of a referral in a real browser. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import {
  closingDialog,
  closingWarning,
  institutionSearch,
  openReferral,
  panelButton,
  panelField,
  referralPanel,
  spine,
  writeAcceptance,
} from '../../tests/e2e/pages/referral.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { HOSPITAL, MANAGER, momentAfter, OTHER_MANAGER, registered, taken } from '../../tests/support/referral.ts'
import type { Referral } from '@cauce/domain/referral/referral'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'

const REFERRAL = 'remision'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const isReferral = (value: unknown): value is Referral =>
  typeof value === 'object' && value !== null && 'version' in value && 'canal_id' in value

const referralOf = (world: Mundo): Referral => {
  const value = world.remembered.get(REFERRAL)
  assert.ok(isReferral(value), 'El escenario no tiene una remisión')
  return value
}

const open = async (world: Mundo, referral: Referral, email: string): Promise<void> => {
  world.remembered.set(REFERRAL, referral)
  world.browser = { page: await signedIn(await world.server(), email) }
  await openReferral(pageOf(world), referral.id)
}

const registeredByHospital = async (world: Mundo): Promise<Referral> => {
  const server = await world.server()
  return registered(server, await server.login(HOSPITAL))
}

Given('una remisión pendiente abierta en el navegador por quien gestiona', async function (this: Mundo) {
  await open(this, await registeredByHospital(this), MANAGER)
})

Given('una remisión pendiente abierta en el navegador por el hospital que remite', async function (this: Mundo) {
  await open(this, await registeredByHospital(this), HOSPITAL)
})

Given('una remisión en seguimiento abierta en el navegador por quien gestiona', async function (this: Mundo) {
  const server = await this.server()
  const referral = await registeredByHospital(this)
  await open(this, await taken(server, await server.login(MANAGER), referral), MANAGER)
})

Given('otra remisión con el código {string}', async function (this: Mundo, codigo_remision: string) {
  const server = await this.server()
  await taken(server, await server.login(OTHER_MANAGER), await registeredByHospital(this), { codigo_remision })
})

Given('que los cambios de la remisión no llegan', async function (this: Mundo) {
  await pageOf(this).route('**/api/referencias/actualizar/**', (route) => route.abort())
})

Given('que las instituciones no se pueden traer', async function (this: Mundo) {
  await pageOf(this).route('**/api/reps/buscarRep/**', (route) => route.abort())
})

When('busca la institución {string}', async function (this: Mundo, text: string) {
  await institutionSearch(pageOf(this)).fill(text)
})

When('la gestiona en el navegador', async function (this: Mundo) {
  await panelButton(pageOf(this), 'Gestionar').click()
})

When('pulsa {string} en el panel', async function (this: Mundo, name: string) {
  await panelButton(pageOf(this), name).click()
})

When('escribe {string} en {string} del panel', async function (this: Mundo, text: string, field: string) {
  await panelField(pageOf(this), field).fill(text)
})

When('escribe la aceptación en el panel', async function (this: Mundo) {
  const [fecha, hora] = momentAfter(referralOf(this), 0)
  await writeAcceptance(pageOf(this), { fecha, hora })
})

When('observa {string}', async function (this: Mundo, text: string) {
  await closingDialog(pageOf(this)).getByLabel('Observación de la finalización').fill(text)
})

When('confirma la finalización', async function (this: Mundo) {
  await closingDialog(pageOf(this))
    .getByRole('button', { name: /^Finalizar la referencia/u })
    .click()
})

When('escoge el tipo de anexo {string}', async function (this: Mundo, label: string) {
  await panelField(pageOf(this), 'Tipo de anexo').selectOption({ label })
})

When('acepta cerrarla', async function (this: Mundo) {
  await closingWarning(pageOf(this)).getByRole('button', { name: 'Generar el código y cerrar' }).click()
})

When('otra gestora la toma', async function (this: Mundo) {
  const server = await this.server()
  const other = await taken(server, await server.login(OTHER_MANAGER), referralOf(this))
  this.remembered.set(REFERRAL, other)
})

When('escribe en la remisión el mensaje {string}', async function (this: Mundo, text: string) {
  await pageOf(this).getByLabel('Mensaje').fill(text)
  await pageOf(this).keyboard.press('Enter')
})

Then('puede {string}', async function (this: Mundo, names: string) {
  for (const name of names.split(', ')) await panelButton(pageOf(this), name).waitFor()
})

Then('no puede moverla', async function (this: Mundo) {
  await panelField(pageOf(this), 'Código de remisión').waitFor({ state: 'detached' })
  await becomes(() => referralPanel(pageOf(this)).getByRole('button').count(), 0)
})

Then('lo que ha pasado dice {string}', async function (this: Mundo, text: string) {
  await spine(pageOf(this)).getByRole('listitem').filter({ hasText: text }).first().waitFor()
})

Then('ve que la tomó la otra gestora', async function (this: Mundo) {
  const name = referralOf(this).gestor?.nombre ?? ''
  await referralPanel(pageOf(this)).getByText(`${name} la tomó a las`).waitFor()
})

Then('el campo {string} del panel está en {string}', async function (this: Mundo, field: string, text: string) {
  await becomes(() => panelField(pageOf(this), field).inputValue(), text)
})

Then('se abre el ordenamiento', async function (this: Mundo) {
  await pageOf(this).getByRole('dialog', { name: 'Ordenamiento de la consulta' }).waitFor()
})

Then('al cerrarlo lo que ha pasado dice {string}', async function (this: Mundo, text: string) {
  await pageOf(this).keyboard.press('Escape')
  await spine(pageOf(this)).getByRole('listitem').filter({ hasText: text }).first().waitFor()
})
