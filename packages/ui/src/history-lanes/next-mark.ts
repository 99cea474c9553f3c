/** Where an arrow key goes from a mark of the timeline. */
import type { Lane, LaneMark } from '@cauce/domain/history/history-lanes'

const middle = ({ inicio, ancho }: LaneMark): number => inicio + ancho / 2

const nearest = (lane: Lane, to: LaneMark): LaneMark | undefined =>
  lane.marcas.toSorted((one, other) => Math.abs(middle(one) - middle(to)) - Math.abs(middle(other) - middle(to)))[0]

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Left and right go along the lane, Home and End to its ends, up and down to the nearest mark of the next lane that has any.
 * Null: the key means nothing here, or there is nothing further on.
 */
export const nextMark = (lanes: readonly Lane[], from: LaneMark, key: string): LaneMark | null => {
  const own = lanes.findIndex(({ marcas }) => marcas.includes(from))
  const row = lanes[own]?.marcas.toSorted((one, other) => one.inicio - other.inicio) ?? []
  const step = STEPS[key]
  if (step !== undefined) return row[row.indexOf(from) + step] ?? null
  if (key === 'Home') return row[0] ?? null
  if (key === 'End') return row.at(-1) ?? null
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const others = key === 'ArrowDown' ? lanes.slice(own + 1) : lanes.slice(0, Math.max(own, 0)).toReversed()
  const lane = others.find(({ marcas }) => marcas.length > 0)
  return (lane === undefined ? undefined : nearest(lane, from)) ?? null
}

/** The mark that Tab reaches first: the newest one of the first lane that has any. */
export const firstMark = (lanes: readonly Lane[]): LaneMark | null =>
  lanes.find(({ marcas }) => marcas.length > 0)?.marcas.toSorted((one, other) => other.inicio - one.inicio)[0] ?? null
