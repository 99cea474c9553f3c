/**
 * A write that a person can repeat (double click, retry after a lost answer) happens once. The key, the fingerprint of the
 * body and the answer are stored in the same transaction as the write, so there is no moment in which one exists alone.
 */
import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/tables.ts'
import type { UserCtx } from './handle.ts'
import { fail } from './failure.ts'

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

/**
 * Runs `work` in one transaction. With a key: the same key and body give the stored answer without running `work` again (a
 * simultaneous second request waits for the first); another body or call under the same key is refused with 409
 * `idempotencia.otro_cuerpo`; a failure of `work` frees the key. Without a key it is simply a transaction.
 * `callId` names the entry; include the path's identifiers in it or in `body`.
 */
export const idempotent = async <T extends object>(
  ctx: UserCtx,
  callId: string,
  body: unknown,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> => {
  const clave = ctx.idempotencyKey
  if (clave === null) return ctx.db.transaction().execute(work)
  const hash = bodyHash(body)
  return ctx.db.transaction().execute(async (trx) => {
    const mine = await trx
      .insertInto('idempotencia')
      .values({
        user_id: ctx.user.id,
        clave,
        llamada: callId,
        cuerpo_hash: hash,
        estado: PENDING,
        respuesta: 'null',
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'clave']).doNothing())
      .returning('clave')
      .executeTakeFirst()
    const row = () => trx.selectFrom('idempotencia').where('user_id', '=', ctx.user.id).where('clave', '=', clave)
    if (!mine) {
      const stored = await row()
        .select(['llamada', 'cuerpo_hash', sql<string>`respuesta::text`.as('respuesta')])
        .executeTakeFirstOrThrow()
      if (stored.cuerpo_hash !== hash || stored.llamada !== callId) {
        throw fail(409, 'idempotencia.otro_cuerpo', OTHER_BODY)
      }
      return JSON.parse(stored.respuesta)
    }
    const answer = await work(trx)
    await trx
      .updateTable('idempotencia')
      .set({ estado: DONE, respuesta: JSON.stringify(answer) })
      .where('user_id', '=', ctx.user.id)
      .where('clave', '=', clave)
      .execute()
    return answer
  })
}
