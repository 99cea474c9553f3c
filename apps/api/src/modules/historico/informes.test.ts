import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { PERIOD_BACKWARDS, PERIOD_TOO_LONG } from '@cauce/domain/history/period'
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import { REPORTS } from '@cauce/contract/historico'
import { AUDITOR, openHistories, type Histories } from '../../../../../tests/support/history.ts'
import { partIds } from '../../kit/report/file-part.ts'
import { countedBy } from './report-queries.ts'

let histories: Histories
const today = bogotaDate(Date.now())
const year = { desde: addDays(today, -365), hasta: today }
beforeAll(async () => {
  histories = await openHistories({ who: AUDITOR })
})
afterAll(() => histories.close())

const rowsOf = (csv: string): readonly (readonly string[])[] => parse(csv, { bom: true })
const total = (bars: readonly { readonly total: number }[]): number => bars.reduce((sum, bar) => sum + bar.total, 0)

describe('los informes de un periodo', () => {
  it.each(REPORTS)('%s: los meses y las clases suman el total, y el archivo trae esas filas', async (clase) => {
    const report = await histories.read.reporte({ clase, ...year })
    expect(report.total).toBeGreaterThan(0)
    expect(total(report.por_mes)).toBe(report.total)
    expect(total(report.por_clase)).toBe(report.total)
    expect(report.por_mes.length).toBeGreaterThanOrEqual(12)
    const file = await histories.read.exportar({ clase, ...year })
    const [header, ...rows] = rowsOf(file.csv)
    expect(file).toMatchObject({ filas: report.total, siguiente: null })
    expect(rows).toHaveLength(report.total)
    expect(header).toContain('Documento del afiliado')
  })

  it.each(REPORTS)('%s: las partes cubren cada fila una vez', async (clase) => {
    const { db } = histories.server
    const corte = Number.MAX_SAFE_INTEGER
    const all = await partIds(db, countedBy(clase, year), { corte, antes: undefined, limit: 10_000 })
    const parts: number[] = []
    for (let antes: number | undefined; ;) {
      const part = await partIds(db, countedBy(clase, year), { corte, antes, limit: 3 })
      parts.push(...part)
      if (part.length < 3) break
      antes = part.at(-1)
    }
    expect(parts).toEqual(all)
    expect(new Set(parts).size).toBe(all.length)
  })

  it('un informe se parte por días sin perder ni contar nada dos veces', async () => {
    const half = addDays(today, -60)
    for (const clase of REPORTS) {
      const whole = await histories.read.reporte({ clase, ...year })
      const before = await histories.read.reporte({ clase, desde: year.desde, hasta: half })
      const after = await histories.read.reporte({ clase, desde: addDays(half, 1), hasta: today })
      expect(before.total + after.total).toBe(whole.total)
      expect((before.suma?.total ?? 0) + (after.suma?.total ?? 0)).toBe(whole.suma?.total ?? 0)
    }
  })

  it('lo que pasa mientras se descarga no entra', async () => {
    const { corte } = await histories.read.exportar({ clase: 'consultas', ...year })
    const cut = await histories.read.exportar({ clase: 'consultas', ...year, corte: corte - 1 })
    const whole = await histories.read.exportar({ clase: 'consultas', ...year, corte })
    expect(whole.filas - cut.filas).toBeLessThanOrEqual(1)
  })

  it('si se anula la última incapacidad de una parte, el archivo sigue donde iba', async () => {
    const { db } = histories.server
    const leaves = countedBy('incapacidades', year)
    const asked = { corte: Number.MAX_SAFE_INTEGER, limit: 3 }
    const all = await partIds(db, leaves, { ...asked, antes: undefined, limit: 10_000 })
    const antes = all[2] ?? 0
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('incapacidades').set({ estado_id: LeaveStatus.annulled }).where('id', '=', antes).execute()
      expect(await partIds(trx, leaves, { ...asked, antes })).toEqual(all.slice(3, 6))
      await trx.updateTable('incapacidades').set({ estado_id: LeaveStatus.active }).where('id', '=', antes).execute()
    })
  })

  it('un periodo sin nada dice cero en cada mes', async () => {
    const report = await histories.read.reporte({ clase: 'ordenes', desde: '1990-01-15', hasta: '1990-03-01' })
    expect(report).toMatchObject({ total: 0, por_clase: [], suma: { total: 0 } })
    expect(report.por_mes.map(({ etiqueta }) => etiqueta)).toEqual(['ene 1990', 'feb 1990', 'mar 1990'])
    expect(await histories.read.exportar({ clase: 'ordenes', desde: '1990-01-15', hasta: '1990-03-01' })).toMatchObject(
      {
        filas: 0,
        siguiente: null,
      },
    )
  })

  it.each([
    [{ desde: '2026-02-02', hasta: '2026-02-01' }, PERIOD_BACKWARDS],
    [{ desde: '1900-01-01', hasta: '2199-12-31' }, PERIOD_TOO_LONG],
    [{ desde: '2026-02-01', hasta: '2026-02-30' }, 'Debe ser una fecha válida (AAAA-MM-DD)'],
  ])('%o: «%s»', async (period, message) => {
    for (const call of ['reporte', 'exportar'] as const) {
      const answer = await histories.ask(call, { clase: 'consultas', ...period })
      expect(answer).toMatchObject({ status: 422, body: { errores: { hasta: [message] } } })
    }
  })

  it('ningún nombre de afiliado viaja en un informe ni en su archivo', async () => {
    const people = await histories.server.db.selectFrom('afiliados').select('primer_apellido').execute()
    for (const clase of REPORTS) {
      const { csv } = await histories.read.exportar({ clase, ...year })
      const cells = new Set(rowsOf(csv).flat())
      expect(people.some(({ primer_apellido }) => cells.has(primer_apellido))).toBe(false)
    }
  })

  it('quien no tiene el permiso no los ve', async () => {
    const token = await histories.server.login('medico@cauce.demo')
    for (const call of ['reporte', 'exportar'] as const) {
      expect((await histories.ask(call, { clase: 'consultas', ...year }, { token })).status).toBe(403)
    }
  })

  it('cada parte descargada queda en la auditoría, con cuántas filas', async () => {
    const row = await histories.server.db
      .selectFrom('auditoria')
      .select('detalle')
      .where('accion', '=', 'historico.exportar')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(Object.keys(Object(row.detalle)).toSorted()).toEqual(['desde', 'filas', 'hasta', 'informe'])
  })
})
