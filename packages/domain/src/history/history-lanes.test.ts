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
    expect(marks({ visitas: [visit(1, '2026-11-16T23:30:00.000Z')] })[0]?.inicio).toBeCloseTo((15 + 18.5 / 24) / 30, 6)
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

const order = (id: number, hora: string | null) =>
  ({
    id,
    clase: 'orden',
    fecha: '2026-11-10',
    hora,
    hasta: null,
    titulo: `O${id}`,
    detalle: '',
    anulada: false,
  }) as const

describe('the order of the moments of a lane', () => {
  it('is by day, by hour and by number, with what has no hour first', () => {
    const entries = [order(4, '08:00'), order(3, '08:00'), order(9, null), order(5, '07:00')]
    const [, lane] = historyLanes(entries, SPAN, 0.05)
    expect(lane?.marcas.map(({ texto }) => texto)).toEqual(['4 órdenes, 10 nov 2026: O9; O5; O3; O4'])
  })

  it('one without hour or words stands at the beginning of its day, and says only what it has', () => {
    const entry = {
      id: 9,
      clase: 'orden',
      fecha: '2026-11-16',
      hora: null,
      hasta: null,
      titulo: 'Orden',
      detalle: '',
      anulada: false,
    } as const
    const [, lane] = historyLanes([entry], SPAN, 0.05)
    expect(lane?.marcas).toMatchObject([{ inicio: 0.5, texto: '16 nov 2026: Orden', anulada: false }])
  })
})

it('leaves that cross go down, and the one after both comes up again', () => {
  const incapacidades = [
    leave(1, '2026-11-01', '2026-11-10'),
    leave(2, '2026-11-05', '2026-11-08'),
    leave(3, '2026-11-11', '2026-11-13'),
    leave(4, '2026-11-12', '2026-11-14'),
  ]
  const [, , lane] = lanes({ incapacidades })
  expect(lane?.marcas.map(({ clave, nivel }) => [clave, nivel])).toEqual([
    ['incapacidad 1', 0],
    ['incapacidad 2', 1],
    ['incapacidad 3', 0],
    ['incapacidad 4', 1],
  ])
  expect(lane?.niveles).toBe(2)
})

it('se cuenta en singular lo que hay de a uno', () => {
  const created_at = '2026-11-10T17:00:00.000Z'
  const some = lanes({
    visitas: [visit(1, created_at)],
    ordenes: [{ id: 8, created_at, tipo: 'Medicamentos', lineas: ['Losartán 50 mg'] }],
    consentimientos: [{ id: 9, created_at, procedimiento: 'Endoscopia', acepta: true }],
  })
  expect(lanesInWords(some)).toBe('1 consulta, 1 orden, 1 consentimiento')
})

it('dos momentos que apenas se tocarían se muestran por separado', () => {
  const days = { desde: '2026-01-01', hasta: '2026-02-01' }
  const entries = ['2026-01-09', '2026-01-17'].map((fecha, id) => ({
    id,
    clase: 'orden' as const,
    fecha,
    hora: null,
    hasta: null,
    titulo: 'Orden',
    detalle: '',
    anulada: false,
  }))
  const shown = (gap: number) => historyLanes(entries, days, gap)[1]?.marcas.map(({ inicio }) => inicio)
  expect([shown(0.25), shown(0.26)]).toEqual([[0.25, 0.5], [0.25]])
})
