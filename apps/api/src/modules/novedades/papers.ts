/** The papers of a change: sent beforehand, and part of it once it is filed. */
import type { Kysely } from 'kysely'
import type { Answer, Body } from '@cauce/contract/entry'
import type { novedades } from '@cauce/contract/novedades'
import type { DB } from '../../db/tables.ts'
import { askSentAhead, settleSentAhead, takeSentAhead } from '../../files/sent-ahead.ts'
import type { UserCtx } from '../../http/handle.ts'

type Call = (typeof novedades)['subir']

const TOO_MANY_WAITING = 'Tiene demasiados soportes enviados sin radicar su novedad. Intente más tarde.'

export const askPaper = (ctx: UserCtx, body: Body<Call>): Promise<Answer<Call>> =>
  askSentAhead(ctx, body, TOO_MANY_WAITING)

/** What arrived is looked at, and taken where nobody changes it. Outside the transaction. */
export const settlePapers = settleSentAhead

/** @throws 409 of one that did not arrive, or expired */
export const keepPapers = async (
  trx: Kysely<DB>,
  ctx: UserCtx,
  novedad_id: number,
  claves: readonly string[],
): Promise<void> => {
  for (const clave of new Set(claves))
    await trx
      .insertInto('afiliado_novedad_adjuntos')
      .values({ novedad_id, ...(await takeSentAhead(trx, ctx, clave)) })
      .execute()
}

export const papersOf = (db: Kysely<DB>, novedad_id: number) =>
  db
    .selectFrom('afiliado_novedad_adjuntos')
    .select(['id', 'nombre', 'ruta', 'tamano'])
    .where('novedad_id', '=', novedad_id)
    .orderBy('id')
    .execute()
