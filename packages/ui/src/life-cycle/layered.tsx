/** A node of a drawing from left to right. */
export interface GraphNode {
  readonly id: string
}

export interface GraphEdge {
  readonly from: string
  readonly to: string
}

/** Where a node stands: column from the left, row from the top (fractions where a column has fewer nodes). */
export interface Placed {
  readonly column: number
  readonly row: number
}

export interface Layout {
  readonly places: ReadonlyMap<string, Placed>
  /** Points that an edge passes between its two ends, so that it does not cross a node. */
  readonly bends: ReadonlyMap<string, readonly Placed[]>
  readonly columns: number
  readonly rows: number
}

const columnOf = (nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Map<string, number> => {
  const column = new Map(nodes.map(({ id }) => [id, 0]))
  for (let pass = 0; pass < nodes.length; pass += 1) {
    for (const { from, to } of edges) {
      const next = (column.get(from) ?? 0) + 1
      if (next > (column.get(to) ?? 0) && next < nodes.length) column.set(to, next)
    }
  }
  return column
}

export const edgeKey = ({ from, to }: GraphEdge): string => `${from}>${to}`

interface Spot {
  readonly id: string
  readonly before: readonly string[]
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/**
 * Columns by the longest way from the start; an edge over several columns gets a place of its own in each column it
 * passes; inside a column, what comes from above stands above. Graphs without cycles; the same graph gives the same drawing.
 */
export const layered = (nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Layout => {
  const column = columnOf(nodes, edges)
  const columns = Math.max(1, ...[...column.values()].map((value) => value + 1))
  const spots: Spot[][] = Array.from({ length: columns }, () => [])
  const passing = new Map<string, string[]>()
  const sources = new Map<string, string[]>()
  for (const edge of edges) {
    const [start, end] = [column.get(edge.from) ?? 0, column.get(edge.to) ?? 0]
    let previous = edge.from
    for (let at = start + 1; at < end; at += 1) {
      const id = `${edgeKey(edge)}@${at}`
      spots[at]?.push({ id, before: [previous] })
      passing.set(edgeKey(edge), [...(passing.get(edgeKey(edge)) ?? []), id])
      previous = id
    }
    sources.set(edge.to, [...(sources.get(edge.to) ?? []), previous])
  }
  for (const { id } of nodes) spots[column.get(id) ?? 0]?.push({ id, before: sources.get(id) ?? [] })

  const order = new Map<string, number>(nodes.map(({ id }, index) => [id, index]))
  const rows = Math.max(...spots.map((list) => list.length))
  const places = new Map<string, Placed>()
  for (const [at, list] of spots.entries()) {
    const heights = list.map((spot, index) => {
      const above = spot.before.map((id) => places.get(id)?.row ?? 0)
      return { spot, height: above.length === 0 ? index : average(above), first: order.get(spot.id) ?? nodes.length }
    })
    heights.sort((a, b) => a.height - b.height || a.first - b.first)
    const offset = (rows - list.length) / 2
    for (const [index, { spot }] of heights.entries()) places.set(spot.id, { column: at, row: offset + index })
  }
  const bends = new Map([...passing].map(([key, ids]) => [key, ids.flatMap((id) => places.get(id) ?? [])] as const))
  return { places, bends, columns, rows }
}
