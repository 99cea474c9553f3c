/** The figures of a report: the total and what goes with it, and how many of each thing as bars that are also a table. */
import type { Bar } from '@cauce/contract/kit/report'
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { Period } from '@cauce/domain/history/period'
import { groupThousands } from '@cauce/domain/text/format'
import { BarChart } from '@cauce/ui/bar-chart/bar-chart'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import type { ReactNode } from 'react'
import { failureText } from '../../store/call.ts'

interface NoFiguresProps {
  /** Undefined: they are being counted. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** Where the figures go while there are none. */
export const NoFigures = ({ error, onRetry }: NoFiguresProps) => (
  <Card>
    {error === undefined ? (
      <output aria-label="Contando">
        <Skeleton lines={5} height="26px" />
      </output>
    ) : (
      <FailedState title={failureText(error)} onRetry={onRetry} />
    )}
  </Card>
)

interface FiguresProps {
  readonly title: string
  readonly period: Period
  /** Each with its name, the main one first: a number, or words of one. */
  readonly figures: readonly (readonly [name: string, value: number | string])[]
  /** What is counted. */
  readonly note: string
  /** What else could be asked where there is nothing: `Escoja otros días`. */
  readonly otherwise: string
  readonly total: number
  readonly children: ReactNode
}

/** The main figures; below, what is counted by each thing, unless there is nothing to count. */
export const Figures = ({ title, period, figures, note, otherwise, total, children }: FiguresProps) => (
  <>
    <Card title={title} note={`${formatDate(period.desde)} a ${formatDate(period.hasta)}`}>
      <dl className="rep-figures">
        {figures.map(([name, value]) => (
          <div key={name} className="rep-figure">
            <dt>{name}</dt>
            <dd>{typeof value === 'number' ? groupThousands(value) : value}</dd>
          </div>
        ))}
      </dl>
      <p className="ca-second">{note} Ningún dato de una persona está en estas cifras.</p>
    </Card>
    {total === 0 ? (
      <Card>
        <EmptyState title="Nada en este periodo" text={otherwise} />
      </Card>
    ) : (
      children
    )}
  </>
)

/** Months that fit at once on a phone, and on a wide screen. */
const FIT_NARROW = 8
const FIT_WIDE = 26

/** How many there are, and that the first ones are reached by sliding where they do not all fit. */
const MonthsNote = ({ count }: { readonly count: number }) => (
  <>
    {count === 1 ? '1 mes' : `${count} meses`}
    {count > FIT_NARROW ? (
      <span className={count > FIT_WIDE ? undefined : 'rep-narrow'}>, deslice para ver los primeros</span>
    ) : null}
  </>
)

interface BarsProps {
  readonly title: string
  /** What is counted: `Remisiones`. */
  readonly counts: string
  /** Header of the labels: `Estado`. */
  readonly of: string
  readonly bars: readonly Bar[]
}

/** As time goes: by days or by months. */
export const TimeBars = ({ title, counts, of, bars }: BarsProps) => (
  <Card title={title} note={of === 'Mes' ? <MonthsNote count={bars.length} /> : null}>
    <BarChart
      caption={`${counts} ${title.toLocaleLowerCase('es-CO')}`}
      of={of}
      counts={counts}
      bars={bars.map(({ etiqueta, total }) => ({ label: etiqueta, value: total }))}
      layout="columns"
      format={groupThousands}
    />
  </Card>
)

const MOST_BARS = 12

/** The most frequent ones; what is left out is added up at the end. */
export const GroupBars = ({ title, counts, of, bars }: BarsProps) => {
  const [shown, left] = [bars.slice(0, MOST_BARS), bars.slice(MOST_BARS)]
  const others = left.reduce((sum, { total }) => sum + total, 0)
  return (
    <Card title={title}>
      <BarChart
        caption={`${counts}: ${title.toLocaleLowerCase('es-CO')}`}
        of={of}
        counts={counts}
        bars={[
          ...shown.map(({ etiqueta, total }) => ({ label: etiqueta, value: total })),
          ...(others === 0 ? [] : [{ label: `Otras (${left.length})`, value: others }]),
        ]}
        layout="rows"
        format={groupThousands}
      />
    </Card>
  )
}
