import { createMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { allTransitionsOf, diagramOf, stateNodesOf, transitionId } from './diagram.ts'
import { chatMachine } from './chat.ts'
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
const bare = createMachine({ id: 'bare', initial: 'alone', states: { alone: {} } })
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

it('tells apart the ports that a situation asks at once', () => {
  const both = createMachine({
    id: 'both',
    initial: 'asking',
    states: {
      asking: {
        invoke: [
          { src: 'one', onDone: 'end' },
          { src: 'other', onError: 'end' },
        ],
      },
      end: {},
    },
  })
  expect(diagramOf(both).edges.map(({ event }) => event)).toEqual(['one.done', 'other.error'])
})

describe('the diagram of the reading of a list', () => {
  const { id, version, label, parallel, nodes, edges } = diagramOf(listExportMachine)

  it('has the name, the version and the words of its machine', () => {
    expect({ id, version, label, parallel }).toEqual({
      id: 'listExport',
      version: '1',
      label: 'Descarga de una lista larga',
      parallel: false,
    })
  })

  it('says where it starts and how far each situation is', () => {
    expect(nodes.map(({ key, kind, initial, rank, parent }) => [key, kind, initial, rank, parent])).toEqual([
      ['idle', 'atomic', true, 0, null],
      ['fetching', 'atomic', false, 1, null],
      ['failed', 'atomic', false, 2, null],
      ['done', 'atomic', false, 2, null],
    ])
  })

  it('tells apart what the same event does, with its guard', () => {
    const own = edges.filter(({ from }) => from === 'fetching')
    expect(own).toHaveLength(4)
    expect(own).toEqual(
      expect.arrayContaining([
        {
          id: 'fetching | xstate.done.actor.0.listExport.fetching | 0',
          from: 'fetching',
          to: 'fetching',
          event: 'fetchPart.done',
          description: null,
          guard: 'hasMore',
        },
        {
          id: 'fetching | xstate.done.actor.0.listExport.fetching | 1',
          from: 'fetching',
          to: 'done',
          event: 'fetchPart.done',
          description: null,
          guard: null,
        },
        {
          id: 'fetching | xstate.error.actor.0.listExport.fetching | 0',
          from: 'fetching',
          to: 'failed',
          event: 'fetchPart.error',
          description: null,
          guard: null,
        },
        {
          id: 'fetching | export.cancelled | 0',
          from: 'fetching',
          to: 'idle',
          event: 'export.cancelled',
          description: null,
          guard: null,
        },
      ]),
    )
  })
})

describe('the diagram of other machines', () => {
  it('draws what is inside a situation, what stays where it is and what has only words', () => {
    const routing = diagramOf(routingChangeMachine)
    expect(routing.nodes.find(({ id: node }) => node === 'saving.keying')).toMatchObject({
      key: 'keying',
      parent: 'saving',
      initial: true,
      kind: 'atomic',
    })
    expect(routing.nodes.find(({ id: node }) => node === 'saving')).toMatchObject({ parent: null, kind: 'compound' })
    expect(routing.nodes.find(({ id: node }) => node === 'done')).toMatchObject({ kind: 'final' })
    expect(routing.edges.find(({ event, from }) => event === 'site.chosen' && from === 'choosing')).toMatchObject({
      to: 'choosing',
      guard: null,
    })
    const factor = diagramOf(secondFactorSetupMachine)
    expect(factor.edges.filter(({ from }) => from === 'opening')).toMatchObject([
      { event: '', description: 'Quiere activarlo', guard: 'condición', to: 'starting' },
      { event: '', description: 'Quiere códigos nuevos', guard: 'condición', to: 'askingRenewal' },
      { event: '', description: null, guard: null, to: 'askingOff' },
    ])
  })

  it('of several situations at once says so', () => {
    expect(diagramOf(chatMachine)).toMatchObject({ parallel: true })
    expect(diagramOf(bare)).toMatchObject({ version: '', label: 'bare', nodes: [{ label: 'alone', rank: 0 }] })
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
        const around: string[] = []
        for (let at: typeof node | undefined = node; at !== undefined; at = at.parent)
          around.push(...at.transitions.keys())
        // A child machine is left through its own events, which the path tests take.
        const isChild = node.invoke.some(({ src }) => src === 'procedureConsent')
        expect(isChild || around.some((event) => !event.startsWith('xstate.'))).toBe(true)
      }
  })
})
