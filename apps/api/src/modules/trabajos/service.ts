/** What the server does without a request, as a person sees it, and what they may do about it. */
import {
  ACTS_OF,
  WORK_ACTS,
  WORK_MOVED,
  type WorkAct,
  type WorkKind,
  type WorkState,
} from '@cauce/domain/kit/jobs/work-state'
import type { Answer, Body } from '@cauce/contract/entry'
import type { trabajos, WorkRow } from '@cauce/contract/trabajos'
import type { Transaction } from 'kysely'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { wake } from '../../kit/wake.ts'
import * as queries from './queries.ts'

type Which = 'en_marcha' | 'fallidos' | 'reloj'

const ENGINE_STATES: Readonly<Record<NonNullable<queries.JobRow['state']>, WorkState>> = {
  created: 'en_cola',
  retry: 'por_reintentar',
  active: 'en_curso',
  completed: 'terminado',
  cancelled: 'cancelado',
  failed: 'fallido',
}
const text = (at: Date | null): string | null => at?.toISOString() ?? null
const actsOf = (clase: WorkKind, estado: WorkState): readonly WorkAct[] => ACTS_OF[clase][estado] ?? []

const jobRow = (row: queries.JobRow): WorkRow => {
  const estado = row.terminado_at !== null || row.state === null ? 'terminado' : ENGINE_STATES[row.state]
  return {
    clase: 'trabajo',
    id: row.id,
    titulo: row.nombre,
    estado,
    hechos: row.total === null ? null : row.hechos,
    total: row.total,
    intentos: row.retry_count ?? 0,
    pedido_por: row.pedido_por,
    desde: text(row.created_at),
    proxima_at: estado === 'por_reintentar' ? text(row.start_after) : null,
    terminado_at: text(row.terminado_at ?? row.completed_on),
    error: row.error,
    actos: row.cancelar_at !== null && estado !== 'fallido' ? [] : actsOf('trabajo', estado),
  }
}

const deliveryState = ({ estado, intentos }: queries.DeliveryRow): WorkState => {
  if (estado === 'fallido') return 'fallido'
  return intentos > 0 ? 'por_reintentar' : 'en_cola'
}

const deliveryRow = (row: queries.DeliveryRow): WorkRow => {
  const estado = deliveryState(row)
  return {
    clase: 'aviso',
    id: `${row.evento_id}/${row.manejador}`,
    titulo: row.manejador,
    estado,
    hechos: null,
    total: null,
    intentos: row.intentos,
    pedido_por: null,
    desde: text(row.ocurrio_at),
    proxima_at: estado === 'por_reintentar' ? text(row.proximo_at) : null,
    terminado_at: text(row.terminado_at),
    error: row.error,
    actos: actsOf('aviso', estado),
  }
}

const timerState = ({ fallos, tomado }: queries.TimerRow): WorkState => {
  if (fallos > 0) return 'por_reintentar'
  return tomado ? 'en_curso' : 'a_la_espera'
}

const timerRow = (row: queries.TimerRow): WorkRow => {
  const estado = timerState(row)
  return {
    clase: 'reloj',
    id: row.nombre,
    titulo: row.nombre,
    estado,
    hechos: null,
    total: null,
    intentos: row.fallos,
    pedido_por: null,
    desde: null,
    proxima_at: text(row.proxima_at),
    terminado_at: text(row.ultima_at),
    error: row.error,
    actos: actsOf('reloj', estado),
  }
}

const GOING: ReadonlySet<WorkState> = new Set(['en_cola', 'en_curso', 'por_reintentar'])
const MATCHES: Readonly<Record<Which, (row: WorkRow) => boolean>> = {
  en_marcha: ({ estado }) => GOING.has(estado),
  fallidos: ({ estado, error }) => estado === 'fallido' || (estado === 'por_reintentar' && error !== null),
  reloj: ({ clase }) => clase === 'reloj',
}

export const workList = async (ctx: UserCtx, which?: Which): Promise<Answer<(typeof trabajos)['lista']>> => {
  const rows = [
    ...(await queries.jobRows(ctx.db)).map(jobRow),
    ...(await queries.deliveryRows(ctx.db)).map(deliveryRow),
    ...(await queries.timerRows(ctx.db)).map(timerRow),
    // What an earlier version declared is called by its name.
  ].map((row) => ({ ...row, titulo: ctx.wordsOfWork.get(row.titulo) ?? row.titulo }))
  const count = (name: Which): number => rows.filter(MATCHES[name]).length
  return {
    data: which === undefined ? rows : rows.filter(MATCHES[which]),
    cuentas: {
      todos: rows.length,
      en_marcha: count('en_marcha'),
      fallidos: count('fallidos'),
      reloj: count('reloj'),
    },
  }
}

type Asked = Body<(typeof trabajos)['mover']>
const changed = () => fail(409, 'trabajo.cambio', WORK_MOVED)

const done = (moved: boolean | undefined): void => {
  if (moved === undefined) throw notFound()
  if (!moved) throw changed()
}

const moveJob = async (trx: Transaction<DB>, ctx: UserCtx, { id, acto }: Asked): Promise<void> => {
  const job = await queries.holdJob(trx, id)
  if (!job) throw notFound()
  if (!actsOf('trabajo', ENGINE_STATES[job.state]).includes(acto)) throw changed()
  if (acto === 'reintentar') {
    await queries.forgetFailure(trx, job.id)
    return ctx.queue.retry(trx, job.id)
  }
  await queries.askCancel(trx, job.id, ctx.user.id)
  // What runs stops by itself, where it can be left.
  if (job.state !== 'active') await ctx.queue.cancel(trx, job.id)
}

const moveDelivery = async (trx: Transaction<DB>, ctx: UserCtx, { id, acto }: Asked): Promise<void> => {
  const [number = '', manejador = ''] = id.split('/')
  if (!/^\d{1,15}$/u.test(number)) throw notFound()
  if (acto === 'cancelar') throw changed()
  const of = { evento_id: Number(number), manejador }
  const to = acto === 'reintentar' ? 'pendiente' : 'descartado'
  done(await queries.moveDelivery(trx, of, to, ctx.user.id))
  wake('eventos')
}

const moveTimer = async (trx: Transaction<DB>, _ctx: UserCtx, { id, acto }: Asked): Promise<void> => {
  done(acto === 'reintentar' ? await queries.hurryTimer(trx, id) : false)
}

const MOVES = { trabajo: moveJob, aviso: moveDelivery, reloj: moveTimer } as const

/** Does it and leaves its trace. 404; 409 `trabajo.cambio` when it is not in a state in which that can be done. */
export const moveWork = (ctx: UserCtx, asked: Asked): Promise<Answer<(typeof trabajos)['mover']>> =>
  ctx.db.transaction().execute(async (trx) => {
    await MOVES[asked.clase](trx, ctx, asked)
    await audit(trx, ctx, {
      accion: `trabajo.${asked.acto}`,
      recurso: asked.clase,
      recurso_id: asked.id,
    })
    return { mensaje: WORK_ACTS[asked.acto].hecho }
  })
