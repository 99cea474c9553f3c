/** What a catalogue needs to be imported: its columns, how a row is checked and how rows are written. */
import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'

export interface Field {
  readonly name: string
  /** Headers under which the column is known, best first, as {@link headerKey} writes them. The name itself is always known. */
  readonly synonyms: readonly string[]
  readonly required: boolean
}

/** The cells of a row by field; a field that the file does not have is absent. */
export interface Cells {
  /** Text of a field, empty when the cell or the column is. */
  text(field: string): string
  /** True when the file has that column. */
  has(field: string): boolean
}

/** Why a row is refused, in Spanish. */
export interface Refusal {
  readonly reason: string
}

/** A line that was good by itself and the database has no place for, and why. */
export interface RefusedLine extends Refusal {
  readonly line: number
}

export interface WriteCounts {
  readonly inserted: number
  readonly updated: number
  readonly refused?: readonly RefusedLine[]
}

/** Rows of one run, checked one by one and written in batches. */
export interface Batch {
  /**
   * Keeps the row for the next write, or answers why it is refused: a wrong cell, or a key that an earlier line has.
   * @param line its line in the file
   */
  accept(cells: Cells, line: number): Refusal | null
  /** Writes what was kept since the last write. */
  write(db: Kysely<DB>): Promise<WriteCounts>
  /** Writes what can only be written once every line was read. */
  finish?(db: Kysely<DB>): Promise<WriteCounts>
}

export interface Catalog {
  readonly name: string
  readonly title: string
  readonly fields: readonly Field[]
  /** `source`: what the rows say about where they come from when the file does not. */
  start(context: { readonly columns: ReadonlySet<string>; readonly source: string }): Batch
}
