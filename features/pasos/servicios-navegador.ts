/** Services of the own-code catalogue in a real browser. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { activeService, addService, openServices, orderServices, readAndClose } from '../../tests/e2e/pages/own-code.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import type { Mundo } from '../soporte/mundo.ts'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

Given(
  'que la médica abrió en el navegador los servicios de la consulta {int}',
  async function (this: Mundo, id: number) {
    this.browser = { page: await signedIn(await this.server(), 'medico@cauce.demo') }
    await openServices(pageOf(this), id)
  },
)

When('añade y ordena en el navegador el servicio {string}', async function (this: Mundo, codigo: string) {
  await addService(pageOf(this), codigo)
  await orderServices(pageOf(this)).click()
  await readAndClose(pageOf(this), 'Ordenamiento', 'Orden generada con éxito')
})

Then(
  've en los servicios activos {string} como {string}',
  async function (this: Mundo, codigo: string, estado: string) {
    await activeService(pageOf(this), codigo).getByText(estado).first().waitFor()
  },
)

When(
  'cambia en el navegador la sede del servicio {string} a {string}',
  async function (this: Mundo, codigo: string, nombre: string) {
    const row = activeService(pageOf(this), codigo)
    await row.getByRole('button', { name: 'Cambiar' }).click()
    const change = pageOf(this).getByRole('dialog', { name: 'Cambiar la sede' })
    await change.getByRole('combobox').fill(nombre)
    await change
      .getByRole('option', { name: new RegExp(nombre, 'u') })
      .first()
      .click()
    await change.getByRole('button', { name: 'Cambiar la sede' }).click()
    await change.waitFor({ state: 'detached' })
  },
)

Then(
  've en el historial de sedes del servicio {string} {string}',
  async function (this: Mundo, codigo: string, nombre: string) {
    await activeService(pageOf(this), codigo).getByText(nombre).waitFor()
    await activeService(pageOf(this), codigo)
      .getByRole('button', { name: /^Activa/u })
      .click()
    const history = pageOf(this).getByRole('region', { name: 'Historial de sedes' })
    await history.getByRole('listitem').first().getByText(nombre).waitFor()
  },
)
