/** The timeline of an affiliate in a real browser. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { drawing } from '../../tests/e2e/pages/history.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

When('recorre la línea de tiempo con las flechas y abre la marca', async function (this: Mundo) {
  const page = pageOf(this)
  await drawing(page).getByRole('group', { name: 'Consultas' }).getByRole('button').last().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
})

When('deja en la línea de tiempo solo {string}', async function (this: Mundo, kind: string) {
  await pageOf(this)
    .getByRole('group', { name: 'Qué se muestra por día' })
    .getByRole('button', { name: new RegExp(kind, 'u') })
    .click()
})

When('pide en la línea de tiempo {string} y lo de antes', async function (this: Mundo, period: string) {
  await pageOf(this).getByText(period, { exact: true }).click()
  await pageOf(this).getByRole('button', { name: 'Antes' }).click()
})

When('vuelve en la línea de tiempo a lo último', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Después' }).click()
})

Then('la línea de tiempo cuenta consultas, órdenes e incapacidades', async function (this: Mundo) {
  await pageOf(this)
    .getByRole('figure', { name: /\d+ consultas, \d+ órdenes, \d+ incapacidades/u })
    .waitFor()
})

Then('el cursor queda en ese día', async function (this: Mundo) {
  const focused = pageOf(this).locator('li:focus')
  await focused.filter({ hasText: /Incapacidad de \d+ días/u }).waitFor()
})

Then('por día solo hay incapacidades', async function (this: Mundo) {
  const page = pageOf(this)
  await page.waitForURL(/clase=incapacidad/u)
  const links = page.getByRole('link', { name: /^(?:Ver|Leer):/u })
  const leaves = page.getByRole('link', { name: /^Ver: Incapacidad/u })
  await leaves.first().waitFor()
  await becomes(async () => (await links.count()) - (await leaves.count()), 0)
})

Then('la línea de tiempo muestra un periodo que ya pasó', async function (this: Mundo) {
  await pageOf(this).waitForURL(/meses=3&fin=\d{4}-\d{2}-\d{2}/u)
  await drawing(pageOf(this)).waitFor()
})

Then('la línea de tiempo llega hasta hoy', async function (this: Mundo) {
  await pageOf(this).waitForURL((url) => !url.searchParams.has('fin'))
  await pageOf(this).getByText('hoy', { exact: true }).waitFor()
})
