/** What every table of the clinical knowledge is imported with. */
import type { Insertable } from 'kysely'
import type { DB } from '../db/tables.ts'
import { batchOf } from './batch.ts'
import { WrongCell, requiredText, text } from './cells.ts'
import type { Catalog, Cells, Field } from './definition.ts'
import { upsertAll } from './upsert.ts'

/** One of a few words. */
export const oneOf = (cells: Cells, field: string, words: readonly string[]): string => {
  const value = requiredText(cells, field)
  const word = words.find((each) => each.toLowerCase() === value.toLowerCase())
  if (word === undefined) throw new WrongCell(`"${field}" debe ser ${words.join(' o ')} y dice "${value}"`)
  return word
}

export const fields = (required: readonly string[], optional: readonly string[]): readonly Field[] => [
  ...required.map((name) => ({ name, synonyms: [], required: true })),
  ...optional.map((name) => ({ name, synonyms: [], required: false })),
]

interface KnowledgeTable<T extends keyof DB> {
  readonly name: string
  readonly title: string
  readonly table: T
  readonly fields: readonly Field[]
  /** Columns by which a row is known; the others are what a new version changes. */
  readonly key: readonly string[]
  readonly read: (cells: Cells, source: string) => Insertable<DB[T]>
  readonly keyOf: (row: Insertable<DB[T]>) => string
}

/** The catalogue of a table: rows go over those with their key. */
export const catalogOf = <T extends keyof DB>(of: KnowledgeTable<T>): Catalog => ({
  name: of.name,
  title: of.title,
  fields: of.fields,
  start: ({ source }) =>
    batchOf({
      read: (cells) => of.read(cells, source),
      key: of.keyOf,
      write: (db, rows) => {
        const update = Object.keys(rows[0] ?? {}).filter((column) => !of.key.includes(column))
        return upsertAll(db, { table: of.table, key: of.key, update }, rows)
      },
    }),
})

/** How sure the row is; nobody said: not reviewed. */
export const confidence = (cells: Cells): string => text(cells, 'confianza') || 'sin revisar'
