/**
 * What may happen to the panel of a referral that the regulating centre follows, as a browser lets it happen: what the screen offers, and
 * answers that a server gives to what was sent.
 */
import { failureOf } from '@cauce/machines/failure'
import { asksCause, isComplete, isTouched } from '@cauce/machines/referral/flow'
import { acceptance, acceptedPanel, followed } from '@cauce/machines/testing/referral-samples'
import { referralWalk } from '@cauce/machines/walks/referral'
import type { Walk, WalkEvent } from '@cauce/machines/walks/walk'
import type { Situation } from '../graph.ts'

const CLOSING_TYPE = 1
const CLOSED = 'Cerrado'
/** Of what another manager saved. */
const LATER = 9
export const OBSERVATION = 'Llegó estable'
/** Another manager heard of another physician. */
export const OTHER_NAME = 'Dr. J. Henao'

const open = followed()
const mine = followed({ ...acceptedPanel, version: 3 })
const closed = followed({ ...acceptedPanel, version: 3, estado: CLOSED, observacion_finalizacion: OBSERVATION })
const byAnother = followed({ ...acceptedPanel, nombre_acepta: OTHER_NAME, version: LATER })

/** What is always asked for, taken away. */
const NO_CODE = { codigo_remision: '' }

const ACTS = [
  'draft.reset',
  'change.read',
  'save.requested',
  'warning.accepted',
  'warning.declined',
  'finalise.requested',
  'finalise.confirmed',
  'finalise.cancelled',
  'order.requested',
  'order.closed',
  'retry',
  'save.postponed',
  'wait.cancelled',
  'dialog.dismissed',
]

export const referralBrowserWalk: Walk = {
  ...referralWalk,
  events: () => [
    { type: 'base.arrived', base: open },
    { type: 'base.arrived', base: byAnother },
    { type: 'draft.changed', draft: acceptance, hoy: '2026-11-21' },
    { type: 'draft.changed', draft: { tipo_anexo_id: CLOSING_TYPE }, hoy: '2026-11-21' },
    { type: 'draft.changed', draft: NO_CODE, hoy: '2026-11-21' },
    { type: 'observation.changed', texto: OBSERVATION },
    { type: 'cause.changed', causa: 'fallecio' },
    ...ACTS.map((type) => ({ type })),
  ],
  ports: {
    ...referralWalk.ports,
    save: {
      done: [
        { mensaje: '¡Referencia actualizada con éxito!', referencia: mine },
        { mensaje: 'Referencia finalizada con éxito !', referencia: closed },
      ],
      error: referralWalk.ports['save']?.error ?? [],
    },
    reload: { done: [mine, byAnother], error: referralWalk.ports['reload']?.error ?? [] },
  },
  facts: (context) => [
    referralWalk.facts(context),
    Object(context['draft']).nombre_acepta,
    context['changedElsewhere'],
  ],
}

/** The type that closes was chosen, and the screen asks at once whether it is meant. */
export const choseClosing = ({ context: { draft, base } }: Situation): boolean =>
  draft !== null && draft.tipo_anexo_id === CLOSING_TYPE && base.tipo_anexo_id !== CLOSING_TYPE

/** The code of the referral was deleted in the panel. */
export const lacksCode = ({ context: { draft } }: Situation): boolean => draft?.codigo_remision === ''

const closes = ({ sent }: Situation['context']): boolean => sent.observacion !== null || sent.confirma

const isAnswerTo = ({ context }: Situation, { type, output, error }: WalkEvent): boolean => {
  if (type.startsWith('xstate.done')) return (Object(output).referencia.estado === CLOSED) === closes(context)
  const { errores } = failureOf(error)
  if (errores['observacion_finalizacion'] !== undefined) return context.sent.observacion !== null
  return errores['codigo_remision'] === undefined || context.sent.observacion === null
}

/** Whether the screen offers it there, or the server would answer it. */
export const possible = (event: WalkEvent, before: Situation): boolean => {
  const { context } = before
  if (before.matches({ saving: 'sending' }) && event.type.startsWith('xstate.')) return isAnswerTo(before, event)
  if (event['base'] === open) return context.base === null
  if (event.type === 'cause.changed') return before.matches('observing') && asksCause(context)
  if (!before.matches('editing')) return event.type !== 'base.arrived'
  if (context.base.estado === CLOSED) return false
  if (choseClosing(before)) return event.type === 'save.requested'
  if (lacksCode(before)) return event.type === 'finalise.requested' || event.type === 'draft.reset'
  if (event['draft'] === NO_CODE) return !isTouched(context)
  if (event.type === 'base.arrived') return context.base.version < LATER && isTouched(context)
  if (event['draft'] === acceptance) return context.draft.nombre_acepta === ''
  if (event.type === 'draft.changed') return isComplete(context)
  if (event.type === 'draft.reset') return isTouched(context)
  return event.type !== 'change.read' || context.changedElsewhere
}
