/**
 * The life of a clinical record. The server moves it only through {@link applyClinicalRecord}: once finalised it is locked, and what
 * is missing is added as notes.
 * @fuente spec 2 §6, «finalizar-historia-clinica»
 */
import { setup, transition } from 'xstate'
import {
  NOTE_NEEDS_FINALISED,
  RECORD_LOCKED,
  RECORD_STATES,
  type RecordState,
} from '@cauce/domain/clinical-record/record-state'
import { typesOf } from '../types-of.ts'

/** What its clinician may do to it. */
export const RECORD_MOVES = {
  guardar: { etiqueta: 'Guardar el borrador' },
  finalizar: { etiqueta: 'Finalizar la historia' },
  anotar: { etiqueta: 'Añadir una nota aclaratoria' },
} as const
export type RecordMove = keyof typeof RECORD_MOVES

export const clinicalRecordMachine = setup({
  types: typesOf<Record<string, never>, { readonly type: RecordMove }>(),
}).createMachine({
  id: 'clinicalRecord',
  version: '1',
  description: 'Vida de una historia clínica',
  context: {},
  initial: 'abierta',
  states: {
    abierta: { description: RECORD_STATES.abierta, on: { guardar: 'abierta', finalizar: 'finalizada' } },
    finalizada: { description: RECORD_STATES.finalizada, on: { anotar: 'finalizada' } },
  },
})

const snapshotOf = (value: RecordState) => clinicalRecordMachine.resolveState({ value, context: {} })

/**
 * The state after the move, or the reason why it cannot happen. Pure.
 * @regla Una historia finalizada no se vuelve a escribir: lo que falte se añade como nota aclaratoria.
 */
export const applyClinicalRecord = (
  from: RecordState,
  evento: RecordMove,
): { readonly estado: RecordState } | { readonly error: string } => {
  const before = snapshotOf(from)
  const event = { type: evento }
  if (!before.can(event)) return { error: from === 'finalizada' ? RECORD_LOCKED : NOTE_NEEDS_FINALISED }
  return { estado: transition(clinicalRecordMachine, before, event)[0].value }
}

/** What may be done next. */
export const clinicalRecordMoves = (from: RecordState): readonly RecordMove[] => {
  const before = snapshotOf(from)
  const moves: readonly RecordMove[] = ['guardar', 'finalizar', 'anotar']
  return moves.filter((type) => before.can({ type }))
}
