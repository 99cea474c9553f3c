/** What may happen to the record while it is typed. */
import { PortFailure } from '../failure.ts'
import { recordDraftMachine } from '../record-draft.ts'
import { draftInput, finalView, keptPlan, openView, viewWithPlan } from '../testing/record-draft-samples.ts'
import type { Walk } from './walk.ts'

const lost = new PortFailure({})
const refused = new PortFailure({ status: 422, error: 'Máximo 10000 caracteres', errores: { plan: ['Máximo'] } })
const otherVersion = new PortFailure({ status: 409, codigo: 'borrador.otra_version' })
const finalised = new PortFailure({ status: 409, codigo: 'historia.finalizada' })
const LONGEST_MS = 5_000

const hasText = (value: unknown, text: RegExp): boolean => text.test(JSON.stringify(value))

export const recordDraftWalk: Walk = {
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
