/**
 * The life of a sick leave. The server moves it only through {@link applySickLeave}. Nothing brings back an annulled or a lifted one:
 * another is registered.
 * @fuente spec 2 §4 (Activo, Anulado); Decreto 2126 de 2023, art. 2.2.3.3.2 (levantamiento)
 */
import { getNextTransitions, setup, transition } from 'xstate'
import { LEAVE_MOVE_NOT_ALLOWED, LEAVE_STATUS_NAMES } from '@cauce/domain/sick-leave/leave-status'
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import { typesOf } from '../types-of.ts'

/** What a person may do to a leave, always with a reason. */
export const LEAVE_MOVES = {
  anular: { etiqueta: 'Anular', quien: 'quien la expidió o un auditor médico' },
  levantar: { etiqueta: 'Levantar', quien: 'un médico, a petición del afiliado que se recuperó' },
} as const
export type LeaveMove = keyof typeof LEAVE_MOVES

export const sickLeaveLifeMachine = setup({
  types: typesOf<Record<string, never>, { readonly type: LeaveMove | 'registrar' }>(),
}).createMachine({
  id: 'sickLeaveLife',
  version: '1',
  description: 'Vida de una incapacidad',
  context: {},
  initial: 'written',
  states: {
    written: { description: 'Se diligencia la incapacidad', on: { registrar: 'active' } },
    active: {
      description: LEAVE_STATUS_NAMES[LeaveStatus.active],
      on: {
        anular: { target: 'annulled', description: 'Con un motivo; sus días dejan de contar' },
        levantar: { target: 'lifted', description: 'Con un motivo; cuenta hasta el día anterior' },
      },
    },
    annulled: { type: 'final', description: LEAVE_STATUS_NAMES[LeaveStatus.annulled] },
    lifted: { type: 'final', description: LEAVE_STATUS_NAMES[LeaveStatus.lifted] },
  },
})

type Situation = keyof typeof LeaveStatus

const SITUATIONS: ReadonlyMap<number, Situation> = new Map<number, Situation>([
  [LeaveStatus.active, 'active'],
  [LeaveStatus.annulled, 'annulled'],
  [LeaveStatus.lifted, 'lifted'],
])

const STATUS_OF: ReadonlyMap<string, number> = new Map(Object.entries(LeaveStatus))
const isMove = (event: string): event is LeaveMove => Object.hasOwn(LEAVE_MOVES, event)

const snapshotOf = (value: Situation | 'written') => sickLeaveLifeMachine.resolveState({ value, context: {} })

type Step = { readonly estado_id: number } | { readonly error: string }

/**
 * The status after `evento`, or the reason why it cannot happen. Pure: moves nothing. `estado_id` null: the leave is registered.
 * @regla Solo una incapacidad activa se anula o se levanta, y ninguna vuelve.
 */
export const applySickLeave = (estado_id: number | null, evento: LeaveMove | 'registrar'): Step => {
  const from = estado_id === null ? 'written' : SITUATIONS.get(estado_id)
  if (from === undefined) return { error: LEAVE_MOVE_NOT_ALLOWED }
  const before = snapshotOf(from)
  const event = { type: evento }
  const after = before.can(event) ? STATUS_OF.get(transition(sickLeaveLifeMachine, before, event)[0].value) : undefined
  return after === undefined ? { error: LEAVE_MOVE_NOT_ALLOWED } : { estado_id: after }
}

/** What may be done to a leave; empty where its life ends. */
export const leaveMoves = (estado_id: number): readonly LeaveMove[] => {
  const from = SITUATIONS.get(estado_id)
  return from === undefined
    ? []
    : getNextTransitions(snapshotOf(from))
        .map(({ eventType }) => eventType)
        .filter(isMove)
}
