/** The text of a file as lines of cells of a master. */
import { CsvError, parse } from 'csv-parse/sync'
import {
  EMPTY_FILE,
  type LoadHeader,
  MAX_MASTER_LINES,
  NOT_CSV,
  readHeader,
  TOO_MANY_LINES,
} from '@cauce/domain/kit/master/load'
import type { Master } from '@cauce/domain/kit/master/master'
import { delimiterOf, unguarded } from '@cauce/domain/users/load-text'
import { invalid } from '../../http/failure.ts'

export interface FileLine {
  /** Its number in the file, in which the header is 1. */
  readonly linea: number
  readonly celdas: readonly string[]
}

export interface MasterFile {
  readonly header: LoadHeader
  readonly titles: readonly string[]
  readonly lines: readonly FileLine[]
}

const MAX_LINE_CHARACTERS = 20_000
const refuse = (message: string) => invalid({ texto: [message] })

const recordsOf = (text: string): readonly FileLine[] => {
  const records: FileLine[] = []
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE_CHARACTERS,
      on_record: (celdas: readonly string[], { lines }: { readonly lines: number }) => {
        records.push({ linea: lines, celdas: celdas.map((cell) => unguarded(cell).trim()) })
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) throw refuse(NOT_CSV)
    throw error
  }
  return records
}

/** Reads the text of a file. 422 at `texto` with what keeps it from being read. */
export const readMasterFile = (of: Master, text: string): MasterFile => {
  const [first, ...rest] = recordsOf(text)
  const titles = first?.celdas ?? []
  const header = readHeader(of, titles)
  if (header.missing.length > 0) {
    throw refuse(`Faltan columnas: ${new Intl.ListFormat('es-CO').format(header.missing)}`)
  }
  const lines = rest.filter(({ celdas }) => celdas.some((cell) => cell !== ''))
  if (lines.length === 0) throw refuse(EMPTY_FILE)
  if (lines.length > MAX_MASTER_LINES) throw refuse(TOO_MANY_LINES)
  return { header, titles, lines }
}
