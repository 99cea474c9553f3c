import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { type CsvColumn, csvText } from '../../../apps/api/src/http/csv.ts'
import { property } from '../../support/property.ts'

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'] as const
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...DANGEROUS, '"', ',', ';', "'", ' ', 'á', '1', '\r\n'), maxLength: 12 }),
)
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) => fc.array(fc.array(anyText, { minLength: width, maxLength: width }), { maxLength: 12 }))

const columnsFor = (rows: readonly (readonly string[])[]): readonly CsvColumn<readonly string[]>[] =>
  Array.from({ length: rows[0]?.length ?? 2 }, (_, at) => ({ title: `Columna ${at}`, value: (row) => row[at] }))

/** As a spreadsheet reads: any line break out of quotes ends a row. */
const read = (text: string): string[][] => parse(text, { bom: true, record_delimiter: ['\r\n', '\n', '\r'] })
const FORMULA: readonly string[] = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
/** At once, or after blanks that some programs skip. */
const isDangerous = (text: string): boolean =>
  DANGEROUS.some((sign) => text.startsWith(sign)) || FORMULA.includes(text.trimStart().slice(0, 1))
const guarded = (text: string): string => (isDangerous(text) ? `'${text}` : text)

describe('archivos para la hoja de cálculo', () => {
  property('lo que se lee es lo que se escribió, con su apóstrofo donde sería una fórmula', [table], (rows) => {
    const columns = columnsFor(rows)
    expect(read(csvText(columns, rows))).toEqual([
      columns.map(({ title }) => title),
      ...rows.map((row) => row.map((text) => guarded(text))),
    ])
  })

  property('ninguna celda empieza como una fórmula', [table], (rows) => {
    expect(
      read(csvText(columnsFor(rows), rows))
        .flat()
        .filter(isDangerous),
    ).toEqual([])
  })

  property('partido por donde sea, el archivo es el mismo', [table, fc.nat(12)], (rows, cut) => {
    const columns = columnsFor(rows)
    const parts = csvText(columns, rows.slice(0, cut)) + csvText(columns, rows.slice(cut), { header: false })
    expect(parts).toBe(csvText(columns, rows))
  })

  property('un número se lee como número', [fc.double({ noNaN: true, noDefaultInfinity: true })], (value) => {
    const columns = [{ title: 'n', value: (row: number) => row }]
    expect(Number(read(csvText(columns, [value]))[1]?.[0])).toBe(value === 0 ? 0 : value)
  })
})
