/** Totals and times of the referrals of a period, and their rows as a file. The totals name nobody. */
import type { referencias } from '@cauce/contract/referencias'
import type { Answer, Body } from '@cauce/contract/entry'
import { checkReportPeriod } from '@cauce/domain/history/period'
import { annexTypeName } from '@cauce/domain/referral/annex'
import { everyDay, measureTimes, type MeasuredReferral } from '@cauce/domain/referral/report'
import { audit, auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { requirePeriod } from '../historico/reader.ts'
import { isReachableReferral, readerOf, referralStaff } from './access.ts'
import { filePart } from '../../kit/report/file-part.ts'
import * as queries from './report-queries.ts'
import { fileOf } from './report-rows.ts'

type Module = typeof referencias
type Asked = Pick<Body<Module['exportar']>, 'desde' | 'hasta' | 'tipo_anexo_id' | 'tipo_solicitud'>

const NO_REQUEST = 'Sin tipo de solicitud'
const NO_SITE = 'Sin institución'
const RECURSO = 'reporte'
const RECURSO_ID = 'referencias'

const filterOf = async (ctx: UserCtx, asked: Asked): Promise<queries.ReportFilter> => {
  requirePeriod(asked, checkReportPeriod)
  const { desde, hasta, tipo_anexo_id, tipo_solicitud } = asked
  return {
    desde,
    hasta,
    ...(tipo_anexo_id === undefined ? {} : { tipo_anexo_id }),
    ...(tipo_solicitud === undefined ? {} : { tipo_solicitud }),
    reach: isReachableReferral(await readerOf(ctx.db, referralStaff(ctx))),
  }
}

/** What was asked for, as the audit keeps it. */
const noted = ({ desde, hasta, tipo_anexo_id, tipo_solicitud }: Asked) => ({
  desde,
  hasta,
  ...(tipo_anexo_id === undefined ? {} : { tipo_anexo_id }),
  ...(tipo_solicitud === undefined ? {} : { tipo_solicitud }),
})

interface Bar {
  readonly etiqueta: string
  readonly total: number
}

/** The most first. */
const bars = (counts: Iterable<readonly [string, number]>): readonly Bar[] =>
  [...counts]
    .map(([etiqueta, total]) => ({ etiqueta, total }))
    .toSorted((one, other) => other.total - one.total || one.etiqueta.localeCompare(other.etiqueta, 'es-CO'))

const named = (counts: ReadonlyMap<string | null, number>, none: string): readonly Bar[] =>
  bars([...counts].map(([name, total]) => [name ?? none, total]))

/** Totals of the period: all, by day (also the empty ones), by state, type and site, and how long each part of their life took. */
export const report = async (ctx: UserCtx, body: Body<Module['reporte']>): Promise<Answer<Module['reporte']>> => {
  const filter = await filterOf(ctx, body)
  const counts = await queries.counted(ctx.db, filter)
  const measured: MeasuredReferral[] = []
  for await (const part of queries.measured(ctx.db, filter)) measured.push(...part)
  auditRead(ctx, { accion: 'referencia.reporte', recurso: RECURSO, recurso_id: RECURSO_ID, detalle: noted(body) })
  return {
    total: [...counts.dias.values()].reduce((sum, total) => sum + total, 0),
    por_dia: everyDay(body, counts.dias),
    por_estado: bars(counts.estados),
    por_tipo_anexo: bars([...counts.anexos].map(([id, total]) => [annexTypeName(Number(id)), total])),
    por_tipo_solicitud: named(counts.solicitudes, NO_REQUEST),
    por_institucion: named(counts.instituciones, NO_SITE),
    tiempos: measureTimes(measured),
  }
}

/** The next part of the file of a period. Each part is noted. */
export const exportReport = async (
  ctx: UserCtx,
  body: Body<Module['exportar']>,
): Promise<Answer<Module['exportar']>> => {
  const filter = await filterOf(ctx, body)
  const part = await filePart(ctx.db, fileOf(filter), body)
  await audit(ctx.db, ctx, {
    accion: 'referencia.exportar',
    recurso: RECURSO,
    recurso_id: RECURSO_ID,
    detalle: { ...noted(body), filas: part.filas },
  })
  return part
}
