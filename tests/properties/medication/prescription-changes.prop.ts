import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { prescriptionChanges } from '@cauce/domain/medication/prescription-changes'
import { instant } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const iso = instant.map((ms) => new Date(ms).toISOString())
const then = fc.record({
  created_at: iso,
  diagnostico: fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    codigo: fc.constantFrom('I10', 'E119'),
    nombre: fc.constant('Diagnóstico'),
  }),
  requiere_autorizacion: fc.boolean(),
})
const now = fc.record({
  alergias: fc.array(
    fc.record({ nombre: fc.constantFrom('Penicilinas', 'AINE'), registrada: fc.option(iso, { nil: null }) }),
    { maxLength: 3 },
  ),
  desabastecimiento: fc.option(fc.record({ mensaje: fc.constant('No hay'), bloquea: fc.boolean() }), { nil: null }),
  dosis: fc.array(fc.constantFrom('Dosis alta', 'Dosis baja'), { maxLength: 2 }),
  diagnosticos: fc.array(fc.record({ id: fc.integer({ min: 1, max: 4 }) }), { maxLength: 3 }),
  retirado: fc.boolean(),
  requiere_autorizacion: fc.boolean(),
})

describe('prescriptionChanges', () => {
  property('las graves van primero', [then, now], (ordered, known) => {
    const gravity = prescriptionChanges(ordered, known).map(({ severidad }) => severidad)
    expect(gravity.lastIndexOf('grave')).toBe(gravity.filter((severidad) => severidad === 'grave').length - 1)
  })

  property('saber de una cosa más nunca esconde otra', [then, now], (ordered, known) => {
    const before = prescriptionChanges(ordered, { ...known, retirado: false })
    const after = prescriptionChanges(ordered, { ...known, retirado: true })
    expect(after).toEqual(expect.arrayContaining([...before]))
    expect(after.length).toBe(before.length + 1)
  })

  property('una alergia de antes de la orden no es un cambio', [then, now], (ordered, known) => {
    const later = known.alergias.filter(({ registrada }) => registrada !== null && registrada > ordered.created_at)
    const told = prescriptionChanges(ordered, known).filter(({ tipo }) => tipo === 'alergia')
    expect(told.length).toBe(later.length)
  })
})
