/** Totals of a period and their rows as a file. The totals name nobody. */
import type { historico } from '@cauce/contract/historico'
import type { Answer, Body } from '@cauce/contract/entry'
import { orderKindName } from '@cauce/domain/history/order-kinds'
import { checkReportPeriod, monthInWords, monthsOf } from '@cauce/domain/history/period'
import { CONSENT_ANSWERS, REPORT_KINDS, consentAnswer, type ReportKind } from '@cauce/domain/history/reports'
import { audit, auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { filePart } from '../../kit/report/file-part.ts'
import { requirePeriod } from './reader.ts'
import * as queries from './report-queries.ts'
import { fileOf } from './report-rows.ts'

type Module = typeof historico

/** What a class is called, where its code is not its name. */
const CLASS_NAMES: Partial<Readonly<Record<ReportKind, (clase: string) => string>>> = {
  ordenes: (clase) => orderKindName(Number(clase)),
  consentimientos: (clase) => CONSENT_ANSWERS[consentAnswer(clase)].nombre,
}

const sum = (rows: readonly queries.Totals[], figure: 'total' | 'cifra'): number =>
  rows.reduce((total, row) => total + row[figure], 0)

/** Totals of the period: all, by month (also the empty ones), by class (the most first). */
export const report = async (ctx: UserCtx, body: Body<Module['reporte']>): Promise<Answer<Module['reporte']>> => {
  requirePeriod(body, checkReportPeriod)
  const { clase, desde, hasta } = body
  const rows = await queries.totals(ctx.db, clase, { desde, hasta })
  const nameOf = CLASS_NAMES[clase] ?? ((name: string) => name)
  const months = Map.groupBy(rows, ({ mes }) => mes)
  const classes = Map.groupBy(rows, (row) => nameOf(row.clase))
  const { segunda } = REPORT_KINDS[clase]
  auditRead(ctx, {
    accion: 'historico.reporte',
    recurso: 'reporte',
    recurso_id: clase,
    detalle: { informe: clase, desde, hasta },
  })
  return {
    total: sum(rows, 'total'),
    suma: segunda === null ? null : { etiqueta: segunda, total: sum(rows, 'cifra') },
    por_mes: monthsOf({ desde, hasta }).map((mes) => ({
      etiqueta: monthInWords(mes),
      total: sum(months.get(mes) ?? [], 'total'),
    })),
    por_clase: [...classes]
      .map(([etiqueta, of]) => ({ etiqueta, total: sum(of, 'total') }))
      .toSorted((one, other) => other.total - one.total || one.etiqueta.localeCompare(other.etiqueta, 'es-CO')),
  }
}

/** The next part of the file of a report. Each part is noted. */
export const exportReport = async (
  ctx: UserCtx,
  body: Body<Module['exportar']>,
): Promise<Answer<Module['exportar']>> => {
  requirePeriod(body, checkReportPeriod)
  const { clase, desde, hasta } = body
  const part = await filePart(ctx.db, fileOf(clase, { desde, hasta }), body)
  await audit(ctx.db, ctx, {
    accion: 'historico.exportar',
    recurso: 'reporte',
    recurso_id: clase,
    detalle: { informe: clase, desde, hasta, filas: part.filas },
  })
  return part
}
