/** More is never less: a finding of too much stays when the dose grows or the takes come closer. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { leastDaysBetween } from '@cauce/domain/medication/special-frequency'
import { inUnit } from '@cauce/domain/medication/amount'
import { indexDoses, usualDose, type DoseRow, type DosedLine } from '@cauce/domain/medication/usual-dose'
import { drugOf } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const drug = drugOf(1)
const amount = fc.option(fc.integer({ min: 1, max: 3_000 }), { nil: null })
const row: fc.Arbitrary<DoseRow> = fc.record({
  principio_activo: fc.constant(drug.principio_activo),
  via: fc.constantFrom('Oral', 'Rectal'),
  dosis_min: amount,
  dosis_max: amount,
  unidad_dosis: fc.constantFrom('mg', 'g', 'mcg', 'UI', 'mg/kg'),
  max_dia: amount,
  frecuencia_especial: fc.constantFrom(null, 'semanal', 'cada 2 semanas', 'dosis única', 'según esquema'),
  fuente: fc.constant('Prueba'),
})
const line: fc.Arbitrary<DosedLine> = fc.record({
  drug: fc.constant(drug),
  presentation: fc.record({
    concentracion: fc.constantFrom('500 mg', '0,25 mg', '1 g', '100 mg/mL', '5 %', null),
    unidad_presentacion: fc.constantFrom('Tableta', 'Frasco', null),
    base_dosis: fc.constant('único'),
  }),
  via: fc.constantFrom('Oral', 'Rectal'),
  dosis: fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
  frecuencia: fc.integer({ min: 1, max: 48 }),
  tiempo: fc.constantFrom('Horas', 'Días'),
  edad: fc.integer({ min: 18, max: 100 }),
})
const childhood = fc.integer({ min: 0, max: 17 })
const tooMuch = (of: DosedLine, rows: readonly DoseRow[]): readonly string[] =>
  usualDose(of, indexDoses(rows))
    .hallazgos.map(({ clave }) => clave)
    .filter((clave) => !clave.endsWith(':baja'))

describe('usualDose', () => {
  property(
    'una dosis mayor nunca quita que sea demasiada',
    [line, row, fc.integer({ min: 1, max: 9 })],
    (of, one, more) => {
      expect(tooMuch({ ...of, dosis: of.dosis + more }, [one])).toEqual(expect.arrayContaining([...tooMuch(of, [one])]))
    },
  )

  property('tomarla más seguido tampoco lo quita', [line, row, fc.integer({ min: 2, max: 9 })], (of, one, times) => {
    const closer = { ...of, frecuencia: of.frecuencia / times }
    expect(tooMuch(closer, [one])).toEqual(expect.arrayContaining([...tooMuch(of, [one])]))
  })

  property('horas y días son el mismo intervalo', [line, row], (of, one) => {
    const days = { ...of, tiempo: 'Días' as const }
    const hours = { ...of, tiempo: 'Horas' as const, frecuencia: of.frecuencia * 24 }
    expect(tooMuch(hours, [one])).toEqual(tooMuch(days, [one]))
  })

  property('sin un rango de su vía no se dice ni se sabe nada', [line, fc.array(row)], (of, rows) => {
    const other = rows.filter(({ via }) => via !== of.via)
    expect(usualDose(of, indexDoses(other))).toEqual({ rango_conocido: false, por_que_sin_rango: null, hallazgos: [] })
  })

  property(
    'el rango de un niño no se conoce, y lo que es demasiado para un adulto lo es para él',
    [line, row, childhood],
    (of, one, edad) => {
      const doses = indexDoses([one])
      const { rango_conocido } = usualDose({ ...of, edad }, doses)
      expect(rango_conocido).toBe(false)
      expect(tooMuch({ ...of, edad }, [one])).toEqual(tooMuch(of, [one]))
    },
  )

  property('un medicamento de otra frecuencia advierte a cualquier edad', [line, row, childhood], (of, one, edad) => {
    const often = (edadDe: number) =>
      usualDose({ ...of, edad: edadDe }, indexDoses([one]))
        .hallazgos.map(({ clave, severidad }) => `${clave} ${severidad}`)
        .filter((told) => told.includes(':frecuencia'))
    expect(often(edad)).toEqual(often(of.edad))
  })

  property('a quien tiene un rango de adulto se le dice que es de adultos', [line, row, childhood], (of, one, edad) => {
    const child = usualDose({ ...of, edad }, indexDoses([one]))
    expect(child.por_que_sin_rango !== null).toBe(usualDose(of, indexDoses([one])).rango_conocido)
  })

  property('nunca impide la orden', [line, fc.array(row)], (of, rows) => {
    expect(usualDose(of, indexDoses(rows)).hallazgos.filter(({ bloquea }) => bloquea)).toEqual([])
  })
})

property('una cantidad vuelve de otra unidad', [fc.double({ min: 0.001, max: 1e6, noNaN: true })], (cantidad) => {
  for (const other of ['g', 'mg', 'mcg']) {
    const there = inUnit({ cantidad, unidad: 'mg' }, other)
    const back = there === null ? null : inUnit({ cantidad: there, unidad: other }, 'mg')
    expect(Math.abs((back ?? 0) - cantidad)).toBeLessThanOrEqual(cantidad * 1e-9)
  }
})

property(
  'la menor de dos frecuencias es la menor de ambas',
  [fc.integer({ min: 1, max: 52 }), fc.integer({ min: 1, max: 52 })],
  (one, other) => {
    expect(leastDaysBetween(`cada ${one} semanas o cada ${other} semanas`)).toBe(Math.min(one, other) * 7)
  },
)
