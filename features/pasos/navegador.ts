/** What a person does and sees in a real browser. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { newPerson, signedIn } from '../../tests/e2e/support/browser.ts'
import { sendCredentials, signIn } from '../../tests/e2e/pages/login.ts'
import { signConsent } from '../../tests/e2e/pages/consent.ts'
import { activeRow, addProcedure, dialog, openOrdering, order } from '../../tests/e2e/pages/ordering.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'

const DOCTOR = 'medico@cauce.demo'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const openAsDoctor = async (world: Mundo, consultaId: number): Promise<void> => {
  world.browser = { page: await signedIn(await world.server(), DOCTOR) }
  await openOrdering(pageOf(world), consultaId)
}

When('la médica ingresa en el navegador', async function (this: Mundo) {
  const server = await this.server()
  this.browser = { page: await newPerson(server) }
  await pageOf(this).goto('/')
  await signIn(pageOf(this), server, DOCTOR)
})

When(
  'intenta ingresar en el navegador como {string} con la contraseña {string}',
  async function (this: Mundo, email: string, password: string) {
    this.browser = { page: await newPerson(await this.server()) }
    await pageOf(this).goto('/')
    await sendCredentials(pageOf(this), email, password)
  },
)

When('la médica abre en el navegador el ordenamiento de la consulta {int}', async function (this: Mundo, id: number) {
  await openAsDoctor(this, id)
})

Given(
  'que la médica abrió en el navegador el ordenamiento de la consulta {int}',
  async function (this: Mundo, id: number) {
    await openAsDoctor(this, id)
  },
)

Given(
  'añadió en el navegador el procedimiento {string} con observación {string}',
  async function (this: Mundo, codigo: string, observacion: string) {
    await addProcedure(pageOf(this), codigo, observacion)
  },
)

When('recarga la página', async function (this: Mundo) {
  await pageOf(this).reload()
})

When('ordena en el navegador', async function (this: Mundo) {
  await order(pageOf(this))
})

When('ordena en el navegador y la paciente firma el consentimiento', async function (this: Mundo) {
  await order(pageOf(this))
  await signConsent(pageOf(this))
})

When('toca el estado {string}', async function (this: Mundo, estado: string) {
  await pageOf(this).getByRole('button', { name: estado }).first().click()
})

Then('ve {string}', async function (this: Mundo, text: string) {
  await pageOf(this).getByText(text).first().waitFor()
})

const option = (world: Mundo, name: string) =>
  dialog(pageOf(world))
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${name}`, 'u') })

Then('ve la opción {string}', async function (this: Mundo, name: string) {
  await option(this, name).waitFor()
})

Then('no ve la opción {string}', async function (this: Mundo, name: string) {
  await becomes(() => option(this, name).count(), 0)
})

Then('ve en las órdenes activas {string} como {string}', async function (this: Mundo, codigo: string, estado: string) {
  await activeRow(pageOf(this), codigo).getByText(estado).first().waitFor()
})

Then(
  've en las órdenes activas {string} con el consentimiento {string}',
  async function (this: Mundo, codigo: string, estado: string) {
    await activeRow(pageOf(this), codigo).getByText(estado).first().waitFor()
  },
)
