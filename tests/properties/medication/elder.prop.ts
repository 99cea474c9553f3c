/** Drugs in an older adult: a year more or a diagnosis more never says less. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { TakenLine } from '@cauce/domain/medication/day-total'
import { ELDER_FROM, ELDER_LEVELS, elderCheck, indexElder, type ElderRow } from '@cauce/domain/medication/elder'
import { rank } from '@cauce/domain/medication/interaction'
import { worstOf } from '@cauce/domain/medication/reason'
import { drugToOrder, ingredient } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const row: fc.Arbitrary<ElderRow> = fc
  .record({
    principio_activo: fc.oneof(ingredient, fc.constant('')),
    edad_desde: fc.constantFrom(60, 65, 75),
    condicion: fc.constantFrom('', 'dosis', 'para dormir'),
    cie10: fc.constantFrom(null, 'I50', 'N18;G20'),
    nivel: fc.constantFrom(...ELDER_LEVELS),
    dosis_max_dia: fc.constantFrom(null, 50, 500),
  })
  .map((some) => ({
    ...some,
    clase: some.principio_activo === '' ? 'Alfa' : '',
    motivo: 'Prueba',
    conducta: 'Prueba',
    unidad_dosis: some.dosis_max_dia === null ? null : 'mg',
    fuente: 'Prueba',
  }))
const rows = fc.array(row, { maxLength: 6 })
const MEMBERS = new Map([['alfa', ['uno', 'dos']]])
const line: fc.Arbitrary<TakenLine> = fc.record({
  drug: drugToOrder,
  presentation: fc.constant({ concentracion: '100 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' }),
  via: fc.constant('Oral'),
  dosis: fc.integer({ min: 1, max: 4 }),
  frecuencia: fc.constantFrom(6, 12, 24),
  tiempo: fc.constant('Horas' as const),
})
const diagnosis = fc.record({
  codigo: fc.constantFrom('I500', 'N189', 'G20X', 'I10X'),
  fecha: fc.constantFrom('2025-03-01', '2026-11-02'),
})
const diagnoses = fc.array(diagnosis, { maxLength: 3 })
const age = fc.integer({ min: 18, max: 100 })

describe('elderCheck', () => {
  property(
    'antes de la edad del adulto mayor no se comprueba',
    [line, rows, diagnoses, age],
    (of, table, list, edad) => {
      const made = elderCheck(of, { edad, diagnosticos: list }, indexElder(table, MEMBERS))
      if (edad < ELDER_FROM || of.drug.local) expect(made).toBeNull()
    },
  )

  property('un año más nunca dice menos', [line, rows, diagnoses, age], (of, table, list, edad) => {
    const at = (years: number) => elderCheck(of, { edad: years, diagnosticos: list }, indexElder(table, MEMBERS))
    const [now, later] = [at(edad)?.hallazgos ?? [], at(edad + 1)?.hallazgos ?? []]
    expect(later.length).toBeGreaterThanOrEqual(now.length)
    expect(rank(worstOf(later))).toBeLessThanOrEqual(rank(worstOf(now)))
  })

  property(
    'un diagnóstico más nunca dice menos',
    [line, rows, diagnoses, diagnosis, age],
    (of, table, list, more, edad) => {
      const index = indexElder(table, MEMBERS)
      const before = elderCheck(of, { edad, diagnosticos: list }, index)?.hallazgos ?? []
      const after = elderCheck(of, { edad, diagnosticos: [...list, more] }, index)?.hallazgos ?? []
      expect(after.map(({ clave }) => clave)).toEqual(expect.arrayContaining(before.map(({ clave }) => clave)))
    },
  )

  property(
    'lo que se encuentra es de esa comprobación y con su clave una sola vez',
    [line, rows, diagnoses, age],
    (of, table, list, edad) => {
      const found = elderCheck(of, { edad, diagnosticos: list }, indexElder(table, MEMBERS))?.hallazgos ?? []
      expect(new Set(found.map(({ clave }) => clave)).size).toBe(found.length)
      expect(found.every(({ comprobacion, bloquea }) => comprobacion === 'adulto_mayor' && !bloquea)).toBe(true)
    },
  )
})
