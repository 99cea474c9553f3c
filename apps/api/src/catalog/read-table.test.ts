import { describe, expect, test } from 'vitest'
import { TableProblem, readTable } from './read-table.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('readTable', () => {
  test('lee CSV con comillas, comas y comillas dobles dentro', () => {
    const table = readTable(utf8('codigo,nombre\nC00-D49,"Tumores, ""malignos"""\n'))
    expect(table.columns).toEqual(['codigo', 'nombre'])
    expect(table.rows).toEqual([{ line: 2, cells: ['C00-D49', 'Tumores, "malignos"'] }])
  })

  test.each([
    ['\t', 'tabulador'],
    [';', 'punto y coma'],
    ['|', 'barra'],
  ])('reconoce el separador %j (%s)', (delimiter) => {
    const table = readTable(utf8(['a', 'b, c', 'd'].join(delimiter) + '\n' + ['1', 'x, y', '2'].join(delimiter)))
    expect(table.delimiter).toBe(delimiter)
    expect(table.rows[0]?.cells).toEqual(['1', 'x, y', '2'])
  })

  test('una comilla suelta en un archivo con tabuladores no se traga las líneas siguientes', () => {
    const table = readTable(utf8('codigo\tnombre\n1\tmalla 5" x 3"\n2\t"entre comillas"\n3\t"abierta\n4\tfin\n'))
    expect(table.rows.map(({ cells }) => cells[1])).toEqual(['malla 5" x 3"', 'entre comillas', '"abierta', 'fin'])
  })

  test('dice la línea del archivo aunque haya líneas vacías y celdas de varias líneas', () => {
    const table = readTable(utf8('codigo,nombre\n\n1,"dos\nlíneas"\n\n2,fin\n'))
    expect(table.rows.map(({ line }) => line)).toEqual([4, 6])
  })

  test('acepta la marca de UTF-8, Latin-1 y UTF-16', () => {
    const latin = Uint8Array.from('codigo;nombre\n1;Peñón', (letter) => letter.codePointAt(0) ?? 0)
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('codigo;nombre\n1;Peñón', 'utf16le')])
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8('codigo;nombre\n1;Peñón')])
    expect(readTable(latin)).toMatchObject({ encoding: 'Latin-1', rows: [{ cells: ['1', 'Peñón'] }] })
    expect(readTable(utf16)).toMatchObject({ encoding: 'UTF-16', columns: ['codigo', 'nombre'] })
    expect(readTable(marked)).toMatchObject({ encoding: 'UTF-8', columns: ['codigo', 'nombre'] })
  })

  test.each([
    ['', 'El archivo está vacío.'],
    [' \n\n', 'El archivo está vacío.'],
    ['codigo,nombre\n', 'El archivo solo tiene encabezado: no hay filas.'],
    ['PK\u0003\u0004xl/workbook', 'El archivo es un libro de cálculo'],
    ['a,b\n1,"sin cerrar\n2,x', 'hay comillas mal puestas o sin cerrar'],
  ])('rechaza %j con una frase clara', (text, message) => {
    expect(() => readTable(utf8(text))).toThrow(TableProblem)
    expect(() => readTable(utf8(text))).toThrow(message)
  })
})
