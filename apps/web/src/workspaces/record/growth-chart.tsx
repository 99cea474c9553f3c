/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the drawing is inline so that it takes the theme; its text equivalent is its name */
/** The curve of WHO for one indicator with the measures of the child on it: percentiles as lines, each with its name. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { GROWTH_NAMES, GROWTH_UNITS, monthsOld, type Child } from '@cauce/domain/growth/growth-figures'
import { GROWTH_END, growthLms, type GrowthIndicator, type GrowthSex } from '@cauce/domain/growth/growth-tables'
import { valueAt } from '@cauce/domain/growth/lms'
import { formatNumber } from '@cauce/domain/text/format'

export interface GrowthPoint {
  readonly fecha: string
  readonly valor: number
}

export interface GrowthChartProps {
  readonly child: Child
  readonly indicator: GrowthIndicator
  /** The oldest first. */
  readonly points: readonly GrowthPoint[]
}

/** Percentiles with their z-scores. */
const CURVES = [
  [3, -1.881],
  [15, -1.036],
  [50, 0],
  [85, 1.036],
  [97, 1.881],
] as const
const WIDTH = 560
const HEIGHT = 300
const LEFT = 36
const RIGHT = 34
const TOP = 10
const BOTTOM = 24
const STEPS = 48
const YOUNG = 24
const PRESCHOOL = 60
const MONTHS_A_YEAR = 12
const LINES = 5

/** The window of ages in which the child is. */
const windowOf = (months: number): readonly [number, number] => {
  if (months < YOUNG) return [0, YOUNG]
  return months < PRESCHOOL ? [YOUNG, PRESCHOOL] : [PRESCHOOL, GROWTH_END]
}

const isSex = (sexo: string): sexo is GrowthSex => sexo === 'F' || sexo === 'M'

const ageWords = (months: number): string =>
  months < YOUNG ? `${Math.round(months)} m` : `${Math.round(months / MONTHS_A_YEAR)} a`

export const GrowthChart = ({ child, indicator, points }: GrowthChartProps) => {
  const { sexo, nacimiento } = child
  const placed = points.map((point) => ({ ...point, months: monthsOld(nacimiento, point.fecha) }))
  const newest = placed.at(-1)
  if (newest === undefined || !isSex(sexo)) return null
  const [from, to] = windowOf(newest.months)
  const ages = Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS)
  const curves = CURVES.map(([percent, z]) => ({
    percent,
    values: ages.flatMap((months) => {
      const lms = growthLms(indicator, sexo, Math.min(months, to - 0.001))
      return lms === null ? [] : [{ months, value: valueAt(lms, z) }]
    }),
  }))
  const shown = placed.filter(({ months }) => months >= from && months <= to)
  const all = [...curves.flatMap(({ values }) => values.map(({ value }) => value)), ...shown.map(({ valor }) => valor)]
  const [least, most] = [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))]
  const x = (months: number): number => LEFT + ((months - from) / (to - from)) * (WIDTH - LEFT - RIGHT)
  const y = (value: number): number => HEIGHT - BOTTOM - ((value - least) / (most - least)) * (HEIGHT - TOP - BOTTOM)
  const ticks = Array.from({ length: LINES }, (_, line) => least + ((most - least) * line) / (LINES - 1))
  const told = shown.map(
    ({ fecha, valor }) => `${formatNumber(valor, 1)} ${GROWTH_UNITS[indicator]} el ${formatDate(fecha)}`,
  )
  return (
    <svg
      className="gro-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${GROWTH_NAMES[indicator]}, con los percentiles 3, 15, 50, 85 y 97: ${told.join(', ')}`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="gro-grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text className="gro-label" x={LEFT - 4} y={y(tick) + 3} textAnchor="end">
            {formatNumber(tick, most - least < LINES * 2 ? 1 : 0)}
          </text>
        </g>
      ))}
      {[from, (from + to) / 2, to].map((months) => (
        <text key={months} className="gro-label" x={x(months)} y={HEIGHT - 8} textAnchor="middle">
          {ageWords(months)}
        </text>
      ))}
      {curves.map(({ percent, values }) => {
        const last = values.at(-1)
        return (
          <g key={percent}>
            <polyline
              className={percent === 50 ? 'gro-curve gro-median' : 'gro-curve'}
              points={values.map(({ months, value }) => `${x(months)},${y(value)}`).join(' ')}
            />
            {last === undefined ? null : (
              <text className="gro-label" x={WIDTH - RIGHT + 4} y={y(last.value) + 3}>
                P{percent}
              </text>
            )}
          </g>
        )
      })}
      <polyline className="gro-line" points={shown.map(({ months, valor }) => `${x(months)},${y(valor)}`).join(' ')} />
      {shown.map(({ fecha, months, valor }) => (
        <circle key={fecha} className="gro-point" cx={x(months)} cy={y(valor)} r="4">
          <title>
            {formatNumber(valor, 1)} {GROWTH_UNITS[indicator]}, {formatDate(fecha)}
          </title>
        </circle>
      ))}
    </svg>
  )
}
