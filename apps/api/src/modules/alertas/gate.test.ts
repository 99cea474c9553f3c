/** What may be stored of a medicine comes of the gate alone: without it a way of ordering, moving or giving one does not compile. */
import type { Transaction } from 'kysely'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { DB } from '../../db/tables.ts'
import { insertScheme } from '../esquemas/insert-scheme.ts'
import type { CheckedSchemeOrder, NewScheme } from '../esquemas/new-scheme.ts'
import { recordSteps, type SchemeStep } from '../esquemas/order-queries.ts'
import { routeByHand, type ManualRouting } from '../direccionamiento/queries.ts'
import { insertDelivery, type NewDelivery } from '../historico/delivery-queries.ts'
import { insertMedicationOrder, type NewMedicationOrder } from '../medicamentos/insert-medications.ts'
import type { CheckedOrder } from '../medicamentos/new-line.ts'
import { recordStep, type LineStep } from '../ordenamiento/life-queries.ts'
import * as gate from './gate.ts'
import * as lock from './lock-affiliate.ts'

/** As a client of the stores would write it who has everything but the gate. Never called: each line is one that does not compile. */
const aroundTheGate = {
  order: (trx: Transaction<DB>, order: NewMedicationOrder, what: CheckedOrder) =>
    // @ts-expect-error -- rows that nobody checked
    insertMedicationOrder(trx, order, what),
  orderThatLooksPassed: (trx: Transaction<DB>, order: NewMedicationOrder, what: CheckedOrder) =>
    // @ts-expect-error -- what looks like it is not it
    insertMedicationOrder(trx, order, { what }),
  scheme: (trx: Transaction<DB>, scheme: NewScheme, what: CheckedSchemeOrder) =>
    // @ts-expect-error -- a scheme that nobody checked
    insertScheme(trx, scheme, { what }),
  steps: (trx: Transaction<DB>, what: readonly SchemeStep[]) =>
    // @ts-expect-error -- a cycle that is applied unseen
    recordSteps(trx, { what }, { user_id: 1, motivo: '', created_at: new Date(0) }),
  step: (trx: Transaction<DB>, act: LineStep) =>
    // @ts-expect-error -- a line that is approved unseen
    recordStep(trx, { what: { tipo: 1, act } }),
  delivery: (trx: Transaction<DB>, act: NewDelivery) =>
    // @ts-expect-error -- a delivery that nobody looked at
    insertDelivery(trx, { what: { tipo: 1, act } }),
  routing: (trx: Transaction<DB>, act: ManualRouting) =>
    // @ts-expect-error -- another site for what nobody looked at
    routeByHand(trx, { what: { tipo: 1, act } }),
  made: (what: CheckedOrder) =>
    // @ts-expect-error -- the gate lends its type and not its making
    new gate.Passed(what),
  held: (trx: Transaction<DB>, ctx: Parameters<typeof gate.passMedications>[1]) =>
    // @ts-expect-error -- an affiliate that nobody holds
    gate.passMedications({ trx, id: 1 }, ctx, []),
  /** What passed as a procedure is not stored as a medicine. */
  otherKind: (trx: Transaction<DB>, passed: gate.PassedAct<2, NewDelivery>) =>
    // @ts-expect-error -- it was let through without being looked at
    insertDelivery(trx, passed),
}

describe('lo que se puede guardar de un medicamento', () => {
  it('solo lo hace la puerta: lo que se le parece no lo es', () => {
    expectTypeOf<{ readonly what: CheckedOrder }>().not.toExtend<gate.Passed<CheckedOrder>>()
    expect(Object.keys(aroundTheGate).length).toBeGreaterThan(0)
  })

  it('no presta cómo se hace: ni lo que pasó, ni el afiliado que se tiene', () => {
    expect(Object.keys(gate).toSorted()).toEqual(['passAct', 'passMedications', 'passScheme', 'passSteps'])
    expect(Object.keys(lock).every((name) => name.startsWith('lockAffiliate'))).toBe(true)
  })
})
