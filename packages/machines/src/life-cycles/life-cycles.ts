/** Every life cycle whose states stand in the table `estados`, drawn from its machine. */
import { ORDER_LINE_MOVES, orderLineGraph, type OrderLineMove } from './order-line.ts'

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

const isMove = (event: string): event is OrderLineMove => Object.hasOwn(ORDER_LINE_MOVES, event)

const orderLine = (): LifeCycleOf => {
  const { nodes, edges } = orderLineGraph()
  const statusOf = new Map(nodes.map(({ id, estado_id }) => [id, estado_id]))
  return {
    id: 'orden_procedimientos',
    titulo: 'Línea de una orden',
    estados: nodes.map(({ estado_id, label }) => ({ estado_id, nombre: label })),
    pasos: edges.flatMap(({ from, to, event, etiqueta }) => {
      const target = statusOf.get(to)
      if (typeof target !== 'number') return []
      const quien = isMove(event) ? ORDER_LINE_MOVES[event].quien : null
      return [{ de_estado_id: statusOf.get(from) ?? null, a_estado_id: target, etiqueta, quien }]
    }),
  }
}

export const LIFE_CYCLES: readonly LifeCycleOf[] = [orderLine()]

/** Life cycles in which the state appears. */
export const lifeCyclesWith = (estado_id: number): readonly LifeCycleOf[] =>
  LIFE_CYCLES.filter(({ estados }) => estados.some((state) => state.estado_id === estado_id))
