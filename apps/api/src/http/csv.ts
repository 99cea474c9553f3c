/**
 * Lists as files for a spreadsheet: UTF-8 with its mark, commas, RFC 4180. What a spreadsheet would run as a formula is kept from
 * it by an apostrophe, which the spreadsheet does not show.
 */
import { stringify } from 'csv-stringify/sync'
import { bogotaStamp } from '@cauce/domain/calendar/bogota'
import type { FileAnswer } from './handle.ts'

/** What a cell may hold. An instant is written in Bogotá's time, yes and no in words, null as nothing. */
export type CsvValue = string | number | boolean | Date | null | undefined

export interface CsvColumn<Row> {
  readonly title: string
  readonly value: (row: Row) => CsvValue
}

/** A line feed, or blanks before a formula: some programs skip them. */
const HIDDEN_FORMULA = /^(?:\n|\s+[=+\-@＝＋－＠])/u
const TYPE = 'text/csv; charset=utf-8'

/** What a cell says, for a spreadsheet that keeps a text as text: nothing is run there. */
export const plainCell = (value: CsvValue): string | number | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  return value instanceof Date ? bogotaStamp(value.getTime()) : value
}

const cell = (said: CsvValue): string | number => {
  const value = plainCell(said) ?? ''
  // The writer guards `=`, `+`, `-`, `@` (the wide ones too), tabulator and carriage return.
  return typeof value === 'string' && HIDDEN_FORMULA.test(value) ? `'${value}` : value
}

/**
 * Rows as text. A file that is made in parts has the mark and the header only in its first: `header` false gives the rows alone,
 * so that the parts one after another are the file.
 */
export const csvText = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  { header }: { readonly header: boolean } = { header: true },
): string =>
  stringify(
    rows.map((row) => columns.map(({ value }) => cell(value(row)))),
    {
      // Without the mark Excel reads the accents wrong.
      bom: header,
      header,
      columns: columns.map(({ title }, at) => ({ key: String(at), header: title })),
      escape_formulas: true,
      record_delimiter: 'windows',
      // The writer quotes a cell with the whole line break alone; a spreadsheet ends the row at half of it.
      quoted_match: /[\r\n]/u,
    },
  )

/** Answer of a `binary` entry: the rows as a file. `nombre` carries its `.csv`. */
export const csvFile = <Row>(nombre: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): FileAnswer => ({
  bytes: Buffer.from(csvText(columns, rows), 'utf8'),
  tipo: TYPE,
  nombre,
})
