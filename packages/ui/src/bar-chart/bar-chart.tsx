/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex -- rows drawn as columns (display: flex) lose the meaning of a table; the roles give it back; many bars scroll sideways, also with the keyboard */
import { useId, type CSSProperties } from 'react'
import './bar-chart.css'

export interface ChartBar {
  readonly label: string
  /** Not negative. */
  readonly value: number
}

export interface BarChartProps {
  /** What is counted: `Consultas por mes`. Name of the table for readers. */
  readonly caption: string
  /** Header of the labels: `Mes`. */
  readonly of: string
  /** Header of the figures: `Consultas`. */
  readonly counts: string
  readonly bars: readonly ChartBar[]
  /** `columns`: one beside another, as time goes. `rows`: one below another, as names are read. */
  readonly layout: 'columns' | 'rows'
  /** How a figure is written. */
  readonly format?: (value: number) => string
}

type Sized = CSSProperties & { readonly '--bar': number }

const share = (value: number, most: number): Sized => ({ '--bar': most === 0 ? 0 : value / most })

/** As time goes, what is newest is what is looked for. */
const toTheEnd = (frame: HTMLElement | null): void => {
  if (frame !== null) frame.scrollLeft = frame.scrollWidth
}

/**
 * Bars with their figures. It is a table, whose rows are drawn as bars: who hears it hears names and numbers, and it is never colour
 * or length alone that tells how many.
 */
export const BarChart = ({ caption, of, counts, bars, layout, format = String }: BarChartProps) => {
  const captionId = useId()
  const most = Math.max(0, ...bars.map(({ value }) => value))
  return (
    <section
      key={bars.map(({ label }) => label).join()}
      ref={layout === 'columns' ? toTheEnd : null}
      className={`ca-bars ca-bars-${layout}`}
      aria-labelledby={captionId}
      tabIndex={0}
    >
      <table role="table">
        <caption id={captionId} className="ca-hidden">
          {caption}
        </caption>
        <thead className="ca-hidden">
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{counts}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {bars.map(({ label, value }) => (
            <tr key={label} role="row" style={share(value, most)} data-empty={value === 0 || undefined}>
              <th scope="row" role="rowheader">
                {label}
              </th>
              <td role="cell">
                <span className="ca-bars-bar" aria-hidden="true" />
                <span className="ca-bars-figure">{format(value)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
