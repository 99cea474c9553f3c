import { expect, it } from 'vitest'
import { SCHEME_STATUS_NAMES } from '@cauce/domain/oncology/names'
import { ORDER_STATUS_NAMES } from '@cauce/domain/ordering/order-status'
import { diagramOf } from '../diagram.ts'
import { LIFE_CYCLES, lifeCyclesWith } from './life-cycles.ts'
import { orderLineMachine } from './order-line.ts'
import { referralLifeMachine } from './referral.ts'
import { schemeOrderMachine } from './scheme-order.ts'
import { sickLeaveLifeMachine } from './sick-leave.ts'

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

it.each([
  ['a line of an order', orderLineMachine, ['done', 'refused', 'denied', 'annulled']],
  ['a drug of a scheme', schemeOrderMachine, ['applied', 'cancelled', 'unsigned']],
  ['a referral', referralLifeMachine, ['Cerrado']],
  ['a sick leave', sickLeaveLifeMachine, ['annulled', 'lifted']],
])('the life of %s is drawn with its ends', (_, machine, ends) => {
  const { nodes } = diagramOf(machine)
  expect(nodes.filter(({ kind }) => kind === 'final').map(({ key }) => key)).toEqual(ends)
})
