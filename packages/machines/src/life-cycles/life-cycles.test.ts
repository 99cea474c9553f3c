import { expect, it } from 'vitest'
import { SCHEME_STATUS_NAMES } from '@cauce/domain/oncology/names'
import { ORDER_STATUS_NAMES } from '@cauce/domain/ordering/order-status'
import { LIFE_CYCLES, lifeCyclesWith } from './life-cycles.ts'

it('every state of an order is in the life of its lines, those of a scheme in its life too, and no other is in any', () => {
  for (const id of Object.keys(ORDER_STATUS_NAMES).map(Number)) {
    const ofScheme = Object.hasOwn(SCHEME_STATUS_NAMES, id) ? ['Medicamento de un esquema'] : []
    expect(lifeCyclesWith(id).map(({ titulo }) => titulo)).toEqual(['Línea de una orden', ...ofScheme])
  }
  expect(lifeCyclesWith(1000)).toEqual([])
})

it('every step leads from a state of the cycle to another, and says who makes it', () => {
  for (const { estados, pasos } of LIFE_CYCLES) {
    const ids = new Set(estados.map(({ estado_id }) => estado_id))
    for (const { de_estado_id, a_estado_id } of pasos)
      expect([ids.has(de_estado_id), ids.has(a_estado_id)]).toEqual([true, true])
  }
  const approve = LIFE_CYCLES[0]?.pasos.find(({ etiqueta }) => etiqueta === 'Aprobar')
  expect(approve).toMatchObject({ de_estado_id: 3, a_estado_id: 4, quien: 'un auditor médico' })
})
