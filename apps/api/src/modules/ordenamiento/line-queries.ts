/** An ordered line of any kind, with whether the person reaches it. */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable, isWritable } from '../consultas/access.ts'
import type { LineKind } from './line-kinds.ts'

export interface ReachedLine {
  readonly id: number
  readonly orden_id: number
  readonly afiliado_id: number
  readonly rep_id: number | null
  readonly estado_id: number
  readonly estado: string
  readonly direccionamieno_automatico: boolean
  readonly autor_id: number
  /** Who ordered it and who took its consent: none of them audits it. */
  readonly manos: readonly number[]
  /** Another professional has to sign over it, and nobody did yet. */
  readonly espera_firma: boolean
  readonly accesible: boolean
  readonly escribe: boolean
}

/** Whether its own consultation, or any of the affiliate where the kind says so, is one of those. */
const someOf = (kind: LineKind, those: RawBuilder<boolean>) =>
  kind.delAfiliado ? sql`exists (select from consultas c where c.afiliado_id = l.afiliado_id and ${those})` : those

/** Who had a hand in it. Only a procedure has a consent. */
const handsOf = (kind: LineKind) =>
  kind.tabla === 'orden_procedimientos'
    ? sql`array(select o.user_id union select k.user_id from consentimientos k where k.orden_procedimientos_id = l.id)`
    : sql`array[o.user_id]`

/** A scheme has no state of its own: it is active while it is in course. */
const stateOf = (kind: LineKind) =>
  kind.tabla === 'orden_esquemas'
    ? sql`case when l.en_curso then ${OrderStatus.active}::int else ${OrderStatus.done}::int end`
    : sql`l.estado_id`

/** Only a medication waits for a second signature. */
const waitsOf = (kind: LineKind) =>
  kind.tabla === 'orden_articulos'
    ? sql`exists (select from segundas_firmas f where f.orden_articulos_id = l.id and f.estado in ('pedida', 'abierta'))`
    : sql`false`

/**
 * The state's name is looked up, not joined: who waits for the lock reads the line again, and a join would keep the state that it had
 * before and find nothing.
 */
const lineOf = (ctx: UserCtx, kind: LineKind, id: number) => sql<ReachedLine>`
  select l.id, l.orden_id, l.afiliado_id, l.rep_id, ${stateOf(kind)} as estado_id,
    (select s.nombre from estados s where s.id = ${stateOf(kind)}) as estado, l.direccionamieno_automatico,
    o.user_id as autor_id, ${handsOf(kind)} as manos, ${waitsOf(kind)} as espera_firma,
    ${someOf(kind, isReachable(ctx))} as accesible,
    ${someOf(kind, isWritable(ctx))} as escribe
  from ${sql.table(kind.tabla)} l
  join ordenes o on o.id = l.orden_id
  join consultas c on c.id = o.consulta_id
  where l.id = ${id}::int`

/** The line with whether the person reaches it; undefined when there is no such line. */
export const reachLine = async (
  db: Kysely<DB>,
  ctx: UserCtx,
  kind: LineKind,
  id: number,
): Promise<ReachedLine | undefined> => (await lineOf(ctx, kind, id).execute(db)).rows[0]

/** The same, locked until the transaction ends. */
export const lockLine = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  kind: LineKind,
  id: number,
): Promise<ReachedLine | undefined> =>
  (await sql<ReachedLine>`${lineOf(ctx, kind, id)} for no key update of l`.execute(trx)).rows[0]
