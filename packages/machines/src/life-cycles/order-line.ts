/**
 * The life of an ordered line. The server moves a line only through {@link applyOrderLine}; the drawing, what may follow and
 * who may do it come from the same definition.
 * @fuente spec 2 §4
 */
import { getNextTransitions, setup, transition } from 'xstate'
import { MOVE_NOT_ALLOWED } from '@cauce/domain/ordering/order-line-actions'
import { ORDER_STATUS_NAMES, OrderStatus } from '@cauce/domain/ordering/order-status'
import { initialStatus } from '@cauce/domain/procedure/check-item'
import { diagramOf, type Diagram } from '../diagram.ts'
import { typesOf } from '../types-of.ts'

/** What a person may do to a line, as it travels in `evento`. */
export const ORDER_LINE_MOVES = {
  aprobar: { etiqueta: 'Aprobar', permiso: 'autorizacion.auditoria', quien: 'un auditor médico' },
  negar: { etiqueta: 'Negar', permiso: 'autorizacion.auditoria', quien: 'un auditor médico' },
  anular: { etiqueta: 'Anular', permiso: 'blog.vista', quien: 'el profesional que ordenó' },
  agendar: { etiqueta: 'Agendar', permiso: 'cita.afiliados', quien: 'quien agenda las citas' },
  prestar: {
    etiqueta: 'Registrar la prestación',
    permiso: 'prestadores.menu',
    quien: 'el prestador',
  },
} as const
export type OrderLineMove = keyof typeof ORDER_LINE_MOVES
/** What the written refusal of the patient does to the line; nobody else moves it so. */
export const REFUSE = 'rehusar'
/** Moves that bring a medication nearer to the patient: it is checked again before them. */
export const REVIEWED: ReadonlySet<string> = new Set<OrderLineMove>(['aprobar', 'agendar', 'prestar'])

/** What only somebody who had no hand in the line does. */
export const OF_ANOTHER_HAND: ReadonlySet<OrderLineMove> = new Set(['aprobar', 'negar'])

/** Whether who moves the line had a hand in it: see the rule `sameHand`. */
interface Hand {
  readonly misma_mano: boolean
}

type OrderLineEvent =
  | { readonly type: 'crear'; readonly requiere_auditoria: number }
  | ({ readonly type: OrderLineMove | typeof REFUSE } & Hand)

const orderLineSetup = setup({
  types: typesOf<Record<string, never>, OrderLineEvent>(),
  guards: {
    requiresAudit: (_, { requiere_auditoria }: { requiere_auditoria: number }) =>
      initialStatus(requiere_auditoria) === OrderStatus.pendingAudit,
    otherHand: (_, { misma_mano }: Hand) => !misma_mano,
  },
})

const REFUSED = { target: 'refused', description: 'No aceptar' } as const

export const orderLineMachine = orderLineSetup.createMachine({
  id: 'orderLine',
  version: '1',
  description: 'Vida de una línea ordenada',
  context: {},
  initial: 'requested',
  states: {
    requested: {
      description: 'Se pide la orden',
      on: {
        crear: [
          {
            guard: { type: 'requiresAudit', params: ({ event }) => event },
            target: 'pendingAudit',
            description: 'Requiere auditoría',
          },
          { target: 'active', description: 'No requiere auditoría' },
        ],
      },
    },
    active: {
      description: ORDER_STATUS_NAMES[OrderStatus.active],
      on: { agendar: 'scheduled', prestar: 'done', anular: 'annulled', rehusar: REFUSED },
    },
    pendingAudit: {
      description: ORDER_STATUS_NAMES[OrderStatus.pendingAudit],
      on: {
        aprobar: { guard: { type: 'otherHand', params: ({ event }) => event }, target: 'authorised' },
        negar: { guard: { type: 'otherHand', params: ({ event }) => event }, target: 'denied' },
        anular: 'annulled',
        rehusar: REFUSED,
      },
    },
    authorised: {
      description: ORDER_STATUS_NAMES[OrderStatus.authorised],
      on: { agendar: 'scheduled', prestar: 'done', anular: 'annulled', rehusar: REFUSED },
    },
    scheduled: {
      description: ORDER_STATUS_NAMES[OrderStatus.scheduled],
      on: { prestar: 'done', anular: 'annulled', rehusar: REFUSED },
    },
    done: { type: 'final', description: ORDER_STATUS_NAMES[OrderStatus.done] },
    refused: { type: 'final', description: ORDER_STATUS_NAMES[OrderStatus.refused] },
    denied: { type: 'final', description: ORDER_STATUS_NAMES[OrderStatus.denied] },
    annulled: { type: 'final', description: ORDER_STATUS_NAMES[OrderStatus.annulled] },
  },
})

type Situation = keyof typeof OrderStatus

const SITUATIONS: ReadonlyMap<number, Situation> = new Map([
  [OrderStatus.active, 'active'],
  [OrderStatus.annulled, 'annulled'],
  [OrderStatus.pendingAudit, 'pendingAudit'],
  [OrderStatus.authorised, 'authorised'],
  [OrderStatus.denied, 'denied'],
  [OrderStatus.refused, 'refused'],
  [OrderStatus.scheduled, 'scheduled'],
  [OrderStatus.done, 'done'],
])

const STATUS_OF: ReadonlyMap<string, number> = new Map(Object.entries(OrderStatus))
const isMove = (event: string): event is OrderLineMove => Object.hasOwn(ORDER_LINE_MOVES, event)

const snapshotOf = (value: Situation | 'requested') => orderLineMachine.resolveState({ value, context: {} })

type Step = { readonly estado_id: number } | { readonly error: string }

const takeStep = (from: Situation | 'requested', event: OrderLineEvent): Step => {
  const before = snapshotOf(from)
  const after = before.can(event) ? STATUS_OF.get(transition(orderLineMachine, before, event)[0].value) : undefined
  return after === undefined ? { error: MOVE_NOT_ALLOWED } : { estado_id: after }
}

/** The machine is pure and has few steps: each is worked out once, not for every line of every order. */
const steps = new Map<string, Map<string, Step>>()

const nameOf = (event: OrderLineEvent): string =>
  event.type === 'crear'
    ? `crear ${initialStatus(event.requiere_auditoria)}`
    : `${event.type} ${event.misma_mano ? 'propia' : ''}`

const stepFrom = (from: Situation | 'requested', event: OrderLineEvent): Step => {
  const known = steps.get(from) ?? new Map<string, Step>()
  const name = nameOf(event)
  const step = known.get(name) ?? takeStep(from, event)
  if (!known.has(name)) steps.set(from, known.set(name, step))
  return step
}

/**
 * The status after `evento` ('crear' carries `requiere_auditoria`), or the reason why it cannot happen. Pure: moves nothing.
 * @param hand of who moves it: nobody approves or denies what they ordered
 * @regla Una línea cambia de estado solo por los pasos de su ciclo de vida.
 */
export const applyOrderLine = (
  estado_id: number | null,
  evento: OrderLineMove | typeof REFUSE | { readonly crear: { readonly requiere_auditoria: number } },
  { misma_mano }: Hand = { misma_mano: false },
): Step => {
  const from = estado_id === null ? 'requested' : SITUATIONS.get(estado_id)
  if (from === undefined) return { error: MOVE_NOT_ALLOWED }
  const event: OrderLineEvent =
    typeof evento === 'string'
      ? { type: evento, misma_mano }
      : { type: 'crear', requiere_auditoria: evento.crear.requiere_auditoria }
  return stepFrom(from, event)
}

export interface NextMove {
  readonly evento: OrderLineMove
  readonly etiqueta: string
  readonly a_estado_id: number
  /** Permission key that the move asks for. */
  readonly permiso: string
  /** Who does it, in words. */
  readonly quien: string
}

/** What may follow a status, in the order of the definition; empty where the life ends. */
export const nextMoves = (estado_id: number): readonly NextMove[] => {
  const from = SITUATIONS.get(estado_id)
  if (from === undefined) return []
  return getNextTransitions(snapshotOf(from)).flatMap(({ eventType }) => {
    if (!isMove(eventType)) return []
    const after = applyOrderLine(estado_id, eventType)
    return 'error' in after ? [] : [{ evento: eventType, a_estado_id: after.estado_id, ...ORDER_LINE_MOVES[eventType] }]
  })
}

export interface OrderLineGraph {
  readonly nodes: readonly (Diagram['nodes'][number] & { readonly estado_id: number | null })[]
  readonly edges: readonly (Diagram['edges'][number] & { readonly etiqueta: string })[]
}

/** The life cycle for the drawing: statuses and the moves between them, with their Spanish labels. */
export const orderLineGraph = (): OrderLineGraph => {
  const { nodes, edges } = diagramOf(orderLineMachine)
  return {
    nodes: nodes.map((node) => ({ ...node, estado_id: STATUS_OF.get(node.key) ?? null })),
    edges: edges.map((edge) => ({
      ...edge,
      etiqueta: isMove(edge.event) ? ORDER_LINE_MOVES[edge.event].etiqueta : (edge.description ?? edge.event),
    })),
  }
}
