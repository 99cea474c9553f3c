/** A letter that was issued, and who may read it. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import * as Schema from 'effect/Schema'
import { ComposedLetter } from '@cauce/domain/kit/letter/composed'
import type { AnyLetter } from '@cauce/domain/kit/letter/letter'
import * as letters from '@cauce/domain/letters/all'
import { hasPermission } from '@cauce/domain/session/permission'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import type { DB } from '../../db/tables.ts'
import type { SessionUser } from '../../http/handle.ts'

const LETTERS: ReadonlyMap<string, AnyLetter> = new Map(
  Object.values(letters).map((letter: AnyLetter) => [letter.name, letter]),
)
const readContent = Schema.decodeUnknownSync(ComposedLetter)

/** Who took it, or when the mail with it left. */
const DELIVERED_AT: RawBuilder<Date | null> = sql<Date | null>`coalesce(k.entregada_at, m.enviado_at)`

const rows = (db: Kysely<DB>) =>
  db
    .selectFrom('cartas as k')
    .leftJoin('correos as m', 'm.id', 'k.correo_id')
    .selectAll('k')
    .select(['m.estado as correo_estado', DELIVERED_AT.as('entregada')])

/** Held until the transaction ends. */
export const holdLetter = (db: Kysely<DB>, id: number) =>
  rows(db).where('k.id', '=', id).forUpdate('k').executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof holdLetter>>>
export interface IssuedLetter {
  readonly row: Row
  readonly letter: AnyLetter
  readonly content: ComposedLetter
}

const mayRead = (user: SessionUser, { own, permission }: AnyLetter, afiliado_id: number): boolean =>
  user.tipo_usuario === AFFILIATE_USER_KIND ? own && user.afiliado_id === afiliado_id : hasPermission(user, permission)

/** The letter, if the person may read it: who holds the key of its declaration, and the affiliate theirs where it says so. */
export const readableLetter = async (db: Kysely<DB>, user: SessionUser, id: number): Promise<IssuedLetter | null> => {
  const row = await rows(db).where('k.id', '=', id).executeTakeFirst()
  const letter = row && LETTERS.get(row.clase)
  if (!letter || !mayRead(user, letter, row.afiliado_id)) return null
  return { row, letter, content: readContent(row.contenido) }
}
