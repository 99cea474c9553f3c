/** Totals of a period, by month and by class. */
import type { historico } from '@cauce/contract/historico'
import type { Answer } from '@cauce/contract/entry'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { REPORT_COUNTS, REPORT_KINDS } from '@cauce/domain/history/reports'
import { groupThousands } from '@cauce/domain/text/format'
import { BarChart, type ChartBar } from '@cauce/ui/bar-chart/bar-chart'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import type { ReportView } from './report-view.ts'

type Report = Answer<typeof historico.reporte>

const barsOf = (bars: Report['por_mes']): readonly ChartBar[] =>
  bars.map(({ etiqueta, total }) => ({ label: etiqueta, value: total }))

interface FigureProps {
  readonly name: string
  readonly value: number
}

const Figure = ({ name, value }: FigureProps) => (
  <div className="rep-figure">
    <dt>{name}</dt>
    <dd>{groupThousands(value)}</dd>
  </div>
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

interface ReportFiguresProps {
  readonly report: Report
  readonly view: ReportView
}

export const ReportFigures = ({ report, view }: ReportFiguresProps) => {
  const { titulo, clase } = REPORT_KINDS[view.clase]
  const days = `${formatDate(view.desde)} a ${formatDate(view.hasta)}`
  return (
    <>
      <Card title={titulo} note={days}>
        <dl className="rep-figures">
          <Figure name={titulo} value={report.total} />
          {report.suma === null ? null : <Figure name={report.suma.etiqueta} value={report.suma.total} />}
        </dl>
        <p className="ca-second">{REPORT_COUNTS[view.clase]} Ningún dato de una persona está en estas cifras.</p>
      </Card>
      {report.total === 0 ? (
        <Card>
          <EmptyState title="Nada en este periodo" text="Escoja otros días u otro informe." />
        </Card>
      ) : (
        <>
          <Card title="Por mes" note={<MonthsNote count={report.por_mes.length} />}>
            <BarChart
              caption={`${titulo} por mes`}
              of="Mes"
              counts={titulo}
              bars={barsOf(report.por_mes)}
              layout="columns"
              format={groupThousands}
            />
          </Card>
          <Card title={clase}>
            <BarChart
              caption={`${titulo}: ${clase.toLocaleLowerCase('es-CO')}`}
              of="Clase"
              counts={titulo}
              bars={barsOf(report.por_clase)}
              layout="rows"
              format={groupThousands}
            />
          </Card>
        </>
      )}
    </>
  )
}
