/** The queues of referrals, their registration and their reports. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { Given, Then, When } from '@cucumber/cucumber'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { referencias } from '@cauce/contract/referencias'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { Referral } from '@cauce/domain/referral/referral'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { HOSPITAL, MANAGER, OTHER_MANAGER, registered, taken } from '../../tests/support/referral.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const MONTH = 29
const REPORT = 'reporte'
const lastMonth = () => {
  const hasta = bogotaDate(Date.now())
  return { desde: addDays(hasta, -MONTH), hasta }
}

const askReport = async (world: Mundo, body: object): Promise<void> => {
  world.remembered.set(REPORT, body)
  await world.call(referencias.reporte.path, body)
}

const reportOf = (world: Mundo) => {
  assert.ok(world.answer)
  return read(referencias.reporte, world.answer)
}
const sum = (bars: readonly { readonly total: number }[]): number => bars.reduce((all, { total }) => all + total, 0)

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const openAs = async (world: Mundo, email: string, path: string): Promise<Page> => {
  const page = await signedIn(await world.server(), email)
  world.browser = { page }
  await page.goto(path)
  return page
}

When('pide el reporte de las remisiones del último mes', async function (this: Mundo) {
  await askReport(this, lastMonth())
})

When(
  'pide el reporte de las remisiones del último mes con el tipo de anexo {int}',
  async function (this: Mundo, tipo_anexo_id: number) {
    await askReport(this, { ...lastMonth(), tipo_anexo_id })
  },
)

When(
  'pide el reporte de las remisiones desde {string} hasta {string}',
  async function (this: Mundo, desde: string, hasta: string) {
    await askReport(this, { desde, hasta })
  },
)

Then('los días y cada clase suman el total de remisiones', function (this: Mundo) {
  const { total, por_dia, por_estado, por_tipo_anexo, por_tipo_solicitud, por_institucion } = reportOf(this)
  assert.ok(total > 0)
  const sums = [por_dia, por_estado, por_tipo_anexo, por_tipo_solicitud, por_institucion].map(sum)
  assert.deepEqual(sums, [total, total, total, total, total])
})

Then('se midió cuánto tardó la aceptación', function (this: Mundo) {
  const time = reportOf(this).tiempos.find(({ nombre }) => nombre === 'De registro a aceptación')
  assert.ok(time !== undefined && time.medidos > 0 && time.mediana !== null && time.p90 !== null)
  assert.ok(time.mediana <= time.p90)
})

Then('el archivo de las remisiones trae esas filas y ningún nombre de afiliado', async function (this: Mundo) {
  const { total } = reportOf(this)
  const file = read(referencias.exportar, await this.call(referencias.exportar.path, this.remembered.get(REPORT)))
  const cells: readonly (readonly string[])[] = parse(file.csv, { bom: true })
  assert.deepEqual([cells.length - 1, file.celdas.length - 1, file.filas], [total, total, total])
  assert.deepEqual(
    file.celdas.map((row) => row.map((cell) => String(cell ?? ''))),
    cells,
  )
  const { db } = await this.server()
  const people = await db.selectFrom('afiliados').select('primer_apellido').execute()
  const said = cells.flat().join(' ')
  assert.ok(!people.some(({ primer_apellido }) => said.includes(primer_apellido.toLocaleUpperCase('es-CO'))))
})

Then('todas las remisiones del reporte son de {string}', function (this: Mundo, name: string) {
  const { total, por_tipo_anexo } = reportOf(this)
  assert.deepEqual(por_tipo_anexo, [{ etiqueta: name, total }])
})

Given('una remisión recién registrada por el hospital', async function (this: Mundo) {
  const server = await this.server()
  this.remembered.set('registrada', await registered(server, await server.login(HOSPITAL)))
})

const isReferral = (value: unknown): value is Referral =>
  typeof value === 'object' && value !== null && 'version' in value && 'canal_id' in value

const registeredOf = (world: Mundo): Referral => {
  const value = world.remembered.get('registrada')
  assert.ok(isReferral(value), 'El escenario no tiene una remisión')
  return value
}

const queue = (page: Page) => page.getByRole('table', { name: 'Remisiones en seguimiento' })

When('quien regula abre la cola de seguimientos', async function (this: Mundo) {
  const page = await openAs(this, MANAGER, '/referencia/seguimientos')
  await queue(page).getByRole('button', { name: 'Abrir' }).first().waitFor()
})

When('deja en la cola solo las {string}', async function (this: Mundo, state: string) {
  const page = pageOf(this)
  await page.getByRole('button', { name: new RegExp(`^\\d+ ${state}$`, 'u') }).click()
  await page.getByRole('button', { pressed: true, name: new RegExp(state, 'u') }).waitFor()
})

When('abre la primera remisión de la cola y vuelve', async function (this: Mundo) {
  const page = pageOf(this)
  await queue(page).getByRole('button', { name: 'Abrir' }).first().click()
  await page.waitForURL(/remision=\d+/u)
  await page.goBack()
  await queue(page).waitFor()
})

Then('la cola sigue solo con las {string}', async function (this: Mundo, state: string) {
  const chosen = { pressed: true, name: new RegExp(state, 'u') } as const
  await pageOf(this).getByRole('button', chosen).waitFor()
  await pageOf(this).waitForURL((url) => `${url.pathname}${url.search}` === `/referencia/seguimientos?estado=${state}`)
})

When('otra persona la gestiona', async function (this: Mundo) {
  const server = await this.server()
  await taken(server, await server.login(OTHER_MANAGER), registeredOf(this))
})

Then('la cola dice sola quién la tomó', async function (this: Mundo) {
  const server = await this.server()
  const { id } = registeredOf(this)
  const token = await server.login(MANAGER)
  const answer = await server.call('/api/referencias/listar', {
    token,
    body: { cola: 'seguimiento', por_pagina: 100 },
  })
  const row = read(referencias.listar, answer).data.find((each) => each.id === id)
  assert.ok(row?.gestor && row.codigo_remision)
  await queue(pageOf(this)).getByText(row.codigo_remision).waitFor()
})

When('quien regula abre los reportes de referencia', async function (this: Mundo) {
  const page = await openAs(this, MANAGER, '/referencia/reportes')
  await page.getByRole('table', { name: 'Remisiones por día' }).waitFor()
})

Then(
  'descarga las remisiones como {string} y como {string}',
  async function (this: Mundo, first: string, second: string) {
    const page = pageOf(this)
    const shown = Number(await page.locator('.rep-figure dd').first().textContent())
    const download = async (format: string): Promise<Buffer> => {
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: `Descargar ${format}` }).click()
      return readFile(await (await coming).path())
    }
    const rows: readonly unknown[] = parse(await download(first), { bom: true })
    assert.equal(rows.length - 1, shown)
    // A spreadsheet is a compressed folder.
    assert.equal((await download(second)).subarray(0, 2).toString('latin1'), 'PK')
  },
)
