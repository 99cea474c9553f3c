/** Arrows that would only cross the drawing, told in words inside the box from which they leave: «→ Nadie ha ingresado: …». */
import type { Arrow, Box, Cluster, Graph } from './machine-graph.ts'

const boxesOf = (cluster: Cluster): readonly Box[] => [...cluster.boxes, ...cluster.clusters.flatMap(boxesOf)]

/** What is told in words: arrows to a box that this many reach, and, if so wanted, those that go back. */
export interface Telling {
  readonly reachedBy: number
  readonly backs: boolean
}

/** The same graph with fewer arrows. Every box keeps at least one arrow that reaches it. */
export const withFewerArrows = (graph: Graph, { reachedBy, backs }: Telling): Graph => {
  const titles = new Map([...boxesOf(graph.root), ...graph.outside].map(({ name, title }) => [name, title]))
  const reaching = (name: string): readonly Arrow[] => graph.arrows.filter(({ to }) => to === name)
  const isTold = (arrow: Arrow): boolean => {
    const all = reaching(arrow.to)
    const [kept] = [...all.filter(({ back }) => !back), ...all]
    return arrow !== kept && (all.length >= reachedBy || (backs && arrow.back))
  }
  const told = graph.arrows.filter(isTold)
  const withExits = (box: Box): Box => ({
    ...box,
    exits: told
      .filter(({ from }) => from === box.name)
      .map(({ to, lines }) => `${titles.get(to) ?? to}: ${lines.length === 0 ? 'sin esperar' : lines.join('; ')}`),
  })
  const clusterWithExits = (cluster: Cluster): Cluster => ({
    ...cluster,
    boxes: cluster.boxes.map(withExits),
    clusters: cluster.clusters.map(clusterWithExits),
  })
  return {
    root: clusterWithExits(graph.root),
    outside: graph.outside,
    arrows: graph.arrows.filter((arrow) => !told.includes(arrow)),
  }
}
