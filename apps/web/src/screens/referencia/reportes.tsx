/** `/referencia/reportes`: how many referrals, how long they took, and their rows as a file. @fuente spec 1 §2 */
import type { Answer } from '@cauce/contract/entry'
import {
  REFERRAL_MENU_PERMISSION,
  REFERRAL_REPORTS_PERMISSION,
  referralReport,
  type referencias,
} from '@cauce/contract/referencias'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { requestName } from '@cauce/domain/referral/annex'
import { minutesInWords } from '@cauce/domain/referral/moments'
import { timeBars, type MeasuredTime } from '@cauce/domain/referral/report'
import { groupThousands } from '@cauce/domain/text/format'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { Figures, GroupBars, TimeBars } from '../../kit/report/figures.tsx'
import { reportPage } from '../../kit/report/report-page.tsx'
import { referenciasApi, useReporteReferenciasQuery } from '../../store/referencias-api.ts'
import { KindFilters } from '../../workspaces/referral-queue/kind-filters.tsx'

const COUNTS = 'Remisiones'
const TIMES = 'Cuánto tardó cada paso'
const [WEEK, MONTH, QUARTER] = [6, 29, 89]

const words = (minutes: number | null): string => (minutes === null ? '—' : minutesInWords(minutes))
const figure = { align: 'right', card: 'labelled' } as const
const COLUMNS: readonly Column<MeasuredTime>[] = [
  { key: 'nombre', title: 'Intervalo', card: 'title', cell: ({ nombre }) => nombre },
  { ...figure, key: 'mediana', title: 'Mediana', cell: ({ mediana }) => <strong>{words(mediana)}</strong> },
  { ...figure, key: 'p90', title: 'Nueve de cada diez, en', label: '9 de 10 en', cell: ({ p90 }) => words(p90) },
  { ...figure, key: 'medidos', title: 'Medidas', cell: ({ medidos }) => groupThousands(medidos) },
]

const median = (times: readonly MeasuredTime[], name: string): string =>
  words(times.find(({ nombre }) => nombre === name)?.mediana ?? null)

export default reportPage<typeof referralReport, Answer<typeof referencias.reporte>>({
  title: 'Reportes de referencia',
  permissions: [REFERRAL_MENU_PERMISSION, REFERRAL_REPORTS_PERMISSION],
  report: referralReport,
  usual: (today) => ({ period: { desde: addDays(today, -MONTH), hasta: today }, said: {} }),
  quick: (today) => [
    { nombre: 'Siete días', period: { desde: addDays(today, -WEEK), hasta: today } },
    { nombre: 'Treinta días', period: { desde: addDays(today, -MONTH), hasta: today } },
    { nombre: 'Noventa días', period: { desde: addDays(today, -QUARTER), hasta: today } },
    { nombre: 'Este año', period: { desde: `${today.slice(0, 4)}-01-01`, hasta: today } },
  ],
  useFigures: useReporteReferenciasQuery,
  part: (dispatch, body) => dispatch(referenciasApi.endpoints.exportarReferencias.initiate({ body }, { track: false })),
  file: () => 'remisiones',
  beside: ({ said, choose }) => (
    <KindFilters
      view={{ anexo: said.anexo === undefined ? null : Number(said.anexo), solicitud: said.solicitud ?? null }}
      onChange={({ anexo, solicitud }) => {
        if (anexo !== undefined) choose('anexo', anexo === null ? null : String(anexo))
        if (solicitud !== undefined) choose('solicitud', solicitud)
      }}
    />
  ),
  figures: (report, period) => {
    const { de, barras } = timeBars(report.por_dia)
    const { total, tiempos } = report
    return (
      <Figures
        title="Remisiones registradas"
        period={period}
        figures={[
          [COUNTS, total],
          ['Mediana hasta la gestión', median(tiempos, 'De registro a gestión')],
          ['Mediana hasta la aceptación', median(tiempos, 'De registro a aceptación')],
          ['Mediana del traslado', median(tiempos, 'De salida a llegada')],
        ]}
        note="La mitad tardó eso o menos."
        otherwise="Escoja otros días u otros tipos."
        total={total}
      >
        <TimeBars title={de === 'Día' ? 'Por día' : 'Por mes'} counts={COUNTS} of={de} bars={barras} />
        <Card title={TIMES} flush>
          <DataTable caption={TIMES} columns={COLUMNS} rows={tiempos} rowKey={({ nombre }) => nombre} />
        </Card>
        <div className="rep-groups">
          <GroupBars title="Por estado" counts={COUNTS} of="Estado" bars={report.por_estado} />
          <GroupBars title="Por tipo de anexo" counts={COUNTS} of="Tipo de anexo" bars={report.por_tipo_anexo} />
          <GroupBars
            title="Por tipo de solicitud"
            counts={COUNTS}
            of="Tipo de solicitud"
            bars={report.por_tipo_solicitud.map((bar) => ({ ...bar, etiqueta: requestName(bar.etiqueta) }))}
          />
          <GroupBars
            title="Por institución que remite"
            counts={COUNTS}
            of="Institución"
            bars={report.por_institucion}
          />
        </div>
      </Figures>
    )
  },
})
