/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the drawing is inline so that it takes the theme; its text equivalent is its name */
/** A small line of the last values, the oldest first. What it draws is said in figures beside it. */
export interface TrendProps {
  readonly values: readonly number[]
  /** What it is of, and its values in words, for readers. */
  readonly label: string
}

const WIDTH = 64
const HEIGHT = 22
const EDGE = 3

/** Nothing is drawn of a single value. */
export const Trend = ({ values, label }: TrendProps) => {
  if (values.length < 2) return <span className="res-trend" />
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = most - least
  const points = values.map((value, index) => ({
    x: EDGE + (index * (WIDTH - 2 * EDGE)) / (values.length - 1),
    y: span === 0 ? HEIGHT / 2 : HEIGHT - EDGE - ((value - least) * (HEIGHT - 2 * EDGE)) / span,
  }))
  const last = points.at(-1)
  return (
    <svg
      className="res-trend"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {last === undefined ? null : <circle cx={last.x} cy={last.y} r="2.5" fill="currentColor" />}
    </svg>
  )
}
