import { describe, expect, it } from 'vitest'
import { allTransitionsOf, diagramOf, stateNodesOf, transitionId } from './diagram.ts'
import { clientToggleMachine } from './client-toggle.ts'
import { orderLineMachine } from './life-cycles/order-line.ts'
import { listExportMachine } from './list-export.ts'
import { medicationAlertMachine } from './medication-alert.ts'
import { medicationOrderMachine } from './medication-order.ts'
import { passwordChangeMachine } from './password-change.ts'
import { passwordRecoveryMachine } from './password-recovery.ts'
import { procedureConsentMachine } from './procedure-consent.ts'
import { procedureOrderMachine } from './procedure-order.ts'
import { recoveryDataMachine } from './recovery-data.ts'
import { referralMachine } from './referral.ts'
import { routingChangeMachine } from './routing-change.ts'
import { secondFactorSetupMachine } from './second-factor-setup.ts'
import { sessionMachine } from './session.ts'
import { createTriggerSearch } from './trigger-search.ts'
import { wholeRecordMachine } from './whole-record.ts'

const search = createTriggerSearch<string>({ threshold: 4, debounceMs: 250, limit: 10, textOf: (row) => row })
const machines = [
  clientToggleMachine,
  listExportMachine,
  medicationAlertMachine,
  medicationOrderMachine,
  orderLineMachine,
  passwordChangeMachine,
  passwordRecoveryMachine,
  procedureConsentMachine,
  procedureOrderMachine,
  recoveryDataMachine,
  referralMachine,
  routingChangeMachine,
  secondFactorSetupMachine,
  sessionMachine,
  wholeRecordMachine,
  search,
]

describe('diagramOf', () => {
  it('draws every state once, reachable and described in words', () => {
    for (const machine of machines) {
      const { nodes } = diagramOf(machine)
      expect(new Set(nodes.map(({ id }) => id)).size).toBe(stateNodesOf(machine).length)
      expect(nodes.filter(({ rank }) => rank === null)).toEqual([])
      expect(nodes.filter(({ key, label }) => key === label)).toEqual([])
    }
  })

  it('gives every transition a name of its own', () => {
    for (const machine of machines) {
      const ids = allTransitionsOf(machine).map(transitionId)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('names ports and delays as people know them', () => {
    const events = diagramOf(search).edges.map(({ event }) => event)
    expect(events).toContain('fetchRows.done')
    expect(events).toContain('fetchRows.error')
    expect(events).toContain('después de debounce')
  })
})

describe('every machine', () => {
  it('answers both endings of whatever it asks', () => {
    for (const machine of machines)
      for (const node of stateNodesOf(machine))
        for (const { id } of node.invoke) {
          const handled = [...node.transitions.keys()]
          expect(handled).toContain(`xstate.done.actor.${id}`)
          expect(handled).toContain(`xstate.error.actor.${id}`)
        }
  })

  it('can leave every wait without its answer', () => {
    for (const machine of machines)
      for (const node of stateNodesOf(machine).filter(({ invoke }) => invoke.length > 0)) {
        const around = [node, node.parent, machine.root].flatMap((at) => [...(at?.transitions.keys() ?? [])])
        // A child machine is left through its own events, which the path tests take.
        const isChild = node.invoke.some(({ src }) => src === 'procedureConsent')
        expect(isChild || around.some((event) => !event.startsWith('xstate.'))).toBe(true)
      }
  })
})
