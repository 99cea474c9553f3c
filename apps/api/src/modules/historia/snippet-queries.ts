/** The templates of a clinician. */
import type { Kysely, Transaction } from 'kysely'
import type { TextSnippet } from '@cauce/domain/clinical-record/text-snippet'
import type { DB } from '../../db/tables.ts'

/** Templates of the person, by section and title. */
export const snippetsOf = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('plantillas_texto')
    .select(['id', 'titulo', 'componente', 'texto'])
    .where('user_id', '=', userId)
    .orderBy('componente')
    .orderBy('titulo')
    .orderBy('id')
    .execute()

/** Adds it. @returns its id */
export const insertSnippet = async (
  trx: Transaction<DB>,
  snippet: typeof TextSnippet.Type & { readonly user_id: number; readonly created_at: Date },
): Promise<number> => {
  const { id } = await trx.insertInto('plantillas_texto').values(snippet).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateSnippet = (trx: Transaction<DB>, id: number, snippet: typeof TextSnippet.Type) =>
  trx.updateTable('plantillas_texto').set(snippet).where('id', '=', id).execute()

/** Deletes one of the person. @returns its section, or undefined when the person has none with that id */
export const removeSnippet = (trx: Transaction<DB>, userId: number, id: number) =>
  trx
    .deleteFrom('plantillas_texto')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('componente')
    .executeTakeFirst()
