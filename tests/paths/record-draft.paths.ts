/** Every situation and every transition of the record while it is typed, and of keeping it on the computer. */
import { describe, expect, it } from 'vitest'
import { draftKeepMachine, KEEP_RETRY_MS } from '@cauce/machines/draft-keep'
import { PortFailure } from '@cauce/machines/failure'
import { recordDraftMachine } from '@cauce/machines/record-draft'
import { draftInput, finalView, keptPlan, openView, viewWithPlan } from '@cauce/machines/testing/record-draft-samples'
import { type Walk, walkEverything } from './walk.ts'

const lost = new PortFailure({})
const refused = new PortFailure({ status: 422, error: 'Máximo 10000 caracteres', errores: { plan: ['Máximo'] } })
const otherVersion = new PortFailure({ status: 409, codigo: 'borrador.otra_version' })
const finalised = new PortFailure({ status: 409, codigo: 'historia.finalizada' })
const LONGEST_MS = 5_000

const hasText = (value: unknown, text: RegExp): boolean => text.test(JSON.stringify(value))

const typing: Walk = {
  machine: recordDraftMachine,
  input: draftInput,
  events: () => [
    { type: 'draft.changed', componente: 'plan', campos: { plan: 'Reposo' } },
    { type: 'draft.announced', componente: 'plan', version: 4 },
    { type: 'conflict.resolved', componente: 'plan', choices: { plan: 'mio' } },
    ...[
      'writing.paused',
      'lock.announced',
      'received.read',
      'left.dismissed',
      'finalise.requested',
      'finalise.resumed',
      'record.asked',
      'retry',
      'wait.cancelled',
    ].map((type) => ({ type })),
  ],
  ports: {
    openRecord: {
      done: [openView, viewWithPlan(4, 'Control'), finalView, { ...openView, escribe: false }],
      error: [lost, new PortFailure({ status: 403, codigo: 'consulta.ajena' })],
    },
    readKept: { done: [[], [keptPlan('Dieta')]], error: [lost] },
    saveDraft: { done: [{ version: 4, at: 1 }], error: [lost, refused, otherVersion, finalised] },
    newKey: { done: ['k1'], error: [lost] },
    finaliseRecord: {
      done: [{ mensaje: 'Historia clínica finalizada', finalizada_at: '2026-11-21T12:30:00.000Z', huella: 'a1' }],
      error: [lost, refused, otherVersion, finalised],
    },
  },
  // Enough to reach everything: who writes, what waits to be sent, asked or chosen, and what the next save would do.
  facts: ({ view, parts, orphans, typedSince }) => [
    hasText(view, /"escribe":true/u),
    hasText(parts, /"mio"/u),
    hasText(parts, /"plan":"(?:Reposo|Dieta)"/u),
    hasText(orphans, /Dieta/u),
    typedSince,
  ],
  delayMs: LONGEST_MS,
}

const keeping: Walk = {
  machine: draftKeepMachine,
  events: () => ['data.changed', 'page.leaving'].map((type) => ({ type })),
  ports: { keep: { done: [1], error: [lost] } },
  facts: ({ again }) => again,
  delayMs: KEEP_RETRY_MS,
}

describe('borrador de la historia clínica', () => {
  it.each([
    ['lo que se escribe', typing],
    ['lo que queda en este equipo', keeping],
  ])('los caminos generados pasan por todos los estados y toman todas las transiciones: %s', async (_what, walk) => {
    const count = await walkEverything(walk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})
