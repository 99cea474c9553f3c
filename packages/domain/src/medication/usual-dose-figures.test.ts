/** The figures of the usual dose: how they are written, where they turn grave and what is proposed in their place. */
import { describe, expect, it } from 'vitest'
import { drugFacts } from './drug-facts.ts'
import {
  amountInWords,
  indexDoses,
  overMaximum,
  rowsOfAdult,
  usualDose,
  type DosedLine,
  type DoseRow,
} from './usual-dose.ts'

const row = (change: Partial<DoseRow> = {}): DoseRow => ({
  principio_activo: 'Acetaminofén',
  via: 'Oral',
  dosis_min: 500,
  dosis_max: 1_000,
  unidad_dosis: 'mg',
  max_dia: 4_000,
  frecuencia_especial: null,
  fuente: 'Ficha técnica',
  ...change,
})
const line = (change: Partial<DosedLine> = {}): DosedLine => ({
  drug: drugFacts({
    codesumi_id: 7,
    nombre: 'Acetaminofén 500 mg tableta',
    atc: null,
    principio_activo: 'Acetaminofén',
    componentes: 'Acetaminofén',
    via: 'Oral',
  }),
  presentation: { concentracion: '500 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' },
  via: 'Oral',
  dosis: 2,
  frecuencia: 4,
  tiempo: 'Horas',
  edad: 40,
  ...change,
})
const small = { presentation: { concentracion: '0,1 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' } }
const found = (of: DosedLine, ...rows: readonly DoseRow[]) => usualDose(of, indexDoses(rows)).hallazgos
const kinds = (of: DosedLine, ...rows: readonly DoseRow[]) => found(of, ...rows).map(({ clave }) => clave)

it.each([
  [0, '0'],
  [10, '10'],
  [100, '100'],
  [0.5, '0,5'],
  [1.25, '1,25'],
  [0.125, '0,125'],
  [2.0004, '2'],
  [2.0006, '2,001'],
  [1_200_000, '1 200 000'],
])('%d se escribe %s, sin decimales que no dicen nada', (value, words) => {
  expect(amountInWords(value).replaceAll(/\s/gu, ' ')).toBe(words)
})

it('más del doble del máximo de un día está contraindicado; justo el doble, no', () => {
  expect(overMaximum(8_000, 4_000)).toBe('mayor')
  expect(overMaximum(8_000.1, 4_000)).toBe('contraindicada')
  expect(overMaximum(4_001, 4_000)).toBe('mayor')
  // 0.1 × 6 is a little more than twice 0.3.
  expect(overMaximum(0.1 * 6, 0.3)).toBe('mayor')
  expect(found(line({ dosis: 4, frecuencia: 6 }), row())[0]).toMatchObject({
    clave: 'dosis:7:maxima_dia',
    severidad: 'mayor',
  })
  expect(found(line({ dosis: 4.5, frecuencia: 6 }), row())[0]).toMatchObject({ severidad: 'contraindicada' })
})

it('el hallazgo dice todo lo que se halló y de dónde, y no impide la orden', () => {
  expect(found(line(), row())).toEqual([
    {
      comprobacion: 'dosis',
      clave: 'dosis:7:maxima_dia',
      alerta_detalle_id: null,
      severidad: 'mayor',
      titulo: 'Supera la dosis máxima de un día: 6 000 mg de 4 000 mg',
      detalle: '2 × 500 mg cada 4 h = 6 000 mg al día',
      conducta: null,
      medicamentos: [
        { codesumi_id: 7, nombre: 'Acetaminofén 500 mg tableta', principio: 'Acetaminofén', origen: 'por_ordenar' },
      ],
      propuesta: { frecuencia: 6, total: 4_000, unidad: 'mg' },
      bloquea: false,
      fuente: 'Ficha técnica',
    },
  ])
})

const proposal = (of: DosedLine, change: Partial<DoseRow> = {}) => found(of, row(change))[0]?.propuesta

describe('lo que se propone para un día que pasa del máximo', () => {
  it('es la misma toma más espaciada, también si la frecuencia se dio en días', () => {
    expect(proposal(line())).toEqual({ frecuencia: 6, total: 4_000, unidad: 'mg' })
    expect(proposal(line({ frecuencia: 0.25, tiempo: 'Días' }), { max_dia: 3_000 })).toEqual({
      frecuencia: 8,
      total: 3_000,
      unidad: 'mg',
    })
  })

  it.each([
    ['de un menor de edad', { edad: 17 }, {}],
    ['de lo que no se da cada día', {}, { frecuencia_especial: 'cada 4 h' }],
    ['de una toma mayor que la habitual', { dosis: 3 }, {}],
    ['de una toma que sola pasa del día', { dosis: 9, frecuencia: 24 }, { dosis_max: null }],
  ])('no es nada %s', (_, change, of) => {
    const [first] = found(line(change), row(of))
    expect(first?.clave).toBe('dosis:7:maxima_dia')
    expect(first).not.toHaveProperty('propuesta')
  })

  it('a quien acaba de cumplir los 18 se le propone, y su máximo no se dice de un adulto', () => {
    expect(proposal(line({ edad: 18 }))).toBeDefined()
    expect(found(line({ edad: 18 }), row())[0]?.titulo).toBe('Supera la dosis máxima de un día: 6 000 mg de 4 000 mg')
    expect(found(line({ edad: 17 }), row())[0]?.titulo).toContain('de un día de un adulto: ')
  })
})

describe('una cifra a la que se llega no se pasa, diga lo que diga el binario', () => {
  const none = { dosis_min: null, dosis_max: null, max_dia: null }
  it('de una toma: 3 × 0,1 son 0,3', () => {
    const of = line({ ...small, dosis: 3, frecuencia: 24 })
    expect(kinds(of, row({ ...none, dosis_max: 0.3 }))).toEqual([])
    expect(kinds(of, row({ ...none, dosis_max: 0.29 }))).toEqual(['dosis:7:alta'])
  })

  it('y 3 × 0,3 no son menos de 0,9', () => {
    const third = { concentracion: '0,3 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' }
    const of = line({ presentation: third, dosis: 3, frecuencia: 24 })
    expect(kinds(of, row({ ...none, dosis_min: 0.9 }))).toEqual([])
    expect(kinds(of, row({ ...none, dosis_min: 0.91 }))).toEqual(['dosis:7:baja'])
  })

  it('de un día: tres veces 0,1 son 0,3', () => {
    const of = line({ ...small, dosis: 1, frecuencia: 8 })
    expect(kinds(of, row({ ...none, max_dia: 0.3 }))).toEqual([])
    expect(kinds(of, row({ ...none, max_dia: 0.29 }))).toEqual(['dosis:7:maxima_dia'])
  })

  it('entre dos tomas: siete días escritos en horas son una semana', () => {
    const weekly = row({ ...none, dosis_max: 1_000, frecuencia_especial: 'cada 1 semanas' })
    expect(kinds(line({ dosis: 1, frecuencia: 168 }), weekly)).toEqual([])
    expect(kinds(line({ dosis: 1, frecuencia: 168 * (1 - 1e-12) }), weekly)).toEqual([])
    expect(kinds(line({ dosis: 1, frecuencia: 167 }), weekly)).toEqual(['dosis:7:frecuencia'])
  })
})

const severity = (change: Partial<DosedLine>, frecuencia_especial: string) =>
  found(line({ dosis: 1, ...change }), row({ frecuencia_especial }))[0]?.severidad

describe('lo que se da más seguido que lo suyo', () => {
  it('está contraindicado si se da cada día y era de dos o más; menos que eso es mayor', () => {
    expect(severity({ frecuencia: 24 }, 'cada 2 días')).toBe('contraindicada')
    expect(severity({ frecuencia: 25 }, 'cada 2 días')).toBe('mayor')
    expect(severity({ frecuencia: 12 }, 'cada 36 h')).toBe('mayor')
    expect(severity({ frecuencia: 12 }, 'semanal')).toBe('contraindicada')
    expect(severity({ frecuencia: 48 }, 'cada 2 días')).toBeUndefined()
  })
})

it('cada rango dice cuánto de su unidad trae una unidad de la dosis, o que no se compara', () => {
  const doses = indexDoses([row(), row({ unidad_dosis: 'g' }), row({ unidad_dosis: 'UI' }), row({ via: 'Rectal' })])
  expect(rowsOfAdult(line(), doses).map(({ strength }) => strength)).toEqual([500, 0.5, null])
  expect(rowsOfAdult(line({ via: 'rectal' }), doses).map(({ strength }) => strength)).toEqual([500])
  expect(rowsOfAdult(line({ via: 'Nasal' }), doses)).toEqual([])
})
