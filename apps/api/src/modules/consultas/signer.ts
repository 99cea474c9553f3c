/** Whether the person of the request may sign an act, with the data of this moment. */
import type { Kysely } from 'kysely'
import { whyNotSign, type SignerFacts, type SigningRefusal } from '@cauce/domain/access/signer'
import type { SigningAct } from '@cauce/domain/access/signing-rules'
import { whyNoOrderIsSigned } from '@cauce/domain/consultation/consultation-writer'
import type { DB } from '../../db/tables.ts'
import { fail } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'

const NOBODY: SignerFacts = { registro_profesional: null, profesion: null }

/** Registration and profession of the user; neither for who has no data of a professional. */
export const signerFacts = async (db: Kysely<DB>, userId: number): Promise<SignerFacts> =>
  (await db
    .selectFrom('users as u')
    .innerJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['o.registro_profesional', 'o.profesion'])
    .where('u.id', '=', userId)
    .executeTakeFirst()) ?? NOBODY

/** 403 `firma.sin_registro` or `firma.profesion`, with what is missing and who sets it, for who may not sign the act today. */
export const requireSigner = async (db: Kysely<DB>, ctx: UserCtx, act: SigningAct): Promise<void> => {
  const refused = whyNotSign(await signerFacts(db, ctx.user.id), act, ctx.today())
  if (refused !== null) throw fail(403, refused.codigo, refused.error)
}

/** Why the person of the request signs no order of any kind today; null: they sign some. */
export const whyOrdersNothing = async (db: Kysely<DB>, ctx: UserCtx): Promise<SigningRefusal | null> =>
  whyNoOrderIsSigned(await signerFacts(db, ctx.user.id), ctx.today())

/** 403 `firma.sin_registro` or `firma.profesion` for who signs no order of any kind today. */
export const requireSignsSome = async (db: Kysely<DB>, ctx: UserCtx): Promise<void> => {
  const refused = await whyOrdersNothing(db, ctx)
  if (refused !== null) throw fail(403, refused.codigo, refused.error)
}
