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
import { becomes } from '../soporte/espera.ts'
import { pageNamed } from '../soporte/pantallas.ts'
import type { Mundo } from '../soporte/mundo.ts'

const DOCTOR = 'medico@cauce.demo'
const REFERRER = 'referente@cauce.demo'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

interface Listed {
  readonly name: HistoryScreenName
  readonly query?: string
}

const openOf = async (
  world: Mundo,
  { who, name, documento, query = '' }: Listed & { readonly who: string; readonly documento: string },
): Promise<void> => {
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

const LISTS: Readonly<Record<string, Listed>> = {
  'la lista de consultas': { name: 'consultas', query: 'vista=lista' },
  'las órdenes': { name: 'ordenes' },
  'las órdenes activas': { name: 'ordenes', query: 'estado=1' },
  'las órdenes pendientes de auditoría': { name: 'ordenes', query: 'estado=3' },
  'las incapacidades': { name: 'incapacidades' },
}

When(
  /^la médica abre (la lista de consultas|las [^"]+) de "([^"]*)"$/u,
  async function (this: Mundo, what: string, documento: string) {
    const list = LISTS[what]
    assert.ok(list, `No se sabe abrir ${what}`)
    await openOf(this, { who: DOCTOR, documento, ...list })
    await listSettled(pageOf(this))
  },
)

When('quien gestiona referencias abre las consultas de {string}', async function (this: Mundo, documento: string) {
  await openOf(this, { who: REFERRER, name: 'consultas', documento })
  await sister(pageOf(this), 'Órdenes').waitFor()
})

Then(
  'está en {string} y la dirección lleva el número del afiliado y nada más',
  async function (this: Mundo, title: string) {
    await pageOf(this).waitForURL((url) => `${url.pathname}${url.search}` === `${pageNamed(title)}?afiliado=1`)
  },
)

Then('está otra vez en la lista de consultas', async function (this: Mundo) {
  const address = `${pageNamed(TITLES.consultas)}?afiliado=1&vista=lista`
  await pageOf(this).waitForURL((url) => `${url.pathname}${url.search}` === address)
})

When('quien gestiona referencias abre la dirección del histórico de incapacidades', async function (this: Mundo) {
  await pageOf(this).goto('/historico/incapacidades?afiliado=1')
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
  await becomes(() => sister(pageOf(this), name).count(), 0)
})
