/** The import itself: every good row or none, in one transaction, written in batches that can be cancelled between them. */
import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'
import type { Catalog } from './definition.ts'
import { cellsOf, mapHeader } from './header-map.ts'
import type { Table } from './read-table.ts'

const ROWS_PER_BATCH = 500

export interface Rejection {
  readonly line: number
  readonly reason: string
}

export interface ImportReport {
  readonly read: number
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: readonly Rejection[]
  /** False in a trial run, when no row was good, or when `strict` and some row was refused. */
  readonly saved: boolean
}

export interface ImportOptions {
  readonly catalog: Catalog
  readonly table: Table
  /** `campo=columna`, over what the header says. */
  readonly map: readonly string[]
  /** Where the data come from; kept with the import. */
  readonly source: string
  readonly version: string
  /** Does everything and then undoes it. */
  readonly dryRun: boolean
  /** Saves nothing when a row is refused. */
  readonly strict: boolean
  readonly signal: AbortSignal
  readonly onProgress: (rows: number) => void
}

/** The person cancelled: nothing was kept. */
export class ImportCancelled extends Error {}

/** Lets the signal's event in: a batch of checks is one long turn of the event loop otherwise. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Throws {@link ImportCancelled} once the signal says so. */
const stopIfCancelled = (signal: AbortSignal): void => {
  if (signal.aborted) throw new ImportCancelled('Importación cancelada: no se guardó nada.')
}

const tooWide = (table: Table, cells: readonly string[]): string | null =>
  cells.length > table.columns.length
    ? `Tiene ${cells.length} columnas y el encabezado ${table.columns.length}: sobra un separador`
    : null

const writeAll = async (db: Kysely<DB>, options: ImportOptions): Promise<Omit<ImportReport, 'saved'>> => {
  const { catalog, table, signal } = options
  const map = mapHeader(catalog.fields, table.columns, options.map)
  const batch = catalog.start({ columns: new Set(map.keys()), source: options.source })
  const rejected: Rejection[] = []
  let [inserted, updated] = [0, 0]
  for (let start = 0; start < table.rows.length; start += ROWS_PER_BATCH) {
    stopIfCancelled(signal)
    const rows = table.rows.slice(start, start + ROWS_PER_BATCH)
    for (const { line, cells } of rows) {
      const reason = tooWide(table, cells) ?? batch.accept(cellsOf(map, cells), line)?.reason
      if (reason !== undefined) rejected.push({ line, reason })
    }
    const counts = await batch.write(db)
    inserted += counts.inserted
    updated += counts.updated
    rejected.push(...(counts.refused ?? []))
    options.onProgress(start + rows.length)
    await breathe()
  }
  stopIfCancelled(signal)
  const last = await batch.finish?.(db)
  inserted += last?.inserted ?? 0
  updated += last?.updated ?? 0
  rejected.push(...(last?.refused ?? []))
  const read = table.rows.length
  return { read, inserted, updated, unchanged: read - rejected.length - inserted - updated, rejected }
}

/**
 * Imports the table. Throws `HeaderProblem` when a column is missing and {@link ImportCancelled} when the signal fires; in both
 * cases, and on any error of the database, nothing is kept.
 */
export const importCatalog = async (db: Kysely<DB>, options: ImportOptions): Promise<ImportReport> => {
  const trx = await db.startTransaction().execute()
  try {
    const counts = await writeAll(trx, options)
    const accepted = counts.read - counts.rejected.length
    const saved = !options.dryRun && accepted > 0 && !(options.strict && counts.rejected.length > 0)
    if (saved) {
      const { catalog, source, version } = options
      const record = {
        catalogo: catalog.name,
        fuente: source,
        version,
        filas: accepted,
        rechazadas: counts.rejected.length,
      }
      await trx.insertInto('catalogos_importados').values(record).execute()
      await trx.commit().execute()
    } else {
      await trx.rollback().execute()
    }
    return { ...counts, saved }
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}
