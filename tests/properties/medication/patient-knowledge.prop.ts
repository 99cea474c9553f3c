/** Groups of duplicity, pregnancy and special control: more knowledge or more of a drug never says less. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { indexGroups, sharedGroup, type DuplicateGroupRow } from '@cauce/domain/medication/duplicate-group'
import { rank } from '@cauce/domain/medication/interaction'
import {
  PREGNANCY_LEVELS,
  indexPregnancy,
  pregnancyCheck,
  pregnancyState,
  type PregnancyRow,
} from '@cauce/domain/medication/pregnancy'
import { controlError, formulaDays } from '@cauce/domain/medication/special-control'
import { ingredient, INGREDIENTS, placedDrug } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const group: fc.Arbitrary<DuplicateGroupRow> = fc.record({
  grupo: fc.constantFrom('A', 'B', 'C'),
  miembros: fc.subarray([...INGREDIENTS]).map((names) => names.join(';')),
  atc_prefijos: fc.constantFrom(null, 'A01', 'A02;A03'),
  vias: fc.constantFrom('sistémica', 'todas', 'Oral'),
  nivel: fc.constantFrom('contraindicada', 'mayor', 'moderada'),
  excepciones: fc.constant(null),
  motivo: fc.constant('Prueba'),
  fuente: fc.constant('Prueba'),
})
const groups = fc.array(group, { maxLength: 5 })

describe('sharedGroup', () => {
  property('no importa cuál de los dos se mire primero', [placedDrug, placedDrug, groups], (one, other, rows) => {
    expect(sharedGroup(one, other, indexGroups(rows))).toEqual(sharedGroup(other, one, indexGroups(rows)))
  })

  property(
    'un grupo más nunca hace menos grave la duplicidad',
    [placedDrug, placedDrug, groups, group],
    (one, other, rows, more) => {
      const before = sharedGroup(one, other, indexGroups(rows))
      const after = sharedGroup(one, other, indexGroups([...rows, more]))
      if (before !== null) expect(rank(after?.nivel ?? 'informativa')).toBeLessThanOrEqual(rank(before.nivel))
    },
  )
})

const level = fc.constantFrom(...PREGNANCY_LEVELS)
const row: fc.Arbitrary<PregnancyRow> = fc.record({
  principio_activo: ingredient,
  via: fc.constant(''),
  t1: level,
  t2: level,
  t3: level,
  lactancia_nivel: level,
  motivo: fc.constant('Prueba'),
  fuente: fc.constant('Prueba'),
})
const state = fc.record({
  estado: fc.constantFrom('embarazo' as const, 'lactancia' as const),
  porque: fc.constant('Z340 del 01/11/2026'),
})

describe('pregnancyCheck', () => {
  property(
    'lo contraindicado en algún trimestre de un componente nunca sale limpio',
    [placedDrug, fc.array(row), state],
    (drug, rows, of) => {
      const { respuesta } = pregnancyCheck(drug, 'Oral', of, indexPregnancy(rows))
      const mine = new Map(
        rows
          .toReversed()
          .filter(({ principio_activo }) => drug.ingredientes.some(({ nombre }) => nombre === principio_activo))
          .map((one) => [one.principio_activo, one]),
      )
      const grave = [...mine.values()].some(({ t1, t2, t3, lactancia_nivel }) =>
        (of.estado === 'lactancia' ? [lactancia_nivel] : [t1, t2, t3]).includes('contraindicado'),
      )
      if (grave && !drug.local) expect(respuesta).toBe('encontrada')
      if (mine.size === 0 && !drug.local) expect(respuesta).toBe('no_verificada')
    },
  )
})

const TODAY = '2026-11-23'

describe('pregnancyState', () => {
  property('un diagnóstico de gestación vale 280 días y ni uno más', [fc.integer({ min: 0, max: 600 })], (ago) => {
    const known = pregnancyState([{ codigo: 'Z340', fecha: addDays(TODAY, -ago) }], TODAY)
    expect(known !== null).toBe(ago <= 280)
  })
})

describe('controlError', () => {
  property(
    'más días o más entregas nunca caben mejor',
    [fc.integer({ min: 1, max: 366 }), fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 6 })],
    (dias_max, duracion, meses) => {
      const fits = (line: { duracion: number; meses: number }) =>
        controlError({ grupo: 'III', dias_max }, line) === null
      expect(fits({ duracion, meses })).toBe(formulaDays({ duracion, meses }) <= dias_max)
      if (!fits({ duracion, meses })) expect(fits({ duracion: duracion + 1, meses: meses + 1 })).toBe(false)
    },
  )
})
