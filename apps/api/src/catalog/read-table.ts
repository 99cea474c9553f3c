/** A CSV or TSV file as rows with their line number, whatever program wrote it. */
import { CsvError, parse } from 'csv-parse/sync'

/** The file cannot be read as a table; the message is for the person who runs the command. */
export class TableProblem extends Error {}

interface TableRow {
  /** Line of the file in which the row ends, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Latin-1'
  readonly delimiter: string
}

const DELIMITERS = ['\t', ';', ',', '|'] as const
const ZIP_SIGNATURE = 'PK\u0003\u0004'

const decodeUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: the other common encoding of Colombian files is tried.
    return null
  }
}

const decode = (bytes: Uint8Array): { text: string; encoding: Table['encoding'] } => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  const text = decodeUtf8(bytes)
  // windows-1252 is Latin-1 with the quotes and dashes that Excel writes.
  return text === null
    ? { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Latin-1' }
    : { text, encoding: 'UTF-8' }
}

/** The separator that the header uses most, outside quotes. */
const delimiterOf = (text: string): string => {
  const header = (/^[^\n]*\S[^\n]*/mu.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/gu, '')
  const count = (delimiter: string): number => header.split(delimiter).length
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

/** Tab-separated files have no quoting, but spreadsheets still wrap cells with quotes in them. */
const unquote = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell

const parseProblem = (error: CsvError): TableProblem => {
  const line = typeof error['lines'] === 'number' ? ` cerca de la línea ${error['lines']}` : ''
  return new TableProblem(`El archivo no se puede leer como tabla${line}: hay comillas mal puestas o sin cerrar.`)
}

const parseRows = (text: string, delimiter: string): TableRow[] => {
  const rows: TableRow[] = []
  const tabbed = delimiter === '\t'
  try {
    parse(text, {
      delimiter,
      quote: tabbed ? null : '"',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line: lines, cells: cells.map((cell) => (tabbed ? unquote(cell) : cell).trim()) })
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) throw parseProblem(error)
    throw error
  }
  return rows
}

/**
 * Reads the bytes of a table: UTF-8 or UTF-16 with or without mark, Latin-1; separated by tabs, semicolons, commas or bars. The
 * first line that is not empty is the header. Throws {@link TableProblem}.
 */
export const readTable = (bytes: Uint8Array): Table => {
  const { text, encoding } = decode(bytes)
  if (text.startsWith(ZIP_SIGNATURE)) {
    throw new TableProblem(
      'El archivo es un libro de cálculo o un comprimido. Guárdelo como CSV y vuelva a intentarlo.',
    )
  }
  if (text.trim() === '') throw new TableProblem('El archivo está vacío.')
  const delimiter = delimiterOf(text)
  const [header, ...rows] = parseRows(text, delimiter)
  if (header === undefined || rows.length === 0)
    throw new TableProblem('El archivo solo tiene encabezado: no hay filas.')
  return { columns: header.cells, rows, encoding, delimiter }
}
