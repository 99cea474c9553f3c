/** Where a portability is kept, who may move it, and what its moves do to the person. */
import { addDays, isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { extensionProblem } from '@cauce/domain/insurance/portability-extension'
import type { PortabilityMove, PortabilityState } from '@cauce/domain/insurance/portability-life'
import { PORTABILITY_OWNER } from '@cauce/domain/insurance/portability-term'
import { portabilityLife } from '@cauce/machines/life-cycles/portability'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { fail, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { endTerm } from '../../kit/clock/end-term.ts'
import { type Change, defineStore } from '../../kit/life/store.ts'
import { attendBack, attendThere } from './attention.ts'
import { handOf, holdPerson, holdPortability, type HeldPortability } from './held.ts'
import { openOf } from './queries.ts'

const alreadyOpen = (radicado: string) =>
  fail(409, 'portabilidad.abierta', `Ya tiene una portabilidad abierta: ${radicado}.`)

type Moving = Change<PortabilityState, PortabilityMove>

const CLOSED: ReadonlySet<PortabilityState> = new Set(['vencida', 'terminada', 'negada', 'anulada'])

const columnsOf = ({ evento, estado, user_id, lleva, at }: Moving) => {
  if (evento === 'tomar') return { estudia_user_id: user_id }
  if (evento === 'soltar') return { estudia_user_id: null }
  if (evento === 'prorrogar') return { fecha_fin: lleva['hasta'] ?? null, prorrogada_at: at, cerrada_at: null }
  if (!CLOSED.has(estado)) return {}
  return { cerrada_at: at, ...(lleva['motivo'] === undefined ? {} : { motivo: lleva['motivo'] }) }
}

/** From the day after its end, which it keeps: nobody is attended nowhere in between. */
const extend = async (trx: Transaction<DB>, ctx: UserCtx, row: HeldPortability, hasta: string) => {
  const { fecha_fin } = row
  if (fecha_fin === null || !isCalendarDate(hasta)) throw invalid({ hasta: ['Diga hasta cuándo.'] })
  const problem = extensionProblem(fecha_fin, hasta, ctx.today())
  if (problem !== null) throw invalid({ hasta: [problem] })
  const other = row.estado === 'vencida' ? await openOf(trx, row.afiliado_id) : undefined
  if (other !== undefined) throw alreadyOpen(other.radicado)
  return attendThere(trx, row, { desde: addDays(fecha_fin, 1), hasta }, { at: ctx.now(), hoy: ctx.today() })
}

export const portabilityStore = defineStore({
  of: portabilityLife,
  table: 'portabilidades',
  first: holdPerson,
  hold: holdPortability,
  facts: (ctx, row: HeldPortability) => Promise.resolve(handOf(row, ctx.user.id, ctx.today())),
  columns: columnsOf,
  effect: async (trx, ctx, row, { evento, estado, lleva }) => {
    const now = { at: ctx.now(), hoy: ctx.today() }
    const act = { user_id: ctx.user.id, at: now.at, motivo: lleva['motivo'] ?? 'Se asignó la sede' }
    const owner = { dueno_tipo: PORTABILITY_OWNER, dueno_id: row.id }
    if (evento === 'negar' || evento === 'asignar_sede') await endTerm(trx, owner, act)
    if (evento === 'anular') await endTerm(trx, owner, act, 'void')
    if (evento === 'prorrogar') return { events: [await extend(trx, ctx, row, lleva['hasta'] ?? '')] }
    if (evento === 'terminar') return { events: [await attendBack(trx, row.afiliado_id, now.hoy, now)] }
    if (evento !== 'asignar_sede' || estado !== 'activa') return {}
    const days = { desde: row.fecha_inicio, hasta: row.fecha_fin }
    return {
      events: [await attendThere(trx, row, days, now)],
      mensaje: 'Sede asignada: la portabilidad ya está activa',
    }
  },
  record: ({ id, afiliado_id, radicado, tipo }) => ({
    recurso: 'portabilidad',
    recurso_id: id,
    afiliado_id,
    detalle: { radicado, tipo },
  }),
})
