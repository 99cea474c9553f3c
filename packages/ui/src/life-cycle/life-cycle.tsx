/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the drawing is inline so that it takes the theme; its text equivalent is its description */
import { useId } from 'react'
import type { Tone } from '../status-chip/status-chip.tsx'
import { layered, type Placed } from './layered.tsx'
import './life-cycle.css'

export interface LifeCycleNode {
  readonly id: string
  readonly label: string
  readonly tone: Tone
  readonly state: 'past' | 'current' | 'future'
}

export interface LifeCycleEdge {
  readonly from: string
  readonly to: string
  /** The move: "aprobar". */
  readonly label?: string
}

export interface LifeCycleProps {
  /** What it draws: "Vida de la orden 39 977". */
  readonly title: string
  readonly nodes: readonly LifeCycleNode[]
  readonly edges: readonly LifeCycleEdge[]
  /** `life`: of one thing, `past` is where it passed. `map`: of a state, `past` is from where one may come. */
  readonly reading?: 'life' | 'map'
}

const NODE_WIDTH = 112
const NODE_HEIGHT = 38
const COLUMN = 164
const ROW = 54
const ONE_LINE = 13
const EDGE_ROOM = 4
const LABEL_GAP = 5
const LINE = 14

/** A label in one line, or in two when it is long: broken at the space nearest to its middle. */
const twoLines = (label: string): readonly string[] => {
  const spaces = [...label.matchAll(/ /gu)].map(({ index }) => index)
  const half = label.length / 2
  const at = spaces.toSorted((a, b) => Math.abs(a - half) - Math.abs(b - half))[0]
  return label.length <= ONE_LINE || at === undefined ? [label] : [label.slice(0, at), label.slice(at + 1)]
}

const left = ({ column }: Placed): number => EDGE_ROOM + column * COLUMN
const middle = ({ row }: Placed): number => EDGE_ROOM + row * ROW + NODE_HEIGHT / 2

/** The name of a move stands over the end of its line, or under it where the line comes from above. */
const moveBase = (from: Placed, to: Placed): number =>
  middle(to) > middle(from) ? middle(to) + LINE : middle(to) - LABEL_GAP - 2

const curve = (from: Placed, to: Placed): string => {
  const [startX, startY, endX, endY] = [left(from) + NODE_WIDTH, middle(from), left(to), middle(to)]
  const bend = startX + (endX - startX) * 0.3
  return `M${startX} ${startY}C${bend} ${startY} ${startX} ${endY} ${endX} ${endY}`
}

const WORDS = {
  life: { past: 'Pasó por', current: 'Ahora', next: 'Puede seguir', end: 'No cambia más.' },
  map: { past: 'Antes puede estar en', current: 'Estado', next: 'Puede seguir', end: 'Aquí termina.' },
} as const

/** The drawing in words: what was, what is, what may follow. */
export const lifeInWords = ({
  nodes,
  edges,
  reading = 'life',
}: Pick<LifeCycleProps, 'nodes' | 'edges' | 'reading'>): string => {
  const words = WORDS[reading]
  const label = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
  const current = nodes.find(({ state }) => state === 'current')
  const past = nodes.filter(({ state }) => state === 'past').map((node) => node.label)
  const next = edges
    .filter(({ from }) => from === current?.id)
    .map(({ to, label: move }) => (move === undefined ? label(to) : `${label(to)} (${move})`))
  return [
    past.length === 0 ? '' : `${words.past}: ${past.join(', ')}.`,
    current === undefined ? '' : `${words.current}: ${current.label}.`,
    next.length === 0 ? words.end : `${words.next}: ${next.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The life of a thing, drawn from its machine: what was, what is, what may follow. The same in words for readers. */
export const LifeCycle = ({ title, nodes, edges, reading = 'life' }: LifeCycleProps) => {
  const id = useId()
  const layout = layered(nodes, edges)
  const width = EDGE_ROOM * 2 + (layout.columns - 1) * COLUMN + NODE_WIDTH
  const height = EDGE_ROOM * 2 + (layout.rows - 1) * ROW + NODE_HEIGHT
  const stateOf = (nodeId: string) => nodes.find((node) => node.id === nodeId)?.state
  const lines = layout.edges.flatMap((edge) => {
    const [from, to] = [layout.places.get(edge.from), layout.places.get(edge.to)]
    if (from === undefined || to === undefined) return []
    const look = stateOf(edge.to) !== 'future' ? 'past' : stateOf(edge.from) === 'current' ? 'next' : 'future'
    return [{ key: `${edge.from}-${edge.to}-${edge.label ?? ''}`, move: edge.label, from, to, look }]
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone, with the keyboard too
    <figure className={`ca-life ca-life-${reading}`} tabIndex={0}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ width, minWidth: width * 0.8 }}
        role="img"
        aria-labelledby={`${id}-titulo`}
        aria-describedby={`${id}-palabras`}
      >
        <title id={`${id}-titulo`}>{title}</title>
        <desc id={`${id}-palabras`}>{lifeInWords({ nodes, edges, reading })}</desc>
        {lines.map(({ key, from, to, look }) => (
          <path key={key} className={`ca-life-edge ca-life-edge-${look}`} d={curve(from, to)} />
        ))}
        {nodes.map((node) => {
          const place = layout.places.get(node.id)
          if (place === undefined) return null
          return (
            <g key={node.id} className={`ca-life-node ca-life-${node.state} ca-life-tone-${node.tone}`}>
              <rect
                x={left(place)}
                y={middle(place) - NODE_HEIGHT / 2}
                width={NODE_WIDTH}
                height={NODE_HEIGHT}
                rx={NODE_HEIGHT / 2}
              />
              <text>
                {twoLines(node.label).map((line, index, all) => (
                  <tspan
                    key={line}
                    x={left(place) + NODE_WIDTH / 2}
                    y={middle(place) + LABEL_GAP + (index - (all.length - 1) / 2) * LINE}
                  >
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          )
        })}
        {lines.map(({ key, move, from, to, look }) =>
          move === undefined || look === 'past' ? null : (
            <text key={key} className="ca-life-move" x={left(to) - LABEL_GAP} y={moveBase(from, to)}>
              {move}
            </text>
          ),
        )}
      </svg>
    </figure>
  )
}
