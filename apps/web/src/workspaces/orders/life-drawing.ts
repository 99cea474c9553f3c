/** The life of a line as a drawing: where it passed, where it is, where it may go. All read from the machine. */
import type { LineMove } from '@cauce/domain/procedure/active-line'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { orderLineGraph, REFUSE } from '@cauce/machines/life-cycles/order-line'
import type { LifeCycleProps } from '@cauce/ui/life-cycle/life-cycle'

/** The situation before every status: the line was asked for. */
const CREATED = 'Creada'

/** A status in one word, as it fits a node: "Pendiente de auditoría" is "Pendiente". */
const shortName = (name: string): string => /^No \S+|^\S+/u.exec(name)?.[0] ?? name

const reachableFrom = (id: string, edges: readonly { readonly from: string; readonly to: string }[]): Set<string> => {
  const found = new Set([id])
  for (const at of found) for (const { from, to } of edges) if (from === at) found.add(to)
  return found
}

/** @param moves oldest first */
export const lifeDrawing = (
  estado_id: number,
  moves: readonly Pick<LineMove, 'a_estado_id'>[],
  title: string,
): LifeCycleProps => {
  const { nodes, edges } = orderLineGraph()
  const nodeOf = (status: number) => nodes.find((node) => node.estado_id === status)
  const current = nodeOf(estado_id)
  const start = nodes.find((node) => node.estado_id === null)
  const visited = new Set([start?.id, ...moves.map(({ a_estado_id }) => nodeOf(a_estado_id)?.id)])
  // Only a procedure with consent is refused: it is drawn of a line that was.
  const possible = edges.filter(({ event }) => event !== REFUSE)
  const ahead = current === undefined ? new Set<string>() : reachableFrom(current.id, possible)
  const stateOf = (id: string) => (id === current?.id ? 'current' : visited.has(id) ? 'past' : 'future')
  const shown = nodes.filter(({ id }) => visited.has(id) || ahead.has(id))
  return {
    title,
    nodes: shown.map(({ id, estado_id: status, label }) => ({
      id,
      label: status === null ? CREATED : shortName(label),
      tone: status === null ? 'ok' : statusTone(status),
      state: stateOf(id),
    })),
    edges: edges
      .filter(({ from, to }) => shown.some(({ id }) => id === from) && shown.some(({ id }) => id === to))
      .filter(({ from, to }) => stateOf(from) !== 'past' || stateOf(to) !== 'future')
      .map(({ from, to, event }) => ({
        from,
        to,
        label: from === current?.id ? event : undefined,
      })),
  }
}
