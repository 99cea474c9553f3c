/** What a module writes: one function per entry of the contract. The server mounts them; a missing one is a compile error. */
import type { Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { Answer, Body, Entry, Params, Query } from '@cauce/contract/entry'
import type { AuditRow } from '../audit/audit.ts'
import type { Config } from '../config.ts'
import type { DB } from '../db/tables.ts'
import type { FileStore } from '../files/store.ts'
import type { QueueOfCalls } from '../kit/jobs/definition.ts'

/** The person behind the request's token. */
export interface SessionUser {
  readonly id: number
  readonly email: string
  readonly tipo_usuario: number
  readonly permissions: readonly string[]
  readonly operador_id: number | null
  readonly afiliado_id: number | null
  readonly sesion_id: number
  readonly provisional: boolean
  /** Nothing but changing the password is served. */
  readonly contrasena_vencida: boolean
}

/** Structured log without personal or clinical data: identifiers, codes and counts only. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** What the server tells the people who are connected right now. A hint: the truth is in the database. */
export interface Realtime {
  toUser(userId: number, event: string, payload: object): void
  /** To who has the channel open. */
  toChannel(canalId: number, event: string, payload: object): void
  /** To who works with referrals: one of them changed. It says which and nothing of whom. */
  toReferrals(payload: { readonly id: number; readonly version: number }): void
  closeSessions(sessionIds: readonly number[]): void
  /** These people's rights changed: what is remembered of anybody's is forgotten, and their browsers ask for theirs again. */
  permissionsChanged(userIds: readonly number[]): void
}

/** Notes who read what, without keeping the reader waiting. */
export interface ReadAudit {
  add(row: AuditRow): void
}

/** By the name of its declaration, and by the letter, one sentence that anybody may read. */
export type LettersToday = ReadonlyMap<string, (ctx: Ctx, carta_id: number) => Promise<string | null>>

export interface Ctx {
  readonly db: Kysely<DB>
  readonly user: SessionUser | null
  readonly ip: string
  readonly agente: string | null
  /** The server's clock; tests replace it. */
  now(): Date
  /** The day in Bogotá. */
  today(): CalendarDate
  readonly config: Config
  /** Header `Idempotency-Key`, only in entries that take it. */
  readonly idempotencyKey: string | null
  readonly log: Log
  readonly realtime: Realtime
  readonly files: FileStore
  /** Where clinical readings are noted. */
  readonly reads: ReadAudit
  /** Work that goes on after the answer. */
  readonly queue: QueueOfCalls
  /** What a person reads of each job, timer and reader of events, by its name. */
  readonly wordsOfWork: ReadonlyMap<string, string>
  /** What is so today of what a letter certifies, by the name of its declaration. */
  readonly lettersToday: LettersToday
  /** The bearer token as it came. */
  readonly token: string | null
  /** The program that calls, where one said so with its key. */
  readonly program?: number | null
  /** The cookie that goes with the session; absent outside a request. */
  readonly companion?: { give(secret: string): void; forget(): void }
  /** Aborts when who asked hung up before the answer; absent outside a request. */
  readonly signal?: AbortSignal
}

/** Context of a call that a signed-in person (or the holder of a provisional token) makes. */
export interface UserCtx extends Ctx {
  readonly user: SessionUser
}

/** Answer of a `binary` entry. `nombre` is the file name that is offered; the browser shows the file, it does not run it. */
export interface FileAnswer {
  readonly bytes: Uint8Array
  /** Media type, such as `application/pdf`. */
  readonly tipo: string
  readonly nombre: string
}

type HandlerAnswer<E extends Entry> = E['answer'] extends 'binary' ? FileAnswer : Answer<E>
type HandlerInput<E extends Entry> = {
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: Body<E>
}
type Handler<E extends Entry> = (
  input: HandlerInput<E>,
  ctx: E['access'] extends 'public' ? Ctx : UserCtx,
) => Promise<HandlerAnswer<E>>

export type Handlers<M extends Readonly<Record<string, Entry>>> = { readonly [K in keyof M]: Handler<M[K]> }
