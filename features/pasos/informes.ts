/** The reports of the histories and their files. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { Then, When } from '@cucumber/cucumber'
import { parse } from 'csv-parse/sync'
import { historico } from '@cauce/contract/historico'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { yearUntil } from '@cauce/domain/history/period'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const ask = async (world: Mundo, body: object): Promise<void> => {
  world.remembered.set('reporte', body)
  await world.call(historico.reporte.path, body)
}

When('pide el reporte de {string} del último año', async function (this: Mundo, clase: string) {
  await ask(this, { clase, ...yearUntil(bogotaDate(Date.now())) })
})

When(
  'pide el reporte de {string} desde {string} hasta {string}',
  async function (this: Mundo, clase: string, desde: string, hasta: string) {
    await ask(this, { clase, desde, hasta })
  },
)

const report = (world: Mundo) => {
  assert.ok(world.answer)
  return read(historico.reporte, world.answer)
}
const total = (bars: readonly { readonly total: number }[]): number => bars.reduce((sum, bar) => sum + bar.total, 0)

Then('los meses y las clases suman el total', function (this: Mundo) {
  const answer = report(this)
  assert.ok(answer.total > 0)
  assert.deepEqual([total(answer.por_mes), total(answer.por_clase)], [answer.total, answer.total])
})

Then('el archivo del reporte trae tantas filas y ningún nombre de afiliado', async function (this: Mundo) {
  const { total: rows } = report(this)
  const file = read(historico.exportar, await this.call(historico.exportar.path, this.remembered.get('reporte')))
  const cells: readonly (readonly string[])[] = parse(file.csv, { bom: true })
  assert.equal(cells.length - 1, rows)
  const { db } = await this.server()
  const people = await db.selectFrom('afiliados').select('primer_apellido').execute()
  const said = new Set(cells.flat())
  assert.ok(!people.some(({ primer_apellido }) => said.has(primer_apellido)))
})

Then('el reporte dice cero en {int} meses', function (this: Mundo, months: number) {
  const { total: all, por_mes, por_clase } = report(this)
  assert.deepEqual([all, por_mes.length, por_clase.length], [0, months, 0])
})

const page = (world: Mundo) => {
  assert.ok(world.browser)
  return world.browser.page
}

When('la persona {string} abre en el navegador los reportes', async function (this: Mundo, email: string) {
  this.browser = { page: await signedIn(await this.server(), email) }
  await page(this).goto('/historico/reportes')
  await page(this).getByRole('table', { name: 'Consultas por mes' }).waitFor()
})

When('escoge el informe {string}', async function (this: Mundo, name: string) {
  await page(this).getByRole('button', { name }).click()
  await page(this)
    .getByRole('table', { name: `${name} por mes` })
    .waitFor()
})

Then('la tabla {string} tiene {int} meses', async function (this: Mundo, name: string, months: number) {
  await becomes(() => page(this).getByRole('table', { name }).getByRole('rowheader').count(), months)
})

Then('descarga el reporte y el archivo tiene esas filas', async function (this: Mundo) {
  const shown = Number(await page(this).locator('.rep-figure dd').first().textContent())
  const coming = page(this).waitForEvent('download')
  await page(this).getByRole('button', { name: 'Descargar CSV' }).click()
  const csv = await readFile(await (await coming).path(), 'utf8')
  const rows: readonly unknown[] = parse(csv, { bom: true })
  assert.equal(rows.length - 1, shown)
})
