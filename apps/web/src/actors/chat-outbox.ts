/**
 * Messages that were written on this computer and that the server has not answered for, on its disk, under the person who wrote them: they
 * outlive the tab, the browser and the power, and are sent when the connection is back.
 */
import type { Outgoing } from '@cauce/machines/chat/types'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { DBSchema } from 'idb'
import { browserDatabase } from './browser-database.ts'

const Row = Schema.Struct({
  clave: Schema.String,
  usuario: Schema.Int,
  canal: Schema.Int,
  mensaje: Schema.String,
  at: Schema.Finite,
  estado: Schema.Literals(['enviando', 'fallido']),
  error: Schema.NullOr(Schema.String),
})
export type OutboxRow = typeof Row.Type
const readRow = Schema.decodeUnknownOption(Row)

const NAME = 'cauce-chat'
const ROWS = 'por_enviar'

interface Stored extends DBSchema {
  [ROWS]: { key: string; value: OutboxRow; indexes: { usuario: number } }
}

/** Whose messages, of which channel. */
export interface OutboxOwner {
  readonly userId: number
  readonly canalId: number
}

const database = browserDatabase<Stored>(NAME, (db) => {
  db.createObjectStore(ROWS, { keyPath: 'clave' }).createIndex('usuario', 'usuario')
})

/** Everything of the person that was not answered for, in the order in which it was written; a row of another shape is left alone. */
export const readAllOutgoing = async (userId: number): Promise<readonly OutboxRow[]> => {
  const rows: readonly unknown[] = await (await database()).getAllFromIndex(ROWS, 'usuario', userId)
  return rows.flatMap((row) => Option.toArray(readRow(row))).toSorted((one, other) => one.at - other.at)
}

/** What was written in a channel and not answered for. */
export const readOutgoing = async ({ userId, canalId }: OutboxOwner): Promise<readonly Outgoing[]> =>
  (await readAllOutgoing(userId))
    .filter(({ canal }) => canal === canalId)
    .map(({ clave, mensaje, at, estado, error }) => ({ clave, mensaje, at, estado, error }))

/** Keeps what is on its way, and forgets what no longer is. */
export const keepOutgoing = async (
  { userId, canalId }: OutboxOwner,
  before: readonly Outgoing[],
  now: readonly Outgoing[],
): Promise<void> => {
  const work = (await database()).transaction(ROWS, 'readwrite', { durability: 'strict' })
  const left = new Set(now.map(({ clave }) => clave))
  const gone = before.filter(({ clave }) => !left.has(clave))
  const changed = now.filter((one) => !before.includes(one))
  await Promise.all([
    ...gone.map(({ clave }) => work.store.delete(clave)),
    ...changed.map((one) => work.store.put({ ...one, usuario: userId, canal: canalId })),
    work.done,
  ])
}
