/** An event is written in the transaction of what happened, with one delivery for each of its readers: both are kept, or none. */
import * as Schema from 'effect/Schema'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { EVENTS, type EventName, type PayloadOf, readersOf } from '@cauce/domain/kit/events/events'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import type { SessionUser } from '../../http/handle.ts'
import { wake } from '../wake.ts'

interface Publisher {
  readonly user: Pick<SessionUser, 'id'> | null
  now(): Date
}

export interface NewEvent<N extends EventName> {
  readonly nombre: N
  /** What it happened to, as `orden:12`: its events are delivered in the order in which they were published. */
  readonly agregado: string
  readonly payload: PayloadOf<N>
}

/** Any number, the same in every process: the first of the two by which a thing waits for its turn. */
const TURN_OF_A_THING = 7_201_986

/**
 * Publishes through `trx`, last of all in it: from here until the end the thing is held, so that its events are numbered in the
 * order in which they are committed.
 */
export const publish = async <N extends EventName>(
  trx: Kysely<DB>,
  ctx: Publisher,
  { nombre, agregado, payload }: NewEvent<N>,
): Promise<void> => {
  const { version, payload: shape } = EVENTS[nombre]
  const kept = jsonText(Schema.encodeUnknownSync(shape)(payload))
  await sql`select pg_advisory_xact_lock(${TURN_OF_A_THING}, hashtext(${agregado}))`.execute(trx)
  await sql`with evento as (
      insert into eventos (nombre, version, agregado, payload, ocurrio_at, user_id)
      values (${nombre}, ${version}, ${agregado}, ${kept}::jsonb, ${ctx.now()}, ${ctx.user?.id ?? null})
      returning id, agregado
    )
    insert into evento_entregas (evento_id, manejador, agregado)
    select evento.id, lector, evento.agregado from evento cross join unnest(${readersOf(nombre)}::text[]) as lector`.execute(
    trx,
  )
  wake('eventos')
}

/**
 * The same as parts of a statement that makes the thing, one event for each row of `source`: `agregado` and `payload` are
 * expressions over it. Nobody else knows the thing yet, so its turn need not be taken. Call {@link wake} once it is kept.
 */
export const publishEach = (
  ctx: Publisher,
  {
    nombre,
    agregado,
    payload,
  }: {
    readonly nombre: EventName
    readonly agregado: RawBuilder<unknown>
    readonly payload: RawBuilder<unknown>
  },
  source: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`evento as (
      insert into eventos (nombre, version, agregado, payload, ocurrio_at, user_id)
      select ${nombre}::text, ${EVENTS[nombre].version}::int, ${agregado}, ${payload}, ${ctx.now().toISOString()}::timestamptz,
        ${ctx.user?.id ?? null}::int
      from ${source}
      returning id, agregado
    ), entregas as (
      insert into evento_entregas (evento_id, manejador, agregado)
      select evento.id, lector, evento.agregado from evento cross join unnest(${readersOf(nombre)}::text[]) as lector
    )`
