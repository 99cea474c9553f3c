/** What does not arrive while somebody orders, in a real browser. */
import assert from 'node:assert/strict'
import { Given, When } from '@cucumber/cucumber'
import type { Page, Route } from 'playwright-core'
import { lineEntry } from '../../tests/e2e/pages/medications.ts'
import { activeRow, openOrdering, orderingPath, orderTypes } from '../../tests/e2e/pages/ordering.ts'
import { activeService, serviceSearch } from '../../tests/e2e/pages/own-code.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { orderLine } from '../soporte/ordenes.ts'

const DOCTOR = 'medico@cauce.demo'
const PROCEDURE = '903841'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const lost = (route: Route) => route.abort()
/** A refusal that does not say why. */
const silent = (route: Route) => route.fulfill({ status: 500, json: { error: '', codigo: 'interno' } })

const CALLS: Readonly<Record<string, readonly [string, (route: Route) => Promise<void>]>> = {
  'la consulta': ['**/api/consultas/consulta/1', silent],
  'las órdenes activas de medicamentos': ['**/api/ordenamiento/ordenes-activas/1/1', lost],
  'las órdenes activas de servicios': ['**/api/ordenamiento/ordenes-activas/1/4', lost],
  'los medicamentos': ['**/api/medicamentos/**', lost],
  'los servicios': ['**/api/codigo-propio/**', lost],
  'los prestadores': ['**/api/reps/listar**', lost],
}

Given('que no se puede traer {string}', async function (this: Mundo, what: string) {
  const call = CALLS[what]
  assert.ok(call, `No se sabe perder ${what}`)
  this.browser = { page: await signedIn(await this.server(), DOCTOR) }
  await pageOf(this).route(...call)
})

Given('que la consulta {int} tiene una línea activa para enviar', async function (this: Mundo, id: number) {
  this.consultaId = id
  this.token = await (await this.server()).login(DOCTOR)
  await orderLine(this, PROCEDURE)
})

When('la médica abre {string} de la consulta {int}', async function (this: Mundo, part: string, id: number) {
  this.browser ??= { page: await signedIn(await this.server(), DOCTOR) }
  const page = pageOf(this)
  if (part === 'la consulta') {
    await page.goto(orderingPath(id))
    return
  }
  await openOrdering(page, id)
  await orderTypes(page)
    .getByRole('button', { name: new RegExp(`^${part}`, 'u') })
    .click()
})

When('busca {string} en {string}', async function (this: Mundo, text: string, part: string) {
  const box = part === 'Medicamentos' ? lineEntry(pageOf(this)) : serviceSearch(pageOf(this))
  await box.pressSequentially(text)
})

When(
  'busca {string} entre los prestadores del servicio {string}',
  async function (this: Mundo, text: string, codigo: string) {
    await activeService(pageOf(this), codigo).getByRole('button', { name: 'Cambiar' }).click()
    await pageOf(this).getByRole('dialog', { name: 'Cambiar la sede' }).getByRole('combobox').fill(text)
  },
)

When('envía en el navegador esa línea a {string}', async function (this: Mundo, email: string) {
  await activeRow(pageOf(this), PROCEDURE)
    .getByRole('button', { name: /^Enviar por correo/u })
    .click()
  const send = pageOf(this).getByRole('dialog', { name: 'Enviar la orden por correo' })
  await send.getByLabel('Correo', { exact: true }).fill(email)
  await send.getByRole('button', { name: 'Enviar la orden' }).click()
})
