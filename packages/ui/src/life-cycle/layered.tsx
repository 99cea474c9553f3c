/** A node of a drawing from left to right. */
export interface LifeNode {
  readonly id: string
  readonly state: 'past' | 'current' | 'future'
}

export interface LifeEdge {
  readonly from: string
  readonly to: string
}

/** Where a node stands: column from the left, row from the top (fractions where a column has fewer nodes). */
export interface Placed {
  readonly column: number
  readonly row: number
}

export interface Layout<Edge extends LifeEdge> {
  readonly places: ReadonlyMap<string, Placed>
  /** The edges to draw: each goes from one column to the next. */
  readonly edges: readonly Edge[]
  readonly columns: number
  readonly rows: number
}

/** Columns of what already happened: the longest way, so that every step stands after the one before. */
const pastColumns = (nodes: readonly LifeNode[], edges: readonly LifeEdge[]): Map<string, number> => {
  const lived = new Map(nodes.filter(({ state }) => state !== 'future').map(({ id }) => [id, 0]))
  for (let pass = 1; pass < lived.size; pass += 1) {
    for (const { from, to } of edges) {
      const [start, end] = [lived.get(from), lived.get(to)]
      if (start !== undefined && end !== undefined && start + 1 > end && start + 1 < lived.size)
        lived.set(to, start + 1)
    }
  }
  return lived
}

/** Columns of what may follow: the shortest way from the current node. What cannot follow any more is left out. */
const addFuture = (columns: Map<string, number>, current: string, edges: readonly LifeEdge[]): void => {
  const queue = [current]
  for (const id of queue) {
    for (const { from, to } of edges) {
      if (from !== id || columns.has(to)) continue
      columns.set(to, (columns.get(id) ?? 0) + 1)
      queue.push(to)
    }
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/**
 * The life of a thing as a person reads it: what happened, what is, and the shortest ways on from there. The same nodes and
 * edges always give the same drawing. Without a current node, the first one counts as current.
 */
export const layered = <Edge extends LifeEdge>(nodes: readonly LifeNode[], edges: readonly Edge[]): Layout<Edge> => {
  const current = nodes.find(({ state }) => state === 'current') ?? nodes[0]
  const columnOf = pastColumns(nodes, edges)
  if (current !== undefined) {
    if (!columnOf.has(current.id)) columnOf.set(current.id, 0)
    addFuture(columnOf, current.id, edges)
  }
  const shown = nodes.filter(({ id }) => columnOf.has(id))
  const drawn = edges.filter(({ from, to }) => {
    const [start, end] = [columnOf.get(from), columnOf.get(to)]
    return start !== undefined && end !== undefined && end === start + 1
  })
  const columns = Math.max(0, ...columnOf.values()) + 1
  const inColumn = Array.from({ length: columns }, (_, column) => shown.filter(({ id }) => columnOf.get(id) === column))
  const rows = Math.max(1, ...inColumn.map((list) => list.length))
  const places = new Map<string, Placed>()
  for (const [column, list] of inColumn.entries()) {
    const above = (id: string) => drawn.filter(({ to }) => to === id).flatMap(({ from }) => places.get(from)?.row ?? [])
    const parents = list.flatMap(({ id }) => above(id))
    const middle = parents.length === 0 ? (rows - 1) / 2 : mean(parents)
    const start = Math.min(Math.max(0, middle - (list.length - 1) / 2), rows - list.length)
    const sorted = list
      .map(({ id }, index) => ({ id, height: above(id).length === 0 ? rows + index : mean(above(id)) }))
      .toSorted((a, b) => a.height - b.height)
    for (const [index, { id }] of sorted.entries()) places.set(id, { column, row: start + index })
  }
  return { places, edges: drawn, columns, rows }
}
