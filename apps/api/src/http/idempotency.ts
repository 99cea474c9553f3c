/**
 * A write that a person can repeat (double click, retry after a lost answer) happens once. The key, the fingerprint of the
 * body and the answer are stored in the same transaction as the write, so there is no moment in which one exists alone.
 */
import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../db/tables.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import type { UserCtx } from './handle.ts'
import { jsonText } from '../db/json-text.ts'
import { ApiFailure, fail } from './failure.ts'

const OTHER_BODY = 'Esta solicitud ya se envió con otros datos. Recargue la página y vuelva a intentarlo.'
const PENDING = 0
const DONE = 200

/** JSON with the keys of every object in order, so that two equal bodies have one fingerprint. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'null'

/** SHA-256 (hex) of the body whatever the order of its keys. */
export const bodyHash = (body: unknown): string => createHash('sha256').update(canonical(body)).digest('hex')

/** A key, the call and the fingerprint of the body that came under it. */
interface Request {
  readonly clave: string
  readonly callId: string
  readonly hash: string
}

/** The answer that was given under the key, if any. Another body or call under it fails with 409 `idempotencia.otro_cuerpo`. */
const storedAnswer = async <T extends object>(
  db: Kysely<DB>,
  ctx: UserCtx,
  { clave, callId, hash }: Request,
): Promise<T | null> => {
  const stored = await db
    .selectFrom('idempotencia')
    .select(['llamada', 'cuerpo_hash', sql<string>`respuesta::text`.as('respuesta')])
    .where('user_id', '=', ctx.user.id)
    .where('clave', '=', clave)
    .executeTakeFirst()
  if (!stored) return null
  if (stored.cuerpo_hash !== hash || stored.llamada !== callId) {
    throw fail(409, 'idempotencia.otro_cuerpo', OTHER_BODY)
  }
  return JSON.parse(stored.respuesta)
}

/** What is done before an answer of before is given again: it throws where that answer is not so any more. */
export type StillHolds<T> = (db: Kysely<DB>, stored: T) => Promise<void>

const ALWAYS = () => Promise.resolve()

/** Its time to be forgotten came between two questions about it: a repeat finds the way free. */
const VANISHED = 'The key of the request was forgotten while it was answered'

/**
 * Runs `work` in one transaction. With a key: the same key and body give the stored answer without running `work` again (a
 * simultaneous second request waits for the first); another body or call under the same key is refused with 409
 * `idempotencia.otro_cuerpo`; a failure of `work` frees the key. Without a key it is simply a transaction.
 * `callId` names the entry; include the path's identifiers in it or in `body`. `stillHolds` looks at what is answered again.
 */
export const idempotent = async <T extends object>(
  ctx: UserCtx,
  callId: string,
  body: unknown,
  work: (trx: Transaction<DB>) => Promise<T>,
  stillHolds: StillHolds<T> = ALWAYS,
): Promise<T> => {
  const clave = ctx.idempotencyKey
  if (clave === null) return ctx.db.transaction().execute(work)
  const request = { clave, callId, hash: bodyHash(body) }
  return ctx.db.transaction().execute(async (trx) => {
    const mine = await trx
      .insertInto('idempotencia')
      .values({
        user_id: ctx.user.id,
        clave,
        llamada: callId,
        cuerpo_hash: request.hash,
        estado: PENDING,
        respuesta: 'null',
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'clave']).doNothing())
      .returning('clave')
      .executeTakeFirst()
    if (!mine) {
      const stored = await storedAnswer<T>(trx, ctx, request)
      if (stored === null) throw new DatabaseUnavailable(VANISHED)
      await stillHolds(trx, stored)
      return stored
    }
    const answer = await work(trx)
    await trx
      .updateTable('idempotencia')
      .set({ estado: DONE, respuesta: jsonText(answer) })
      .where('user_id', '=', ctx.user.id)
      .where('clave', '=', clave)
      .execute()
    return answer
  })
}

/**
 * Part of a statement (`with clave as (…)`) that takes the key of the request and keeps `answer` (a jsonb expression over
 * `source`) under it. It gives one row, or none when somebody has the key: all that the statement writes hangs from that row.
 */
export type TakeKey = (answer: RawBuilder<unknown>, source: RawBuilder<unknown>) => RawBuilder<unknown>

/**
 * The guarantees of {@link idempotent} for a write that is a single statement, which is a transaction by itself and one trip to
 * the database instead of five. `work` reads and checks, then writes with `takeKey` inside its statement, and gives null when
 * that wrote nothing because the key is taken. A refusal of `work` counts only if nothing was answered under the key before.
 */
export const idempotentStatement = async <T extends object>(
  ctx: UserCtx,
  callId: string,
  body: unknown,
  work: (takeKey: TakeKey) => Promise<T | null>,
  stillHolds: StillHolds<T> = ALWAYS,
): Promise<T> => {
  const clave = ctx.idempotencyKey
  const request = clave === null ? null : { clave, callId, hash: bodyHash(body) }
  const earlier = async (): Promise<T | null> => {
    const stored = request && (await storedAnswer<T>(ctx.db, ctx, request))
    if (stored !== null) await stillHolds(ctx.db, stored)
    return stored
  }
  const takeKey: TakeKey = (answer, source) =>
    request === null
      ? sql`select 1`
      : sql`insert into idempotencia (user_id, clave, llamada, cuerpo_hash, estado, respuesta, created_at)
          select ${ctx.user.id}::int, ${request.clave}::text, ${callId}::text, ${request.hash}::text, ${DONE}::int, ${answer},
            ${ctx.now().toISOString()}::timestamptz
          from ${source}
          on conflict (user_id, clave) do nothing returning 1`
  let answer: T | null
  try {
    answer = await work(takeKey)
  } catch (error) {
    const before = error instanceof ApiFailure ? await earlier() : null
    if (before === null) throw error
    return before
  }
  answer ??= await earlier()
  if (answer === null) throw new DatabaseUnavailable(VANISHED)
  return answer
}
