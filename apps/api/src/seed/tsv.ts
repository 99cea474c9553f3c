/** Reads the tab-separated seed files that travel with the server (`data/`). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A row of a seed file: asks for a column that must exist. */
export interface SeedRow {
  /** The text of a column; empty when the cell is. */
  text(column: string): string
  /** The text, or null when the cell is empty. */
  orNull(column: string): string | null
  /** A number; an empty or wrong cell is a defect of the file. */
  number(column: string): number
  numberOrNull(column: string): number | null
}

const rowOf = (file: string, line: number, columns: readonly string[], cells: readonly string[]): SeedRow => {
  const text = (column: string): string => {
    const cell = cells[columns.indexOf(column)]
    if (cell === undefined) throw new Error(`${file}:${line}: no column "${column}"`)
    return cell
  }
  const orNull = (column: string): string | null => (text(column) === '' ? null : text(column))
  const number = (column: string): number => {
    const value = Number(text(column))
    if (text(column) === '' || !Number.isFinite(value)) throw new Error(`${file}:${line}: "${column}" is not a number`)
    return value
  }
  return { text, orNull, number, numberOrNull: (column) => (text(column) === '' ? null : number(column)) }
}

/**
 * The rows of `data/<name>`: UTF-8, one header line, no quoting.
 * @param name path below `data/`, such as `demo/reps.tsv`
 */
export const readSeed = async (name: string): Promise<readonly SeedRow[]> => {
  const text = await readFile(join(import.meta.dirname, 'data', name), 'utf8')
  const [header = '', ...lines] = text.split(/\r?\n/u)
  const columns = header.split('\t')
  return lines.flatMap((line, index) => (line === '' ? [] : [rowOf(name, index + 2, columns, line.split('\t'))]))
}
