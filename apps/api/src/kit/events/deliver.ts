/**
 * Tells the readers what happened: at least once, each thing's events in their order, by as many processes as there are. What a
 * reader writes is kept together with the word that it was told, so a process that dies leaves both or none.
 */
import { sql, type Kysely, type Transaction } from 'kysely'
import { EVENT_NAMES } from '@cauce/domain/kit/events/events'
import type { DB } from '../../db/tables.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { causeOf } from '../jobs/run-job.ts'
import type { Handler, Happened, HandlerCtx } from './definition.ts'

/** After this many a person looks: with the growing wait, a little more than an hour. */
export const MAX_ATTEMPTS = 12
const MAX_WAIT_SECONDS = 3600

type Around = Omit<HandlerCtx, 'trx'>

interface Claimed {
  readonly evento_id: number
  readonly manejador: string
  readonly intentos: number
  readonly nombre: string
  readonly agregado: string
  readonly payload: unknown
  readonly ocurrio_at: Date
  readonly user_id: number | null
}

/** The oldest that may be told now: nobody holds it and no earlier one of the same thing waits for the same reader. */
const claim = async (trx: Transaction<DB>, names: readonly string[]): Promise<Claimed | undefined> => {
  const { rows } = await sql<Claimed>`
    select d.evento_id, d.manejador, d.intentos, e.nombre, e.agregado, e.payload, e.ocurrio_at, e.user_id
    from evento_entregas d join eventos e on e.id = d.evento_id
    where d.estado = 'pendiente' and d.proximo_at <= clock_timestamp() and d.manejador = any(${names}::text[])
      and not exists (
        select 1 from evento_entregas b
        where b.manejador = d.manejador and b.agregado = d.agregado and b.evento_id < d.evento_id
          and b.estado in ('pendiente', 'fallido'))
    order by d.proximo_at, d.evento_id
    limit 1 for update of d skip locked`.execute(trx)
  return rows[0]
}

const settled = (trx: Transaction<DB>, { evento_id, manejador }: Claimed) =>
  trx
    .updateTable('evento_entregas')
    .set({ estado: 'entregado', terminado_at: sql<Date>`clock_timestamp()`, error: null })
    .where('evento_id', '=', evento_id)
    .where('manejador', '=', manejador)
    .execute()

const postponed = async (trx: Transaction<DB>, { evento_id, manejador, intentos }: Claimed, error: string) => {
  const tries = intentos + 1
  const wait = Math.min(MAX_WAIT_SECONDS, 2 ** tries)
  await trx
    .updateTable('evento_entregas')
    .set({
      intentos: tries,
      error,
      estado: tries >= MAX_ATTEMPTS ? 'fallido' : 'pendiente',
      proximo_at: sql<Date>`clock_timestamp() + make_interval(secs => ${wait})`,
    })
    .where('evento_id', '=', evento_id)
    .where('manejador', '=', manejador)
    .execute()
}

const happened = ({ nombre, ...row }: Claimed): Happened<unknown> => {
  const known = EVENT_NAMES.find((name) => name === nombre)
  if (known === undefined) throw new Error('unknown event')
  const { evento_id, agregado, ocurrio_at, user_id, payload } = row
  return { evento_id, nombre: known, agregado, ocurrio_at, user_id, payload }
}

/** Tells one reader of one event. False when nobody waits. */
export const deliverOne = (db: Kysely<DB>, handlers: ReadonlyMap<string, Handler>, around: Around): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const claimed = await claim(trx, [...handlers.keys()])
    const handler = claimed && handlers.get(claimed.manejador)
    if (!handler) return false
    await sql`savepoint entrega`.execute(trx)
    try {
      await handler.run({ ...around, trx }, happened(claimed))
      await settled(trx, claimed)
    } catch (error) {
      // The database went away: nothing is kept, and it is told again.
      if (isUnavailable(error)) throw error
      await sql`rollback to savepoint entrega`.execute(trx)
      await postponed(trx, claimed, causeOf(error))
      const fields = { evento: claimed.evento_id, manejador: claimed.manejador, causa: causeOf(error) }
      around.log.warn(fields, 'un evento no se entregó')
    }
    return true
  })

/** Tells all that wait, one by one. */
export const deliverAll = async (
  db: Kysely<DB>,
  handlers: ReadonlyMap<string, Handler>,
  around: Around,
): Promise<number> => {
  let told = 0
  while (!around.signal.aborted && (await deliverOne(db, handlers, around))) told += 1
  return told
}

export const byName = (handlers: readonly Handler[]): ReadonlyMap<string, Handler> =>
  new Map(handlers.map((handler) => [handler.name, handler]))
