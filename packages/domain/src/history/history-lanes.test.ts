import { describe, expect, it } from 'vitest'
import { entriesOf, type History } from '../clinical-record/timeline-entry.ts'
import { historyLanes, lanesInWords } from './history-lanes.ts'

const SPAN = { desde: '2026-11-01', hasta: '2026-11-30' }
const visit = (id: number, fecha_hora: string) => ({
  id,
  fecha_hora,
  tipo: 'Control',
  motivo: 'Presión',
  medico: 'Ana',
})
const leave = (id: number, fecha_inicio: string, fecha_final: string, estado = 'Activo') => {
  const dias = 3
  return { id, fecha_inicio, fecha_final, dias, diagnostico: 'M545', estado }
}
const NONE: History = { visitas: [], ordenes: [], incapacidades: [], consentimientos: [] }
const lanes = (some: Partial<History>, gap = 0.05) => historyLanes(entriesOf({ ...NONE, ...some }), SPAN, gap)
const marks = (some: Partial<History>, gap?: number) => lanes(some, gap).flatMap(({ marcas }) => marcas)

describe('historyLanes', () => {
  it('has a lane for each kind, also an empty one', () => {
    expect(lanes({}).map(({ nombre, niveles, marcas }) => [nombre, niveles, marcas.length])).toEqual([
      ['Consultas', 1, 0],
      ['Órdenes', 1, 0],
      ['Incapacidades', 1, 0],
      ['Consentimientos', 1, 0],
    ])
  })

  it('puts a moment at its hour', () => {
    expect(marks({ visitas: [visit(1, '2026-11-16T17:00:00.000Z')] })).toMatchObject([
      { inicio: 15.5 / 30, ancho: 0, etiqueta: '', texto: '16 nov 2026, 12:00: Control. Presión · Ana' },
    ])
  })

  it('joins the moments that would touch, and counts them', () => {
    const visitas = [
      visit(3, '2026-11-20T17:00:00.000Z'),
      visit(1, '2026-11-10T17:00:00.000Z'),
      visit(2, '2026-11-11T17:00:00.000Z'),
    ]
    expect(marks({ visitas }).map(({ clave, etiqueta, texto }) => [clave, etiqueta, texto])).toEqual([
      ['visita 1', '2', '2 consultas, 10 nov 2026 a 11 nov 2026: Control; Control'],
      ['visita 3', '', '20 nov 2026, 12:00: Control. Presión · Ana'],
    ])
    expect(marks({ visitas }, 0.001)).toHaveLength(3)
  })

  it('draws a leave as long as it is, cut at the edges', () => {
    const incapacidades = [leave(1, '2026-10-30', '2026-11-03'), leave(2, '2026-11-10', '2026-11-12')]
    expect(marks({ incapacidades }).map(({ inicio, ancho, etiqueta }) => [inicio, ancho, etiqueta])).toEqual([
      [0, 0.1, '5 d'],
      [0.3, 0.1, '3 d'],
    ])
  })

  it('puts two leaves that cross one under the other, and marks the annulled one', () => {
    const incapacidades = [leave(1, '2026-11-10', '2026-11-12', 'Anulado'), leave(2, '2026-11-11', '2026-11-13')]
    expect(marks({ incapacidades }).map(({ nivel, anulada }) => [nivel, anulada])).toEqual([
      [0, true],
      [1, false],
    ])
    expect(lanes({ incapacidades })[2]?.niveles).toBe(2)
  })

  it('leaves out what is of other days', () => {
    expect(
      marks({
        visitas: [visit(1, '2026-12-01T05:00:00.000Z'), visit(2, '2026-11-01T04:59:00.000Z')],
        incapacidades: [leave(1, '2026-10-01', '2026-10-31')],
      }),
    ).toEqual([])
  })
})

it('says how many there are of each', () => {
  expect(lanesInWords(lanes({}))).toBe('Nada en este periodo')
  expect(
    lanesInWords(
      lanes({
        visitas: [visit(1, '2026-11-10T17:00:00.000Z'), visit(2, '2026-11-10T18:00:00.000Z')],
        incapacidades: [leave(1, '2026-11-10', '2026-11-12')],
      }),
    ),
  ).toBe('2 consultas, 1 incapacidad')
})
