/** Totals of a period, how long each part of the life of a referral took, and its bars. */
import type { referencias } from '@cauce/contract/referencias'
import type { Answer } from '@cauce/contract/entry'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { minutesInWords } from '@cauce/domain/referral/moments'
import { timeBars } from '@cauce/domain/referral/report'
import { groupThousands } from '@cauce/domain/text/format'
import { BarChart } from '@cauce/ui/bar-chart/bar-chart'
import { requestName } from '@cauce/domain/referral/annex'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import type { ReportView } from './report-view.ts'

type Report = Answer<typeof referencias.reporte>
type Time = Report['tiempos'][number]

const COUNTS = 'Remisiones'
const NOT_MEASURED = '—'
const MOST_BARS = 12

const words = (minutes: number | null): string => (minutes === null ? NOT_MEASURED : minutesInWords(minutes))

const COLUMNS: readonly Column<Time>[] = [
  { key: 'nombre', title: 'Intervalo', card: 'title', cell: ({ nombre }) => nombre },
  {
    key: 'mediana',
    title: 'Mediana',
    align: 'right',
    card: 'labelled',
    cell: ({ mediana }) => <strong>{words(mediana)}</strong>,
  },
  {
    key: 'p90',
    title: 'Nueve de cada diez, en',
    label: '9 de 10 en',
    align: 'right',
    card: 'labelled',
    cell: ({ p90 }) => words(p90),
  },
  {
    key: 'medidos',
    title: 'Medidas',
    align: 'right',
    card: 'labelled',
    cell: ({ medidos }) => groupThousands(medidos),
  },
]

interface GroupProps {
  readonly title: string
  readonly of: string
  readonly bars: readonly { readonly etiqueta: string; readonly total: number }[]
}

/** The most frequent ones; what is left out is added up at the end. */
const Group = ({ title, of, bars }: GroupProps) => {
  const [shown, left] = [bars.slice(0, MOST_BARS), bars.slice(MOST_BARS)]
  const others = left.reduce((sum, { total }) => sum + total, 0)
  return (
    <Card title={title}>
      <BarChart
        caption={`Remisiones: ${title.toLocaleLowerCase('es-CO')}`}
        of={of}
        counts={COUNTS}
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

const median = ({ tiempos }: Report, nombre: string): string =>
  words(tiempos.find((time) => time.nombre === nombre)?.mediana ?? null)

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="rep-figure">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

interface ReportFiguresProps {
  readonly report: Report
  readonly view: ReportView
}

export const ReportFigures = ({ report, view }: ReportFiguresProps) => {
  const { de, barras } = timeBars(report.por_dia)
  return (
    <>
      <Card title="Remisiones registradas" note={`${formatDate(view.desde)} a ${formatDate(view.hasta)}`}>
        <dl className="rep-figures">
          <Figure name="Remisiones" value={groupThousands(report.total)} />
          <Figure name="Mediana hasta la gestión" value={median(report, 'De registro a gestión')} />
          <Figure name="Mediana hasta la aceptación" value={median(report, 'De registro a aceptación')} />
          <Figure name="Mediana del traslado" value={median(report, 'De salida a llegada')} />
        </dl>
        <p className="ca-second">La mitad tardó eso o menos. Ningún dato de una persona está en estas cifras.</p>
      </Card>
      {report.total === 0 ? (
        <Card>
          <EmptyState title="Nada en este periodo" text="Escoja otros días u otros tipos." />
        </Card>
      ) : (
        <>
          <Card title={de === 'Día' ? 'Por día' : 'Por mes'}>
            <BarChart
              caption={de === 'Día' ? 'Remisiones por día' : 'Remisiones por mes'}
              of={de}
              counts={COUNTS}
              bars={barras.map(({ etiqueta, total }) => ({ label: etiqueta, value: total }))}
              layout="columns"
              format={groupThousands}
            />
          </Card>
          <Card title="Cuánto tardó cada paso" flush>
            <DataTable
              caption="Cuánto tardó cada paso"
              columns={COLUMNS}
              rows={report.tiempos}
              rowKey={({ nombre }) => nombre}
            />
          </Card>
          <div className="rpr-groups">
            <Group title="Por estado" of="Estado" bars={report.por_estado} />
            <Group title="Por tipo de anexo" of="Tipo de anexo" bars={report.por_tipo_anexo} />
            <Group
              title="Por tipo de solicitud"
              of="Tipo de solicitud"
              bars={report.por_tipo_solicitud.map((bar) => ({ ...bar, etiqueta: requestName(bar.etiqueta) }))}
            />
            <Group title="Por institución que remite" of="Institución" bars={report.por_institucion} />
          </div>
        </>
      )}
    </>
  )
}
