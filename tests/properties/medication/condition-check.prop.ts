/** What nobody asked never looks like a no, and knowing more never says less. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { SEVERITIES } from '@cauce/domain/medication/check'
import { conditionCheck, indexConditions, type ConditionRow } from '@cauce/domain/medication/condition-check'
import { CONDITIONS, knownConditions, type KnownConditions } from '@cauce/domain/medication/known-conditions'
import { drugToOrder, ingredient } from '../../support/arbitraries/checks.ts'
import { property } from '../../support/property.ts'

const row: fc.Arbitrary<ConditionRow> = fc
  .record({
    condicion: fc.constantFrom(...CONDITIONS),
    principio_activo: fc.oneof(ingredient, fc.constant('')),
    nivel: fc.constantFrom(...SEVERITIES),
    exige_saber: fc.constantFrom(0, 1),
    aplica_via_local: fc.constantFrom(0, 1),
  })
  .map((some) => ({
    ...some,
    clase: some.principio_activo === '' ? 'Alfa' : '',
    efecto: 'Efecto',
    conducta: '',
    fuente: 'Prueba',
  }))
const index = fc.array(row, { maxLength: 8 }).map((rows) => indexConditions(rows, new Map([['alfa', ['uno', 'dos']]])))
const one = fc
  .constantFrom(null, true, false)
  .map((presente) => (presente === null ? null : { presente, porque: 'anotado' }))
const known: fc.Arbitrary<KnownConditions> = fc.record({ g6pd: one, trasplante: one })

describe('conditionCheck', () => {
  property('las tres respuestas no se confunden', [drugToOrder, known, index], (drug, who, table) => {
    const made = conditionCheck(drug, who, table)
    if (made === null) return
    expect(made.respuesta === 'encontrada').toBe(made.hallazgos.length > 0)
    if (made.respuesta === 'no_verificada') expect(made.por_que).not.toBeNull()
    if (made.respuesta === 'limpia') expect(Object.values(who).some((each) => each?.presente === false)).toBe(true)
    expect(new Set(made.hallazgos.map(({ clave }) => clave)).size).toBe(made.hallazgos.length)
    expect(made.hallazgos.every(({ comprobacion, bloquea }) => comprobacion === 'condicion' && !bloquea)).toBe(true)
  })

  property('solo lo que se sabe presente se encuentra', [drugToOrder, known, index], (drug, who, table) => {
    const found = conditionCheck(drug, who, table)?.hallazgos ?? []
    const present = CONDITIONS.filter((condition) => who[condition]?.presente === true)
    expect(found.filter(({ clave }) => !present.some((condition) => clave.includes(`:${condition}:`)))).toEqual([])
  })

  property('saber más nunca quita lo encontrado', [drugToOrder, known, index], (drug, who, table) => {
    const before = conditionCheck(drug, who, table)?.hallazgos ?? []
    const present = { presente: true, porque: 'anotado' }
    const after = conditionCheck(drug, { g6pd: who.g6pd ?? present, trasplante: who.trasplante ?? present }, table)
    expect(after?.hallazgos.map(({ clave }) => clave) ?? []).toEqual(
      expect.arrayContaining(before.map(({ clave }) => clave)),
    )
  })
})

describe('knownConditions', () => {
  const day = fc.constantFrom('2026-10-01', '2026-11-01', '2026-11-20')
  const diagnoses = fc.array(fc.record({ codigo: fc.constantFrom('D550', 'Z940', 'Z945', 'I10X'), fecha: day }), {
    maxLength: 4,
  })
  const recorded = fc.option(fc.record({ presente: fc.boolean(), registrado: day }), { nil: null })

  property('un diagnóstico más nunca quita lo que se sabía', [recorded, diagnoses, day], (own, list, fecha) => {
    const who = { g6pd: own, trasplante: null }
    const before = knownConditions(who, list)
    const after = knownConditions(who, [...list, { codigo: 'D550', fecha }])
    if (before.g6pd?.presente === true) expect(after.g6pd?.presente).toBe(true)
    expect(after.trasplante).toEqual(before.trasplante)
  })
})
