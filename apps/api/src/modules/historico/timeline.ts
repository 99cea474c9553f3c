/** Everything that happened to an affiliate in a period, for the timeline that is read at a glance. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { orderKindName } from '@cauce/domain/history/order-kinds'
import { yearUntil, yearsAfter } from '@cauce/domain/history/period'
import { consentAnswer } from '@cauce/domain/history/reports'
import { LEAVE_STATUS_NAMES } from '@cauce/domain/sick-leave/leave-status'
import type { Answer, Body } from '@cauce/contract/entry'
import type { historico } from '@cauce/contract/historico'
import type { UserCtx } from '../../http/handle.ts'
import { noteReading, reachAffiliate, requirePeriod } from './reader.ts'
import * as queries from './timeline-queries.ts'

type Module = typeof historico

/** Rows of each kind; of more, the older days are left for another question. */
const MAX_ROWS = 1_000

const LEAVE_STATES: ReadonlyMap<number, string> = new Map(
  Object.entries(LEAVE_STATUS_NAMES).map(([id, nombre]) => [Number(id), nombre]),
)

/** First day of which everything was read: the one after the last of a kind that had more rows than are given. */
const coveredFrom = (desde: CalendarDate, kinds: readonly (readonly CalendarDate[])[]): CalendarDate =>
  kinds.reduce((from, days) => {
    const last = days.length < MAX_ROWS ? undefined : days.at(-1)
    return last === undefined || addDays(last, 1) < from ? from : addDays(last, 1)
  }, desde)

const dayOf = (instant: Date): CalendarDate => bogotaDate(instant.getTime())

const periodOf = (ctx: UserCtx, { desde, hasta }: Body<Module['lineaDeTiempo']>) => {
  if (desde === undefined) return yearUntil(hasta ?? ctx.today())
  return { desde, hasta: hasta ?? (desde > ctx.today() ? yearsAfter(desde, 1) : ctx.today()) }
}

/** What happened in the period, by default the last year; `desde` says from which day the answer is whole. */
export const timeline = async (
  ctx: UserCtx,
  asked: Body<Module['lineaDeTiempo']>,
): Promise<Answer<Module['lineaDeTiempo']>> => {
  requirePeriod(asked)
  await reachAffiliate(ctx, asked.afiliado_id)
  const period = periodOf(ctx, asked)
  const stretch = { ...period, afiliado_id: asked.afiliado_id, limit: MAX_ROWS }
  const visits = await queries.visits(ctx.db, stretch)
  const orders = await queries.orders(ctx.db, stretch)
  const leaves = await queries.leaves(ctx.db, stretch)
  const consents = await queries.consents(ctx.db, stretch)
  const desde = coveredFrom(period.desde, [
    visits.map(({ fecha_hora }) => dayOf(fecha_hora)),
    orders.map(({ created_at }) => dayOf(created_at)),
    leaves.map(({ fecha_inicio }) => fecha_inicio),
    consents.map(({ created_at }) => dayOf(created_at)),
  ])
  noteReading(ctx, asked.afiliado_id, { accion: 'historico.linea_de_tiempo', detalle: { ...period } })
  return {
    desde,
    hasta: period.hasta,
    visitas: visits
      .filter(({ fecha_hora }) => dayOf(fecha_hora) >= desde)
      .map(({ fecha_hora, ...visit }) => ({ ...visit, fecha_hora: fecha_hora.toISOString() })),
    ordenes: orders
      .filter(({ created_at }) => dayOf(created_at) >= desde)
      .map(({ id, created_at, tipo_orden_id, lineas }) => ({
        id,
        created_at: created_at.toISOString(),
        tipo: orderKindName(tipo_orden_id),
        lineas,
      })),
    incapacidades: leaves
      .filter(({ fecha_final }) => fecha_final >= desde)
      .map(({ estado_id, ...leave }) => ({ ...leave, estado: LEAVE_STATES.get(estado_id) ?? '' })),
    consentimientos: consents
      .filter(({ created_at }) => dayOf(created_at) >= desde)
      .map(({ id, created_at, procedimiento, estado }) => ({
        id,
        created_at: created_at.toISOString(),
        procedimiento,
        acepta: consentAnswer(estado) === 'firmado',
      })),
    hay_mas: desde !== period.desde || (await queries.hasEarlier(ctx.db, asked.afiliado_id, period.desde)),
  }
}
