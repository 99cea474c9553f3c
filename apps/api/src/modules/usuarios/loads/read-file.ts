/** The text of a file of users as lines of named cells. */
import { createHash } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import { LOAD_COLUMNS, MAX_LOAD_LINES, readHeader, type LoadColumn } from '@cauce/domain/users/load-columns'
import type { CellProblem, LoadCells } from '@cauce/domain/users/load-line'
import { delimiterOf, unguarded } from '@cauce/domain/users/load-text'
import { groupThousands } from '@cauce/domain/text/format'
import { invalid } from '../../../http/failure.ts'

const EMPTY_FILE = 'El archivo no tiene líneas de usuarios'
const TOO_MANY_CELLS = 'La línea tiene más celdas que columnas: encierre entre comillas lo que lleve el separador'
const MAX_LINE_CHARACTERS = 20_000

export interface FileLine {
  /** Its number in the file, in which the header is 1. */
  readonly linea: number
  readonly celdas: LoadCells
  readonly problems: readonly CellProblem[]
}

export interface UsersFile {
  readonly lines: readonly FileLine[]
  /** Titles that are not read. */
  readonly ignored: readonly string[]
  /** Fingerprint of the text: the same file, whatever its line ends and its mark, has the same. */
  readonly huella: string
}

const refuse = (message: string) => invalid({ texto: [message] })

interface Record_ {
  readonly record: readonly string[]
  readonly line: number
}

const recordsOf = (text: string): readonly Record_[] => {
  const records: Record_[] = []
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE_CHARACTERS,
      on_record: (record: readonly string[], { lines }: { readonly lines: number }) => {
        records.push({ record, line: lines })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const at: unknown = Reflect.get(error, 'lines')
    const where = typeof at === 'number' ? `La línea ${at}` : 'Una línea'
    throw refuse(`${where} tiene comillas sin cerrar o fuera de lugar`)
  }
  return records
}

/** The one place of a line that tells that it has too many cells is its last column. */
const problemsOf = (record: readonly string[], width: number): readonly CellProblem[] => {
  const extra = record.slice(width).filter((cell) => cell.trim() !== '')
  const last = LOAD_COLUMNS[LOAD_COLUMNS.length - 1]
  return extra.length === 0 || last === undefined
    ? []
    : [{ columna: last, valor: extra.join(' ').slice(0, 100), mensaje: TOO_MANY_CELLS }]
}

const cellsOf = (record: readonly string[], columns: readonly (LoadColumn | null)[]): LoadCells =>
  Object.fromEntries(
    columns.flatMap((column, at) => (column === null ? [] : [[column, unguarded(record[at] ?? '').trim()]])),
  )

/** Reads the text of a file. 422 at `texto` with what keeps it from being read. */
export const readUsersFile = (text: string): UsersFile => {
  const [first, ...rest] = recordsOf(text)
  const header = readHeader(first?.record ?? [])
  if (header.problems.length > 0) throw invalid({ texto: header.problems }, header.problems.join('. '))
  const filled = rest.filter(({ record }) => record.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) throw refuse(EMPTY_FILE)
  if (filled.length > MAX_LOAD_LINES) {
    const [many, most] = [groupThousands(filled.length), groupThousands(MAX_LOAD_LINES)]
    throw refuse(`El archivo tiene ${many} líneas y el máximo es ${most}: divídalo en varios`)
  }
  return {
    lines: filled.map(({ record, line }) => ({
      linea: line,
      celdas: cellsOf(record, header.columns),
      problems: problemsOf(record, header.columns.length),
    })),
    ignored: header.ignored,
    huella: createHash('sha256')
      .update(
        text
          .replace(/^\uFEFF/u, '')
          .replaceAll('\r\n', '\n')
          .trimEnd(),
      )
      .digest('hex'),
  }
}
