/** Every life cycle whose states stand in the table `estados`, drawn from its machine. */
import { ORDER_LINE_MOVES, orderLineGraph, REFUSE, type OrderLineMove } from './order-line.ts'
import { SCHEME_MOVES, schemeOrderGraph, type SchemeMove } from './scheme-order.ts'

export interface LifeStep {
  readonly de_estado_id: number | null
  readonly a_estado_id: number
  readonly etiqueta: string
  /** Who makes it, in words; null where the product does. */
  readonly quien: string | null
}

export interface LifeCycleOf {
  readonly id: string
  readonly titulo: string
  /** Null: before every state. */
  readonly estados: readonly { readonly estado_id: number | null; readonly nombre: string }[]
  readonly pasos: readonly LifeStep[]
}

interface Graph {
  readonly nodes: readonly { readonly id: string; readonly label: string; readonly estado_id: number | null }[]
  readonly edges: readonly {
    readonly from: string
    readonly to: string
    readonly event: string
    readonly etiqueta: string
  }[]
}

const isMove = (event: string): event is OrderLineMove => Object.hasOwn(ORDER_LINE_MOVES, event)
const isSchemeMove = (event: string): event is SchemeMove => Object.hasOwn(SCHEME_MOVES, event)

const lifeOf = (
  head: Pick<LifeCycleOf, 'id' | 'titulo'>,
  { nodes, edges }: Graph,
  who: (event: string) => string | null,
): LifeCycleOf => {
  const statusOf = new Map(nodes.map(({ id, estado_id }) => [id, estado_id]))
  return {
    ...head,
    estados: nodes.map(({ estado_id, label }) => ({ estado_id, nombre: label })),
    pasos: edges.flatMap(({ from, to, event, etiqueta }) => {
      const target = statusOf.get(to)
      if (typeof target !== 'number') return []
      return [{ de_estado_id: statusOf.get(from) ?? null, a_estado_id: target, etiqueta, quien: who(event) }]
    }),
  }
}

export const LIFE_CYCLES: readonly LifeCycleOf[] = [
  lifeOf({ id: 'orden_procedimientos', titulo: 'Línea de una orden' }, orderLineGraph(), (event) =>
    isMove(event) ? ORDER_LINE_MOVES[event].quien : event === REFUSE ? 'el paciente, por escrito' : null,
  ),
  lifeOf({ id: 'orden_esquema_lineas', titulo: 'Medicamento de un esquema' }, schemeOrderGraph(), (event) =>
    isSchemeMove(event) ? SCHEME_MOVES[event].quien : null,
  ),
]

/** Life cycles in which the state appears. */
export const lifeCyclesWith = (estado_id: number): readonly LifeCycleOf[] =>
  LIFE_CYCLES.filter(({ estados }) => estados.some((state) => state.estado_id === estado_id))
