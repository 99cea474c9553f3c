/** `/historico/reportes`: how much was done in a period, and its rows as a file. @fuente spec 1 §2 */
import type { Answer } from '@cauce/contract/entry'
import { HISTORY_REPORTS_PERMISSION, historyReport, REPORTS, type historico } from '@cauce/contract/historico'
import { previousMonth, yearUntil } from '@cauce/domain/history/period'
import { REPORT_COUNTS, REPORT_KINDS } from '@cauce/domain/history/reports'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { Figures, GroupBars, TimeBars } from '../../kit/report/figures.tsx'
import { reportPage } from '../../kit/report/report-page.tsx'
import { historicoApi, useReporteHistoricoQuery } from '../../store/historico-api.ts'

const KINDS = REPORTS.map((value) => ({ value, label: REPORT_KINDS[value].titulo }))

/** Which of them the address says; the consultations unless told. */
const kindOf = (said: string | undefined) => REPORTS.find((kind) => kind === said) ?? 'consultas'

export default reportPage<typeof historyReport, Answer<typeof historico.reporte>>({
  title: 'Reportes de históricos',
  permissions: [HISTORY_REPORTS_PERMISSION],
  report: historyReport,
  usual: (today) => ({ period: yearUntil(today), said: { informe: 'consultas' } }),
  quick: (today) => [
    { nombre: 'Último año', period: yearUntil(today) },
    { nombre: 'Este año', period: { desde: `${today.slice(0, 4)}-01-01`, hasta: today } },
    { nombre: 'Desde el mes pasado', period: { desde: `${previousMonth(today)}-01`, hasta: today } },
    { nombre: 'Este mes', period: { desde: `${today.slice(0, 7)}-01`, hasta: today } },
  ],
  useFigures: useReporteHistoricoQuery,
  part: (dispatch, body) => dispatch(historicoApi.endpoints.exportarHistorico.initiate({ body }, { track: false })),
  file: ({ said }) => `reporte_${kindOf(said.informe)}`,
  first: ({ said, choose }) => (
    <ChipsFilter
      label="Informe"
      options={KINDS}
      value={kindOf(said.informe)}
      onChange={(kind) => choose('informe', kind)}
    />
  ),
  figures: ({ total, suma, por_mes, por_clase }, { said, ...period }) => {
    const kind = kindOf(said.informe)
    const { titulo, clase } = REPORT_KINDS[kind]
    return (
      <Figures
        title={titulo}
        period={period}
        figures={[[titulo, total], ...(suma === null ? [] : [[suma.etiqueta, suma.total] as const])]}
        note={REPORT_COUNTS[kind]}
        otherwise="Escoja otros días u otro informe."
        total={total}
      >
        <TimeBars title="Por mes" counts={titulo} of="Mes" bars={por_mes} />
        <GroupBars title={clase} counts={titulo} of="Clase" bars={por_clase} />
      </Figures>
    )
  },
})
