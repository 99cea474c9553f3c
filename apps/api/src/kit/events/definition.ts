/** Who reads an event, and what it does. */
import * as Schema from 'effect/Schema'
import type { Transaction } from 'kysely'
import { EVENTS, type EventName, type PayloadOf } from '@cauce/domain/kit/events/events'
import type { DB } from '../../db/tables.ts'
import type { WorkCtx } from '../jobs/definition.ts'

/** What happened, as it is told. */
export interface Happened<P> {
  readonly evento_id: number
  readonly nombre: EventName
  readonly agregado: string
  readonly ocurrio_at: Date
  readonly user_id: number | null
  readonly payload: P
}

/** It writes through `trx`, which also keeps that it was told: its effect in the database happens once. Long work is a job. */
export interface HandlerCtx extends Omit<WorkCtx, 'db'> {
  readonly trx: Transaction<DB>
}

export interface Handler {
  /** As the domain lists it among the readers. */
  readonly name: string
  readonly event: EventName
  /** What people read, in Spanish. */
  readonly words: string
  run(ctx: HandlerCtx, event: Happened<unknown>): Promise<void>
}

export const defineHandler = <N extends EventName>(options: {
  readonly name: string
  readonly event: N
  readonly words: string
  run(ctx: HandlerCtx, event: Happened<PayloadOf<N>>): Promise<void>
}): Handler => {
  const { name, words } = options
  const decode = Schema.decodeUnknownSync(EVENTS[options.event].payload)
  return {
    name,
    event: options.event,
    words,
    run: (ctx, happened) => options.run(ctx, { ...happened, payload: decode(happened.payload) }),
  }
}
