import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { type CsvColumn, type CsvValue, csvFile, csvText } from './csv.ts'

const columns: readonly CsvColumn<CsvValue>[] = [{ title: 'Detalle', value: (row) => row }]
const cellOf = (value: CsvValue): string => {
  const rows: string[][] = parse(csvText(columns, [value]), { bom: true })
  return rows[1]?.[0] ?? ''
}

describe('un archivo para la hoja de cálculo', () => {
  it('lleva su marca, sus títulos, comas, y comillas donde hacen falta', () => {
    const two: readonly CsvColumn<{ nombre: string; total: number }>[] = [
      { title: 'Nombre', value: ({ nombre }) => nombre },
      { title: 'Total, en pesos', value: ({ total }) => total },
    ]
    const text = csvText(two, [{ nombre: 'Sede "Laureles"\nPiso 2', total: -3 }])
    expect(text).toBe('\uFEFFNombre,"Total, en pesos"\r\n"Sede ""Laureles""\nPiso 2",-3\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', ' =1', ' \t＋1', '\u00A0@A1'])(
    '%j no llega a ser una fórmula',
    (text) => {
      expect(cellOf(text)).toBe(`'${text}`)
    },
  )

  it('un número negativo sigue siendo un número', () => {
    expect(cellOf(-12.5)).toBe('-12.5')
  })

  it('un instante queda en hora de Bogotá, sí y no en palabras, y lo que no hay, vacío', () => {
    expect(cellOf(new Date('2026-11-22T03:04:05.678Z'))).toBe('2026-11-21 22:04:05')
    expect([true, false].map(cellOf)).toEqual(['Sí', 'No'])
    expect(csvText(columns, [null])).toBe('\uFEFFDetalle\r\n\r\n')
  })

  it('las partes, una tras otra, son el archivo', () => {
    const parts = csvText(columns, ['uno']) + csvText(columns, ['dos'], { header: false })
    expect(parts).toBe(csvText(columns, ['uno', 'dos']))
  })

  it('sin filas quedan los títulos, y la respuesta dice qué archivo es', () => {
    const file = csvFile('usuarios.csv', columns, [])
    expect(file).toMatchObject({ tipo: 'text/csv; charset=utf-8', nombre: 'usuarios.csv' })
    expect(Buffer.from(file.bytes).toString('utf8')).toBe('\uFEFFDetalle\r\n')
  })
})
