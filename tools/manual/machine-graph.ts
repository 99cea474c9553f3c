/** What one drawing of a machine shows: boxes and arrows in words, of the whole machine or of one of its compound states. */
import type { Diagram, DiagramNode } from '@cauce/machines/diagram'
import { readEvent, type SpokenEdge, spokenEdges } from '@cauce/machines/event-words'

/** `state` is drawn whole, `closed` stands for a compound state drawn apart, `outside` for a state out of this drawing. */
type BoxKind = 'state' | 'final' | 'closed' | 'outside' | 'anywhere'

export interface Box {
  readonly name: string
  /** Id of the state that it stands for, to light it up; null where it stands for none. */
  readonly state: string | null
  readonly kind: BoxKind
  readonly title: string
  /** What happens without leaving it. */
  readonly also: readonly string[]
  /** Where else it leads, in words instead of arrows. */
  readonly exits: readonly string[]
}

export interface Arrow {
  readonly from: string
  readonly to: string
  readonly lines: readonly string[]
  /** All that it tells is a failure. */
  readonly fails: boolean
  /** It returns to a situation nearer to the start: drawn upwards. */
  readonly back: boolean
}

export interface Cluster {
  readonly id: string
  readonly title: string
  readonly parallel: boolean
  readonly boxes: readonly Box[]
  readonly clusters: readonly Cluster[]
  /** Name of the box where it starts; null in a parallel state, whose regions all start. */
  readonly start: string | null
}

export interface Graph {
  readonly root: Cluster
  readonly outside: readonly Box[]
  readonly arrows: readonly Arrow[]
}

const MAX_LIFTED_LINES = 3
const ANYWHERE = 'En cualquier momento'

const isInside = (id: string, scope: string): boolean => scope === '' || id === scope || id.startsWith(`${scope}.`)

/** One line of text of a transition. */
const lineOf = ({ event, evento, condicion }: SpokenEdge): string => {
  const condition = condicion === null ? '' : `[${condicion}]`
  return event === '' ? condition : [evento, condition].filter((part) => part !== '').join(' ')
}

/**
 * @param scope Id of the compound state to draw; '' draws the machine.
 * @param open Whether its compound states are drawn with all that they have inside, or closed as one box each.
 */
export const graphOf = (diagram: Diagram, scope: string, open: boolean): Graph => {
  const edges = spokenEdges(diagram.edges)
  const nodeOf = new Map(diagram.nodes.map((node) => [node.id, node]))
  const childrenOf = (id: string): readonly DiagramNode[] => diagram.nodes.filter(({ parent }) => (parent ?? '') === id)
  const isOpen = (id: string): boolean => id === scope || (open && isInside(id, scope) && childrenOf(id).length > 0)
  const titleOf = (id: string): string => (id === '' ? diagram.label : (nodeOf.get(id)?.label ?? id))

  /** The box that stands for a state which is the target of an arrow. */
  const headOf = (id: string): string => {
    if (!isInside(id, scope)) return `out:${id}`
    if (isOpen(id)) {
      const first = childrenOf(id).find(({ initial }) => initial) ?? childrenOf(id)[0]
      return first === undefined ? id : headOf(first.id)
    }
    return closedOf(id)
  }
  /** The closest box shown around a state. */
  const closedOf = (id: string): string => {
    const parent = nodeOf.get(id)?.parent ?? ''
    return isOpen(parent) || id === '' ? id : closedOf(parent)
  }
  const tailOf = (id: string): string => (isOpen(id) ? `any:${id}` : closedOf(id))

  const rankOf = (name: string): number => nodeOf.get(name)?.rank ?? (name.startsWith('any:') ? -1 : Infinity)

  const shown = edges
    .filter(({ from }) => isInside(from, scope))
    .map((edge) => {
      const tail = tailOf(edge.from)
      const stays = edge.from === edge.to
      return { edge, tail, head: stays ? tail : headOf(edge.to), lifted: tail !== edge.from && !isOpen(edge.from) }
    })

  const alsoOf = (name: string): readonly string[] => [
    ...new Set(
      shown
        .filter(({ tail, head, lifted }) => tail === name && head === name && !lifted)
        .map(({ edge }) => lineOf(edge)),
    ),
  ]

  const boxOf = (node: DiagramNode): Box => ({
    name: node.id,
    state: node.id,
    kind: node.kind === 'final' ? 'final' : childrenOf(node.id).length > 0 ? 'closed' : 'state',
    title: node.label,
    also: alsoOf(node.id),
    exits: [],
  })

  const anywhereOf = (id: string): readonly Box[] =>
    shown.some(({ tail }) => tail === `any:${id}`)
      ? [{ name: `any:${id}`, state: null, kind: 'anywhere', title: ANYWHERE, also: alsoOf(`any:${id}`), exits: [] }]
      : []

  const clusterOf = (id: string): Cluster => {
    const parallel = id === '' ? diagram.parallel : nodeOf.get(id)?.kind === 'parallel'
    const children = childrenOf(id)
    const first = children.find(({ initial }) => initial)
    return {
      id,
      title: titleOf(id),
      parallel,
      boxes: [...anywhereOf(id), ...children.filter((child) => !isOpen(child.id)).map(boxOf)],
      clusters: children.filter((child) => isOpen(child.id)).map((child) => clusterOf(child.id)),
      start: parallel || first === undefined ? null : headOf(first.id),
    }
  }

  const pairs = new Map<string, typeof shown>()
  for (const one of shown.filter(({ tail, head }) => tail !== head)) {
    const key = `${one.tail} → ${one.head}`
    pairs.set(key, [...(pairs.get(key) ?? []), one])
  }
  const outsideIds = [
    ...new Set([...pairs.values()].flat().flatMap(({ head }) => (head.startsWith('out:') ? [head] : []))),
  ]

  return {
    root: clusterOf(scope),
    outside: outsideIds.map((name) => {
      const id = name.slice('out:'.length)
      return { name, state: null, kind: 'outside', title: titleOf(id), also: [], exits: [] }
    }),
    arrows: [...pairs.values()].flatMap((group) => {
      const [first] = group
      if (first === undefined) return []
      const all = [...new Set(group.map(({ edge }) => lineOf(edge)))].filter((line) => line !== '')
      const isShort = !group.some(({ lifted }) => lifted) || all.length <= MAX_LIFTED_LINES
      const lines = isShort
        ? all
        : [...all.slice(0, MAX_LIFTED_LINES - 1), `y ${all.length - MAX_LIFTED_LINES + 1} más, abajo`]
      const fails = group.every(({ edge }) => readEvent(edge.event).kind === 'failure')
      const back = rankOf(first.head) < rankOf(first.tail)
      return [{ from: first.tail, to: first.head, lines, fails, back }]
    }),
  }
}
