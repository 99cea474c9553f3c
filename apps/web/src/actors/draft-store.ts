/**
 * What is typed of a record and the server does not have yet, on this computer's disk: it outlives the tab, the browser and the power.
 * Each tab writes its own rows, so none overwrites another's; what the server confirmed is removed.
 * @fuente DESIGN §6
 */
import { draftKey } from '@cauce/domain/clinical-record/draft-key'
import {
  RECORD_COMPONENTS,
  RECORD_MODEL,
  RECORD_ROUTE,
  type RecordComponent,
} from '@cauce/domain/clinical-record/record-components'
import { isUnsent } from '@cauce/machines/record-draft/parts'
import type { DraftParts, KeptPart } from '@cauce/machines/record-draft/types'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { DBSchema } from 'idb'
import { browserDatabase } from './browser-database.ts'

const Fields = Schema.Record(Schema.String, Schema.Unknown)

const Row = Schema.Struct({
  clave: Schema.String,
  usuario: Schema.Int,
  consulta: Schema.Int,
  pestana: Schema.String,
  componente: Schema.Literals(RECORD_COMPONENTS),
  at: Schema.Finite,
  base: Schema.Struct({ version: Schema.Int, datos: Fields }),
  datos: Fields,
  conflictos: Schema.Array(
    Schema.Struct({
      campo: Schema.String,
      nombre: Schema.String,
      base: Schema.Unknown,
      mio: Schema.Unknown,
      otro: Schema.Unknown,
      texto: Schema.String,
    }),
  ),
  enviados: Schema.Array(Fields),
})
type Row = typeof Row.Type
const readRow = Schema.decodeUnknownOption(Row)

const NAME = 'cauce-historia'
const ROWS = 'borradores'

interface Stored extends DBSchema {
  [ROWS]: { key: string; value: Row; indexes: { consulta: [number, number] } }
}

/** Whose draft of which consultation, in which tab. */
export interface DraftOwner {
  readonly userId: number
  readonly consultaId: number
  readonly tab: string
}

const database = browserDatabase<Stored>(NAME, (db) => {
  db.createObjectStore(ROWS, { keyPath: 'clave' }).createIndex('consulta', ['usuario', 'consulta'])
})

const keyOf = ({ userId, consultaId, tab }: DraftOwner, componente: RecordComponent): string =>
  `${userId}/${tab}/${draftKey({ consulta_id: consultaId, modelo: RECORD_MODEL, ruta: RECORD_ROUTE, componente })}`

/**
 * Writes to the disk what the server does not have, and removes what it has and what was joined.
 * @returns when, in epoch milliseconds
 */
export const keepParts = async (owner: DraftOwner, parts: DraftParts, joined: readonly string[]): Promise<number> => {
  const at = Date.now()
  const db = await database()
  const work = db.transaction(ROWS, 'readwrite', { durability: 'strict' })
  const written = RECORD_COMPONENTS.map((componente) => {
    const part = parts[componente]
    const clave = keyOf(owner, componente)
    return isUnsent(part)
      ? work.store.put({
          clave,
          usuario: owner.userId,
          consulta: owner.consultaId,
          pestana: owner.tab,
          componente,
          at,
          ...part,
        })
      : work.store.delete(clave)
  })
  await Promise.all([...written, ...joined.map((clave) => work.store.delete(clave)), work.done])
  return at
}

/** What was kept of the consultation by tabs that are gone; a row of another shape is left alone. */
export const readKept = async (
  { userId, consultaId, tab }: DraftOwner,
  living: ReadonlySet<string>,
): Promise<readonly KeptPart[]> => {
  const db = await database()
  const rows: readonly unknown[] = await db.getAllFromIndex(ROWS, 'consulta', [userId, consultaId])
  return rows
    .flatMap((row) => Option.toArray(readRow(row)))
    .filter(({ pestana }) => pestana !== tab && !living.has(pestana))
}
