/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the drawing is inline so that it takes the theme; its text equivalent is its description */
import { useId } from 'react'
import type { Tone } from '../status-chip/status-chip.tsx'
import { edgeKey, layered, type Placed } from './layered.tsx'
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
}

const NODE_WIDTH = 124
const NODE_HEIGHT = 32
const COLUMN = 196
const ROW = 56
const EDGE_ROOM = 8

const x = ({ column }: Placed): number => EDGE_ROOM + column * COLUMN
const y = ({ row }: Placed): number => EDGE_ROOM + row * ROW + NODE_HEIGHT / 2

const path = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1]
      if (before === undefined) return `M${point.x} ${point.y}`
      const middle = (before.x + point.x) / 2
      return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`
    })
    .join('')

const inWords = (nodes: readonly LifeCycleNode[], edges: readonly LifeCycleEdge[]): string => {
  const label = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
  const current = nodes.find(({ state }) => state === 'current')
  const past = nodes.filter(({ state }) => state === 'past').map((node) => node.label)
  const next = edges
    .filter(({ from }) => from === current?.id)
    .map(({ to, label: move }) => (move === undefined ? label(to) : `${label(to)} (${move})`))
  return [
    past.length === 0 ? '' : `Pasó por: ${past.join(', ')}.`,
    current === undefined ? '' : `Ahora: ${current.label}.`,
    next.length === 0 ? 'No cambia más.' : `Puede seguir: ${next.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The life of a thing, drawn from its machine: what was, what is, what may follow. The same in words for readers. */
export const LifeCycle = ({ title, nodes, edges }: LifeCycleProps) => {
  const id = useId()
  const { places, bends, columns, rows } = layered(nodes, edges)
  const width = EDGE_ROOM * 2 + (columns - 1) * COLUMN + NODE_WIDTH
  const height = EDGE_ROOM * 2 + (rows - 1) * ROW + NODE_HEIGHT
  const stateOf = (nodeId: string) => nodes.find((node) => node.id === nodeId)?.state
  const currentId = nodes.find(({ state }) => state === 'current')?.id
  const lines = edges.flatMap((edge) => {
    const from = places.get(edge.from)
    const to = places.get(edge.to)
    if (from === undefined || to === undefined) return []
    const start = { x: x(from) + NODE_WIDTH, y: y(from) }
    const points = [
      start,
      ...(bends.get(edgeKey(edge)) ?? []).flatMap((bend) => [
        { x: x(bend), y: y(bend) },
        { x: x(bend) + NODE_WIDTH, y: y(bend) },
      ]),
      { x: x(to), y: y(to) },
    ]
    const second = points[1] ?? start
    const taken = stateOf(edge.from) === 'past' && stateOf(edge.to) !== 'future'
    return [
      {
        edge,
        d: path(points),
        look: taken ? 'past' : edge.from === currentId ? 'next' : 'future',
        at: {
          x: start.x + (second.x - start.x) * 0.62,
          y: start.y + (second.y - start.y) * 0.8 + (second.y > start.y ? 10 : -5),
        },
      },
    ]
  })
  return (
    <figure className="ca-life">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ maxWidth: width, minWidth: width * 0.72 }}
        role="img"
        aria-labelledby={`${id}-t`}
        aria-describedby={`${id}-d`}
      >
        <title id={`${id}-t`}>{title}</title>
        <desc id={`${id}-d`}>{inWords(nodes, edges)}</desc>
        {lines.map(({ edge, d, look }) => (
          <path key={edgeKey(edge) + (edge.label ?? '')} className={`ca-life-edge ca-life-edge-${look}`} d={d} />
        ))}
        {nodes.map((node) => {
          const place = places.get(node.id)
          if (place === undefined) return null
          return (
            <g key={node.id} className={`ca-life-node ca-life-${node.state} ca-life-tone-${node.tone}`}>
              <rect
                x={x(place)}
                y={y(place) - NODE_HEIGHT / 2}
                width={NODE_WIDTH}
                height={NODE_HEIGHT}
                rx={NODE_HEIGHT / 2}
              />
              <text x={x(place) + NODE_WIDTH / 2} y={y(place) + 4.5}>
                {node.label}
              </text>
            </g>
          )
        })}
        {lines.map(({ edge, look, at }) =>
          edge.label === undefined || look === 'future' ? null : (
            <text key={edgeKey(edge) + edge.label} className="ca-life-move" x={at.x} y={at.y}>
              {edge.label}
            </text>
          ),
        )}
      </svg>
    </figure>
  )
}
