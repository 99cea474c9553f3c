/** What may happen to the record while it is typed. */
import { PortFailure } from '../failure.ts'
import { recordDraftMachine } from '../record-draft.ts'
import { draftInput, finalView, keptPlan, openView, viewWithPlan } from '../testing/record-draft-samples.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

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
    openRecord: named(
      {
        'Está abierta': openView,
        'Está abierta, con un plan escrito': viewWithPlan(4, 'Control'),
        'Ya está finalizada': finalView,
        'Está abierta, solo para leer': { ...openView, escribe: false },
      },
      {
        [NO_ANSWER]: lost,
        'La consulta es de otro profesional': new PortFailure({ status: 403, codigo: 'consulta.ajena' }),
      },
    ),
    readKept: named(
      { 'No quedó nada': [], 'Quedó un plan sin enviar': [keptPlan('Dieta')] },
      { 'No se pudo leer': lost },
    ),
    saveDraft: named(
      { 'Queda guardado': { version: 4, at: 1 } },
      {
        [NO_ANSWER]: lost,
        'Un texto es muy largo': refused,
        'Otro equipo guardó antes': otherVersion,
        'La historia ya está finalizada': finalised,
      },
    ),
    newKey: keyAnswers(),
    finaliseRecord: named(
      {
        'Queda finalizada': {
          mensaje: 'Historia clínica finalizada',
          finalizada_at: '2026-11-21T12:30:00.000Z',
          huella: 'a1',
        },
      },
      {
        [NO_ANSWER]: lost,
        'Un texto es muy largo': refused,
        'Otro equipo guardó antes': otherVersion,
        'La historia ya está finalizada': finalised,
      },
    ),
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
