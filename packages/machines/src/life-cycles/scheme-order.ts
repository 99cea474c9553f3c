/**
 * The life of a drug of a cycle of an oncology scheme. The server moves it only through {@link applySchemeLine}. A suspended one does
 * not come back: the rest is cancelled and the scheme is ordered again with its initial cycle.
 * @fuente spec 2 §4
 */
import { getNextTransitions, setup, transition } from 'xstate'
import { SCHEME_STATUS_NAMES, SchemeStatus } from '@cauce/domain/oncology/names'
import { canSuspend } from '@cauce/domain/oncology/suspension'
import { MOVE_NOT_ALLOWED } from '@cauce/domain/ordering/order-line-actions'
import { diagramOf, type Diagram } from '../diagram.ts'
import { typesOf } from '../types-of.ts'

/** What a person may do to a line of a scheme. */
export const SCHEME_MOVES = {
  suspender: { etiqueta: 'Suspender', quien: 'un profesional que atiende al afiliado' },
  cancelar: { etiqueta: 'Cancelar el esquema', quien: 'un profesional que atiende al afiliado' },
  aplicar: { etiqueta: 'Registrar la aplicación', quien: 'quien aplica el medicamento' },
  firmar: { etiqueta: 'Firmar', quien: 'un profesional que no lo ordenó' },
  devolver: { etiqueta: 'Devolver', quien: 'un profesional que no lo ordenó' },
} as const
export type SchemeMove = keyof typeof SCHEME_MOVES

type SchemeEvent =
  | { readonly type: 'crear'; readonly espera_firma: boolean }
  | { readonly type: SchemeMove; readonly estado_id: number }

const schemeSetup = setup({
  types: typesOf<Record<string, never>, SchemeEvent>(),
  guards: {
    canSuspend: (_, { estado_id }: { estado_id: number }) => canSuspend(estado_id),
    asksSignature: (_, { espera_firma }: { espera_firma: boolean }) => espera_firma,
  },
})

export const schemeOrderMachine = schemeSetup.createMachine({
  id: 'schemeOrder',
  version: '1',
  description: 'Vida de un medicamento de un ciclo de un esquema',
  context: {},
  initial: 'requested',
  states: {
    requested: {
      description: 'Se pide el esquema',
      on: {
        crear: [
          {
            guard: { type: 'asksSignature', params: ({ event }) => event },
            target: 'waiting',
            description: 'Pide la segunda firma',
          },
          { target: 'active', description: 'Ordenar el esquema' },
        ],
      },
    },
    waiting: {
      description: SCHEME_STATUS_NAMES[SchemeStatus.waiting],
      on: { firmar: 'active', devolver: 'unsigned', cancelar: 'unsigned' },
    },
    active: {
      description: SCHEME_STATUS_NAMES[SchemeStatus.active],
      on: {
        suspender: {
          guard: { type: 'canSuspend', params: ({ event }) => event },
          target: 'suspended',
          description: 'Con una observación',
        },
        cancelar: 'cancelled',
        aplicar: 'applied',
      },
    },
    suspended: { description: SCHEME_STATUS_NAMES[SchemeStatus.suspended], on: { cancelar: 'cancelled' } },
    applied: { type: 'final', description: SCHEME_STATUS_NAMES[SchemeStatus.applied] },
    cancelled: { type: 'final', description: SCHEME_STATUS_NAMES[SchemeStatus.cancelled] },
    unsigned: { type: 'final', description: SCHEME_STATUS_NAMES[SchemeStatus.unsigned] },
  },
})

type Situation = keyof typeof SchemeStatus

const SITUATIONS: ReadonlyMap<number, Situation> = new Map([
  [SchemeStatus.active, 'active'],
  [SchemeStatus.cancelled, 'cancelled'],
  [SchemeStatus.suspended, 'suspended'],
  [SchemeStatus.applied, 'applied'],
  [SchemeStatus.waiting, 'waiting'],
  [SchemeStatus.unsigned, 'unsigned'],
])

const STATUS_OF: ReadonlyMap<string, number> = new Map(Object.entries(SchemeStatus))
const isMove = (event: string): event is SchemeMove => Object.hasOwn(SCHEME_MOVES, event)

const snapshotOf = (value: Situation | 'requested') => schemeOrderMachine.resolveState({ value, context: {} })

type Step = { readonly estado_id: number } | { readonly error: string }

/**
 * The status after `evento`, or the reason why it cannot happen. Pure: moves nothing. `estado_id` null: the line is created.
 * @regla Un esquema se cancela, se suspende o se firma solo por los pasos de su ciclo de vida: lo suspendido no vuelve, y lo que espera la firma no se aplica.
 */
export const applySchemeLine = (
  estado_id: number | null,
  evento: SchemeMove | { readonly crear: { readonly espera_firma: boolean } },
): Step => {
  const from = estado_id === null ? 'requested' : SITUATIONS.get(estado_id)
  if (from === undefined) return { error: MOVE_NOT_ALLOWED }
  const event: SchemeEvent =
    typeof evento === 'string'
      ? { type: evento, estado_id: estado_id ?? 0 }
      : { type: 'crear', espera_firma: evento.crear.espera_firma }
  const before = snapshotOf(from)
  const after = before.can(event) ? STATUS_OF.get(transition(schemeOrderMachine, before, event)[0].value) : undefined
  return after === undefined ? { error: MOVE_NOT_ALLOWED } : { estado_id: after }
}

/** Statuses from which the move can be made. */
export const statusesThatAllow = (evento: SchemeMove): readonly number[] =>
  Object.values(SchemeStatus).filter((estado_id) => !('error' in applySchemeLine(estado_id, evento)))

export interface NextSchemeMove {
  readonly evento: SchemeMove
  readonly etiqueta: string
  readonly a_estado_id: number
  /** Who does it, in words. */
  readonly quien: string
}

/** What may follow a status; empty where the life ends. */
export const nextSchemeMoves = (estado_id: number): readonly NextSchemeMove[] => {
  const from = SITUATIONS.get(estado_id)
  if (from === undefined) return []
  return getNextTransitions(snapshotOf(from)).flatMap(({ eventType }) => {
    if (!isMove(eventType)) return []
    const after = applySchemeLine(estado_id, eventType)
    return 'error' in after ? [] : [{ evento: eventType, a_estado_id: after.estado_id, ...SCHEME_MOVES[eventType] }]
  })
}

export interface SchemeOrderGraph {
  readonly nodes: readonly (Diagram['nodes'][number] & { readonly estado_id: number | null })[]
  readonly edges: readonly (Diagram['edges'][number] & { readonly etiqueta: string })[]
}

/** The life for the drawing: statuses and moves, with their Spanish labels. */
export const schemeOrderGraph = (): SchemeOrderGraph => {
  const { nodes, edges } = diagramOf(schemeOrderMachine)
  return {
    nodes: nodes.map((node) => ({ ...node, estado_id: STATUS_OF.get(node.key) ?? null })),
    edges: edges.map((edge) => ({
      ...edge,
      etiqueta: isMove(edge.event) ? SCHEME_MOVES[edge.event].etiqueta : (edge.description ?? edge.event),
    })),
  }
}
