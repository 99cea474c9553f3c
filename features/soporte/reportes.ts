/** Reports of the histories and of the referrals, and their files. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { historico } from '@cauce/contract/historico'
import { referencias } from '@cauce/contract/referencias'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { yearUntil } from '@cauce/domain/history/period'
import type { Mundo } from './mundo.ts'
import { pageOf } from './pantalla.ts'
import { known, memoryOf } from './recuerdos.ts'
import { read } from './respuestas.ts'

const MONTH = 29
const REFERRALS = 'remisiones'

interface Asked {
  of: string
  body: object
}
const askedOf = memoryOf<Asked>()

const PERIODS: Readonly<Record<string, (today: string) => object>> = {
  mes: (hasta) => ({ desde: addDays(hasta, -MONTH), hasta }),
  año: yearUntil,
}

/** @param of a kind of report of the histories, or `remisiones` @param period `mes`, `año` or its first and last days */
export const ask = async (
  world: Mundo,
  of: string,
  period: string | { readonly desde: string; readonly hasta: string },
  annex: string | null,
): Promise<void> => {
  const days =
    typeof period === 'string' ? known(PERIODS[period], `No hay un periodo ${period}`)(bogotaDate(Date.now())) : period
  const kind = of === REFERRALS ? {} : { clase: of }
  const body = { ...kind, ...days, ...(annex === null ? {} : { tipo_anexo_id: Number(annex) }) }
  Object.assign(askedOf(world), { of, body })
  await world.call(of === REFERRALS ? referencias.reporte.path : historico.reporte.path, body)
}

interface Bar {
  readonly etiqueta: string
  readonly total: number
}
interface Counted {
  readonly total: number
  /** By what a scenario calls each way of counting. */
  readonly bars: Readonly<Record<string, readonly Bar[]>>
}

const answered = (world: Mundo) => known(world.answer, 'El escenario no pidió un reporte')
const isOfReferrals = (world: Mundo): boolean => askedOf(world).of === REFERRALS

export const counted = (world: Mundo): Counted => {
  if (isOfReferrals(world)) {
    const report = read(referencias.reporte, answered(world))
    const { total, por_dia, por_estado, por_tipo_anexo, por_tipo_solicitud, por_institucion } = report
    return {
      total,
      bars: {
        días: por_dia,
        estados: por_estado,
        'tipos de anexo': por_tipo_anexo,
        'tipos de solicitud': por_tipo_solicitud,
        instituciones: por_institucion,
      },
    }
  }
  const { total, por_mes, por_clase } = read(historico.reporte, answered(world))
  return { total, bars: { meses: por_mes, clases: por_clase } }
}

export const sumOf = (bars: readonly Bar[]): number => bars.reduce((all, { total }) => all + total, 0)

/** How long the acceptance took was measured, and is in order. */
const acceptanceMeasured = (world: Mundo): boolean => {
  const { tiempos } = read(referencias.reporte, answered(world))
  const time = tiempos.find(({ nombre }) => nombre === 'De registro a aceptación')
  if (time === undefined || time.mediana === null || time.p90 === null) return false
  return time.medidos > 0 && time.mediana <= time.p90
}

/** What the report says, by the words of a scenario: how many of each way of counting, and the total. */
export const saidOf = (world: Mundo): Readonly<Record<string, string>> => {
  const { total, bars } = counted(world)
  const [annex, ...others] = bars['tipos de anexo'] ?? []
  return {
    ...Object.fromEntries(Object.entries(bars).map(([way, ways]) => [way, String(ways.length)])),
    total: String(total),
    ...(isOfReferrals(world) ? { 'se midió la aceptación': acceptanceMeasured(world) ? 'sí' : 'no' } : {}),
    ...(annex?.total === total && others.length === 0 ? { 'todas son de': annex.etiqueta } : {}),
  }
}

const csvOf = (text: string | Buffer): readonly (readonly string[])[] => parse(text, { bom: true })

/** The rows of the file of the report, without its header. */
export const fileRows = async (world: Mundo): Promise<readonly (readonly string[])[]> => {
  const { body } = askedOf(world)
  const file = isOfReferrals(world)
    ? read(referencias.exportar, await world.call(referencias.exportar.path, body))
    : read(historico.exportar, await world.call(historico.exportar.path, body))
  const cells = csvOf(file.csv)
  // A spreadsheet is made of the same cells.
  assert.deepEqual(
    file.celdas.map((row) => row.map((cell) => String(cell ?? ''))),
    cells,
  )
  assert.equal(file.filas, cells.length - 1)
  return cells.slice(1)
}

/** No cell has the surname of an affiliate, and no text the one that is read in capitals. */
export const namesNobody = async (world: Mundo, rows: readonly (readonly string[])[]): Promise<boolean> => {
  const { db } = await world.server()
  const people = await db.selectFrom('afiliados').select('primer_apellido').execute()
  const [cells, text] = [new Set(rows.flat()), rows.flat().join(' ')]
  return !people.some(
    ({ primer_apellido }) => cells.has(primer_apellido) || text.includes(primer_apellido.toLocaleUpperCase('es-CO')),
  )
}

const downloaded = async (world: Mundo, format: string): Promise<Buffer> => {
  const coming = pageOf(world).waitForEvent('download')
  await pageOf(world)
    .getByRole('button', { name: `Descargar ${format}` })
    .click()
  return readFile(await (await coming).path())
}

/** Downloads the report of the screen; a text has as many rows as the screen says. */
export const download = async (world: Mundo, format: string): Promise<void> => {
  const shown = Number(await pageOf(world).locator('.rep-figure dd').first().textContent())
  const file = await downloaded(world, format)
  if (format === 'CSV') assert.equal(csvOf(file).length - 1, shown)
  // A spreadsheet is a compressed folder.
  else assert.equal(file.subarray(0, 2).toString('latin1'), 'PK')
}
