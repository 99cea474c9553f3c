/** SQL of what runs: jobs with the state that the queue engine has of them, deliveries that are not over, and timers. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { QUEUE } from '../../kit/jobs/queue.ts'

/** The newest of each kind. */
const LIMIT = 200

export const jobRows = (db: Kysely<DB>) =>
  db
    .selectFrom('trabajos as t')
    .leftJoin('cola.job as j', (join) => join.onRef('j.id', '=', 't.id').on('j.name', '=', QUEUE))
    .leftJoin('users as u', 'u.id', 't.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['t.id', 't.nombre', 't.created_at', 't.hechos', 't.total', 't.terminado_at', 't.error', 't.cancelar_at'])
    .select(['j.state', 'j.retry_count', 'j.start_after', 'j.completed_on'])
    .select(sql<string | null>`case when u.id is not null then ${personName} end`.as('pedido_por'))
    .orderBy('t.created_at', 'desc')
    .limit(LIMIT)
    .execute()
export type JobRow = Awaited<ReturnType<typeof jobRows>>[number]

export const deliveryRows = (db: Kysely<DB>) =>
  db
    .selectFrom('evento_entregas as d')
    .innerJoin('eventos as e', 'e.id', 'd.evento_id')
    .select(['d.evento_id', 'd.manejador', 'd.estado', 'd.intentos', 'd.proximo_at', 'd.terminado_at', 'd.error'])
    .select('e.ocurrio_at')
    .where('d.estado', 'in', ['pendiente', 'fallido'])
    .orderBy('d.evento_id', 'desc')
    .limit(LIMIT)
    .execute()
export type DeliveryRow = Awaited<ReturnType<typeof deliveryRows>>[number]

export const timerRows = (db: Kysely<DB>) =>
  db
    .selectFrom('temporizadores')
    .select(['nombre', 'proxima_at', 'ultima_at', 'fallos', 'error'])
    .select(sql<boolean>`tomado_hasta > clock_timestamp()`.as('tomado'))
    .orderBy('nombre')
    .execute()
export type TimerRow = Awaited<ReturnType<typeof timerRows>>[number]

/** The job, held until the transaction ends, with what the engine says of it. */
export const holdJob = (trx: Transaction<DB>, id: string) =>
  trx
    .selectFrom('trabajos as t')
    .innerJoin('cola.job as j', (join) => join.onRef('j.id', '=', 't.id').on('j.name', '=', QUEUE))
    .select(['t.id', 't.nombre', 'j.state'])
    .where(sql`t.id::text`, '=', id)
    .forUpdate('t')
    .executeTakeFirst()

export const askCancel = (trx: Transaction<DB>, id: string, user: number) =>
  trx
    .updateTable('trabajos')
    .set({ cancelar_at: sql<Date>`clock_timestamp()`, cancelado_por: user })
    .where('id', '=', id)
    .where('cancelar_at', 'is', null)
    .execute()

export const forgetFailure = (trx: Transaction<DB>, id: string) =>
  trx
    .updateTable('trabajos')
    .set({ error: null, cancelar_at: null, cancelado_por: null })
    .where('id', '=', id)
    .execute()

/** False when it did not fail, undefined when there is none. */
export const moveDelivery = async (
  trx: Transaction<DB>,
  of: { readonly evento_id: number; readonly manejador: string },
  to: 'pendiente' | 'descartado',
  user: number,
): Promise<boolean | undefined> => {
  const there = await trx
    .selectFrom('evento_entregas')
    .select('evento_id')
    .where('evento_id', '=', of.evento_id)
    .where('manejador', '=', of.manejador)
    .forUpdate()
    .executeTakeFirst()
  if (!there) return undefined
  const moved = await trx
    .updateTable('evento_entregas')
    .set({
      estado: to,
      user_id: user,
      ...(to === 'pendiente'
        ? { intentos: 0, proximo_at: sql<Date>`clock_timestamp()` }
        : { terminado_at: sql<Date>`clock_timestamp()` }),
    })
    .where('evento_id', '=', of.evento_id)
    .where('manejador', '=', of.manejador)
    .where('estado', '=', 'fallido')
    .returning('evento_id')
    .executeTakeFirst()
  return moved !== undefined
}

/** It comes again at once; false when it had not failed, undefined when there is none. */
export const hurryTimer = async (trx: Transaction<DB>, nombre: string): Promise<boolean | undefined> => {
  const there = await trx
    .selectFrom('temporizadores')
    .select('nombre')
    .where('nombre', '=', nombre)
    .forUpdate()
    .executeTakeFirst()
  if (!there) return undefined
  const moved = await trx
    .updateTable('temporizadores')
    .set({ tomado_hasta: null, tomado_por: null })
    .where('nombre', '=', nombre)
    .where('fallos', '>', 0)
    .returning('nombre')
    .executeTakeFirst()
  return moved !== undefined
}
