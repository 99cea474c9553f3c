/**
 * Work that no request waits for. A job is asked for, once or many times, with a payload; a timer comes by the clock. Both are
 * values: who declares one gives it to `defineModule`, and queue, retries, page and stop follow from it.
 */
import type { Kysely, Transaction } from 'kysely'
import * as Schema from 'effect/Schema'
import type { Config } from '../../config.ts'
import type { DB } from '../../db/tables.ts'
import type { FileStore } from '../../files/store.ts'
import type { Log, Realtime } from '../../http/handle.ts'

/** How a job is put in the queue. It is there when the transaction is committed, and never if it is not. */
interface Jobs {
  enqueue<P>(trx: Transaction<DB>, job: Job<P>, payload: P, asked?: Asked): Promise<string>
}

/** What a call does with the queue, each in the transaction of the call. */
export interface QueueOfCalls extends Jobs {
  cancel(trx: Transaction<DB>, id: string): Promise<void>
  retry(trx: Transaction<DB>, id: string): Promise<void>
}

interface Asked {
  /** Who asked: hears of its progress and may cancel it. Nobody when the house asks. */
  readonly userId?: number | null
  /** Not before this instant. */
  readonly startAfter?: Date
}

/** What every kind of background work gets. Everything that is written has to be safe to do twice. */
export interface WorkCtx {
  readonly db: Kysely<DB>
  readonly config: Config
  readonly files: FileStore
  readonly log: Log
  readonly realtime: Realtime
  readonly jobs: Jobs
  /** The server's clock; tests replace it. */
  now(): Date
  /** Aborts when it was cancelled, when its time is over or when the server stops. Long work looks at it between two steps. */
  readonly signal: AbortSignal
}

export interface JobCtx extends WorkCtx {
  readonly id: string
  /** 1 the first time. */
  readonly attempt: number
  readonly userId: number | null
  /** Tells how far it is, at most twice a second, and throws {@link JobStopped} when it was cancelled or the server stops. */
  progress(done: number, total: number): Promise<void>
  /**
   * Says, in the transaction that writes the effect, that the job is done, with what it leaves to who asked. A job that died after
   * this commit is not run again, so an effect in this transaction happens once.
   */
  finish(trx: Transaction<DB>, result?: object): Promise<void>
}

/** It was told to stop: not a failure. */
export class JobStopped extends Error {}

interface JobOptions<P> {
  /** Stable, `module.what`, as events are named. */
  readonly name: string
  /** What people read, in Spanish. */
  readonly words: string
  /** Ids, dates and settings: never a name, a document, a diagnosis. */
  readonly payload: Schema.Codec<P, unknown>
  /** How many times it is tried again, with a growing delay; five unless told. */
  readonly retries?: number
  /** After this long one attempt is over, seconds; fifteen minutes unless told. */
  readonly expires?: number
  run(ctx: JobCtx, payload: P): Promise<void>
}

export interface Job<P> {
  readonly name: string
  readonly words: string
  readonly retries: number
  readonly expires: number
  /** The payload as it is kept. */
  encode(payload: P): object
  /** Runs it with the payload as it was kept. */
  run(ctx: JobCtx, kept: unknown): Promise<void>
}

const RETRIES = 5
const EXPIRES_SECONDS = 900

const asObject = (value: unknown): object => {
  if (typeof value === 'object' && value !== null) return value
  throw new TypeError('The payload of a job is an object')
}

export const defineJob = <P>(options: JobOptions<P>): Job<P> => {
  const { name, words, payload, retries = RETRIES, expires = EXPIRES_SECONDS } = options
  const [encode, decode] = [Schema.encodeSync(payload), Schema.decodeUnknownSync(payload)]
  return {
    name,
    words,
    retries,
    expires,
    encode: (value) => asObject(encode(value)),
    run: (ctx, kept) => options.run(ctx, decode(kept)),
  }
}

/** When a timer comes. */
export type When =
  | { readonly kind: 'every'; readonly seconds: number }
  /** At that time of the day in Bogotá. */
  | { readonly kind: 'daily'; readonly at: string }

export const every = (seconds: number): When => ({ kind: 'every', seconds })
/** @param at `HH:mm`, in Bogotá. */
export const daily = (at: string): When => ({ kind: 'daily', at })

interface TimerCtx extends WorkCtx {
  /** The instant it was due: earlier than now after a stop. */
  readonly due: Date
}

export interface TimerOptions {
  readonly name: string
  /** What people read, in Spanish. */
  readonly words: string
  readonly when: When
  /**
   * After a stop in which several were due: `once` runs one for all of them (its `due` is the last), `each` one after another in
   * their order. `once` unless told.
   */
  readonly missed?: 'once' | 'each'
  run(ctx: TimerCtx): Promise<void>
}

export type Timer = Required<TimerOptions>

/** Runs in one process at a time, by the clock of the database; a round that fails is tried again with the next. */
export const defineTimer = (options: TimerOptions): Timer => ({ missed: 'once', ...options })
