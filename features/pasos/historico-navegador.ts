/** The history of an affiliate in a real browser. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import {
  affiliateId,
  affiliateSearch,
  documentOf,
  drawing,
  type HistoryScreenName,
  listRows,
  listSettled,
  openHistory,
  pickAffiliate,
  sister,
  TITLES,
} from '../../tests/e2e/pages/history.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import type { Mundo } from '../soporte/mundo.ts'

const DOCTOR = 'medico@cauce.demo'
const REFERRER = 'referente@cauce.demo'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const isScreen = (name: string): name is HistoryScreenName => Object.hasOwn(TITLES, name)

const openOf = async (
  world: Mundo,
  { who, name, documento, query = '' }: { who: string; name: string; documento: string; query?: string },
): Promise<void> => {
  assert.ok(isScreen(name), name)
  const server = await world.server()
  world.browser ??= { page: await signedIn(server, who) }
  const id = await affiliateId(server, documento)
  await openHistory(pageOf(world), name, `afiliado=${id}${query === '' ? '' : `&${query}`}`)
}

When('la médica busca en el histórico a {string}', async function (this: Mundo, text: string) {
  this.browser ??= { page: await signedIn(await this.server(), DOCTOR) }
  await openHistory(pageOf(this), 'consultas')
  await affiliateSearch(pageOf(this)).fill(text)
})

When('escoge en el histórico a {string}', async function (this: Mundo, name: string) {
  await pickAffiliate(pageOf(this), name)
})

When('la médica abre la línea de tiempo de {string}', async function (this: Mundo, documento: string) {
  await openOf(this, { who: DOCTOR, name: 'consultas', documento })
  await drawing(pageOf(this)).waitFor()
})

When(
  'la médica abre el histórico de {string} de {string} con {string}',
  async function (this: Mundo, name: string, documento: string, query: string) {
    await openOf(this, { who: DOCTOR, name, documento, query })
    await listSettled(pageOf(this))
  },
)

When(
  'quien gestiona referencias abre el histórico de {string} de {string}',
  async function (this: Mundo, name: string, documento: string) {
    await openOf(this, { who: REFERRER, name, documento })
    await sister(pageOf(this), 'Órdenes').waitFor()
  },
)

When('quien gestiona referencias abre la dirección del histórico de incapacidades', async function (this: Mundo) {
  await pageOf(this).goto('/historico/incapacidades?afiliado=1')
})

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

When('lee en el histórico la consulta {string}', async function (this: Mundo, motivo: string) {
  await listRows(pageOf(this))
    .filter({ has: pageOf(this).getByText(motivo, { exact: true }) })
    .getByRole('button', { name: 'Leer', exact: true })
    .click()
  await pageOf(this).getByRole('heading', { level: 2, name: motivo }).waitFor()
})

When('lee en el histórico la consulta de la primera incapacidad', async function (this: Mundo) {
  await pageOf(this)
    .getByRole('link', { name: /^Leer la consulta de la incapacidad/u })
    .first()
    .click()
})

When(
  'la médica abre la consulta {int} y pulsa la tecla {string}',
  async function (this: Mundo, id: number, key: string) {
    this.browser ??= { page: await signedIn(await this.server(), DOCTOR) }
    await pageOf(this).goto(`/panelMedico/atencion/${id}`)
    await pageOf(this).getByRole('link', { name: 'Histórico del afiliado' }).waitFor()
    await pageOf(this).keyboard.press(key)
  },
)

When('vuelve a la historia del afiliado', async function (this: Mundo) {
  await pageOf(this).getByRole('link', { name: 'Volver a la historia' }).click()
})

When('busca en la lista del histórico {string}', async function (this: Mundo, text: string) {
  const page = pageOf(this)
  const answered = page.waitForResponse((response) => response.url().endsWith('/buscar'))
  await page.getByLabel('Buscar en la lista').fill(text)
  await page.keyboard.press('Enter')
  await answered
})

When('vuelve a imprimir lo primero del histórico', async function (this: Mundo) {
  const page = pageOf(this)
  const first = page.getByRole('button', { name: /^Imprimir/u }).first()
  this.remembered.set('documento', await documentOf(page, () => first.click()))
})

When('pide la historia completa del afiliado', async function (this: Mundo) {
  const page = pageOf(this)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Historia completa', exact: true }).click()
  this.remembered.set('archivo', (await download).suggestedFilename())
})

Then('la línea de tiempo cuenta consultas, órdenes e incapacidades', async function (this: Mundo) {
  await pageOf(this)
    .getByRole('figure', { name: /\d+ consultas, \d+ órdenes, \d+ incapacidades/u })
    .waitFor()
})

Then('el cursor queda en ese día', async function (this: Mundo) {
  const focused = pageOf(this).locator('li:focus')
  assert.match(await focused.innerText(), /Incapacidad de \d+ días/u)
})

Then('por día solo hay incapacidades', async function (this: Mundo) {
  const page = pageOf(this)
  await page.waitForURL(/clase=incapacidad/u)
  const links = await page.getByRole('link', { name: /^(?:Ver|Leer):/u }).allInnerTexts()
  const leaves = await page.getByRole('link', { name: /^Ver: Incapacidad/u }).count()
  assert.ok(links.length > 0)
  assert.equal(leaves, links.length)
})

Then('la línea de tiempo muestra un periodo que ya pasó', async function (this: Mundo) {
  await pageOf(this).waitForURL(/meses=3&fin=\d{4}-\d{2}-\d{2}/u)
  await drawing(pageOf(this)).waitFor()
})

Then('la línea de tiempo llega hasta hoy', async function (this: Mundo) {
  await pageOf(this).waitForURL((url) => !url.searchParams.has('fin'))
  await pageOf(this).getByText('hoy', { exact: true }).waitFor()
})

Then('todas las filas del histórico dicen {string}', async function (this: Mundo, text: string) {
  const page = pageOf(this)
  await listSettled(page)
  const texts = await listRows(page).allInnerTexts()
  assert.ok(texts.length > 0)
  for (const row of texts) assert.ok(row.includes(text), row)
})

Then('recibe del histórico un PDF', function (this: Mundo) {
  assert.deepEqual(this.remembered.get('documento'), { status: 200, type: 'application/pdf' })
})

Then('la historia completa queda en las descargas', async function (this: Mundo) {
  assert.equal(this.remembered.get('archivo'), 'historia_completa_1.pdf')
  await pageOf(this).getByText('La historia completa quedó en las descargas de este equipo.').waitFor()
})

Then('no se le ofrece el histórico {string}', async function (this: Mundo, name: string) {
  assert.equal(await sister(pageOf(this), name).count(), 0)
})
