/** Sick leave in a real browser. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import {
  leaveForm,
  leaveRow,
  openLeaves,
  readNumber,
  registerLeave,
  writeLeave,
} from '../../tests/e2e/pages/sick-leave.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { becomes } from '../soporte/espera.ts'
import { attend, dayOf, hadLeave } from '../soporte/incapacidades.ts'
import type { Mundo } from '../soporte/mundo.ts'

const NUMBER = 'radicado'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const open = async (world: Mundo): Promise<void> => {
  world.browser = { page: await signedIn(await world.server(), 'medico@cauce.demo') }
  await openLeaves(pageOf(world), world.consultaId)
}

Given('que la médica abrió en el navegador las incapacidades de un cotizante', async function (this: Mundo) {
  await attend(this)
  await open(this)
})

Given(
  'que la médica abrió en el navegador las incapacidades de un cotizante con {int} días de {string} hasta {word}',
  async function (this: Mundo, dias: number, diagnostico: string, until: string) {
    await attend(this)
    const days = until === 'ayer' ? dias : dias - 1
    await hadLeave(this, { desde: dayOf(`hoy-${days}`), dias, diagnostico })
    await open(this)
  },
)

When(
  'escribe en el navegador una incapacidad de {int} días por {string}',
  async function (this: Mundo, dias: number, diagnostico: string) {
    await writeLeave(pageOf(this), { dias: String(dias), diagnostico })
  },
)

When('marca la prórroga en {string}', async function (this: Mundo, answer: string) {
  await leaveForm(pageOf(this)).getByText(answer, { exact: true }).click()
})

When('escoge la contingencia {string}', async function (this: Mundo, contingencia: string) {
  await pageOf(this).getByLabel('Contingencia').selectOption(contingencia)
})

When('acepta la propuesta {string}', async function (this: Mundo, name: string) {
  await pageOf(this).getByRole('button', { name }).click()
})

When('intenta registrarla en el navegador', async function (this: Mundo) {
  await registerLeave(pageOf(this)).click()
})

When('la registra en el navegador', async function (this: Mundo) {
  await registerLeave(pageOf(this)).click()
  this.remembered.set(NUMBER, await readNumber(pageOf(this)))
})

When('recarga las incapacidades', async function (this: Mundo) {
  await pageOf(this).reload()
  await openLeaves(pageOf(this), this.consultaId)
})

const numberOf = (world: Mundo): string => {
  const number = world.remembered.get(NUMBER)
  assert.ok(typeof number === 'string', 'El escenario no registró una incapacidad')
  return number
}

Then('ve la confirmación con su radicado', function (this: Mundo) {
  assert.match(numberOf(this), /^\d{4}-\d{6}$/u)
})

Then('está entre las últimas cinco como {string}', async function (this: Mundo, estado: string) {
  await leaveRow(pageOf(this), numberOf(this)).getByText(estado).waitFor()
})

Then('la línea de tiempo dice {string}', async function (this: Mundo, text: string) {
  const drawing = pageOf(this).getByRole('img', { name: /^Incapacidades de/u })
  await drawing.locator('desc').filter({ hasText: text }).waitFor({ state: 'attached' })
})

Then('la prórroga está en {string}', async function (this: Mundo, answer: string) {
  await becomes(() => leaveForm(pageOf(this)).getByRole('radio', { name: answer }).isChecked(), true)
})

Then('los días están en {string}', async function (this: Mundo, dias: string) {
  const field = pageOf(this).getByLabel('Días', { exact: true })
  await field.waitFor()
  await becomes(() => field.inputValue(), dias)
})
