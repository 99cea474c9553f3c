/** A term as the lists and the records of its owner show it. */
import * as Schema from 'effect/Schema'
import type { Kysely } from 'kysely'
import type { TermView } from '@cauce/domain/kit/clock/view'
import type { DB } from '../../db/tables.ts'
import type { TermRow } from './term-row.ts'

const readExplanation = Schema.decodeUnknownSync(
  Schema.Struct({
    frase: Schema.String,
    pasos: Schema.Array(Schema.String),
    norma: Schema.String,
    nombre: Schema.String,
  }),
)

export const viewTerm = (row: TermRow): TermView => ({
  ...readExplanation(row.explicacion),
  unidad: row.unidad,
  estado: row.estado,
  provisional: row.provisional,
  inicio_at: row.inicio_at.toISOString(),
  vence_at: row.vence_at.toISOString(),
  por_vencer_at: row.por_vencer_at.toISOString(),
  cumplido_at: row.cumplido_at?.toISOString() ?? null,
})

/** The governing terms of some owners of a kind, by owner. */
export const governingTerms = async (
  db: Kysely<DB>,
  dueno_tipo: string,
  owners: readonly number[],
): Promise<ReadonlyMap<number, TermRow>> => {
  if (owners.length === 0) return new Map()
  const rows = await db
    .selectFrom('terminos')
    .selectAll()
    .where('dueno_tipo', '=', dueno_tipo)
    .where('dueno_id', 'in', [...owners])
    .where('gobierna', '=', true)
    .execute()
  return new Map(rows.map((row) => [row.dueno_id, row]))
}
