/** `/historico/incapacidades`: the leaves of an affiliate with their chains, drawn, printed, sent, annulled and lifted. @fuente spec 1 §2 */
import { HISTORY_LEAVES_PERMISSION } from '@cauce/contract/historico'
import type { HistoryAffiliate } from '@cauce/domain/history/rows'
import { leaveHistoryTimeline } from '@cauce/domain/sick-leave/timeline'
import { Card } from '@cauce/ui/card/card'
import { LeaveStrip } from '@cauce/ui/leave-strip/leave-strip'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { today } from '../../app/today.ts'
import { useHistoricoIncapacidadesQuery } from '../../store/historico-api.ts'
import { HistoryList } from '../../workspaces/history/history-list.tsx'
import { HistoryScreen } from '../../workspaces/history/history-screen.tsx'
import { leaveColumns } from '../../workspaces/history/leave-columns.tsx'
import { useHistoryList } from '../../workspaces/history/use-history-list.ts'

const TITLE = 'Histórico de incapacidades'
const SORTS = ['-inicio', 'inicio', 'dias', '-dias', 'estado', '-estado'] as const
const SORTABLE = ['inicio', 'dias', 'estado'] as const
const FIXED = ['radicado', 'inicio', 'diagnostico']
/** More leaves than fit in the months that the strip draws. */
const DRAWN = 50

const Strip = ({ affiliate }: { readonly affiliate: HistoryAffiliate }) => {
  const { data } = useHistoricoIncapacidadesQuery(
    { body: { afiliado_id: affiliate.id, orden: '-inicio', por_pagina: DRAWN } },
    { refetchOnMountOrArgChange: true },
  )
  if (data === undefined || data.total === 0) return null
  const timeline = leaveHistoryTimeline(data.data, today())
  return (
    <Card
      title="Su línea de tiempo"
      note={timeline.titulo}
      actions={timeline.acumulado === null ? undefined : <StatusChip tone="info" label={timeline.acumulado} />}
    >
      <LeaveStrip title={`Incapacidades de ${affiliate.nombre_completo}`} timeline={timeline} />
    </Card>
  )
}

const Leaves = ({ affiliate }: { readonly affiliate: HistoryAffiliate }) => {
  const list = useHistoryList('historico.incapacidades', affiliate.id, SORTS)
  const query = useHistoricoIncapacidadesQuery({ body: list.body }, list.asking)
  return (
    <>
      <Strip affiliate={affiliate} />
      <HistoryList
        list={list}
        query={query}
        page={query.data}
        title="Incapacidades del afiliado"
        columns={leaveColumns(affiliate.correo, affiliate.id)}
        fixed={FIXED}
        sortable={SORTABLE}
        placeholder="Radicado, diagnóstico, contingencia o médico"
        statesLabel="Incapacidades por estado"
        every="Todas"
        nothing="Este afiliado no tiene incapacidades"
      />
    </>
  )
}

const Incapacidades = () => (
  <HistoryScreen title={TITLE} permission={HISTORY_LEAVES_PERMISSION}>
    {(affiliate) => <Leaves affiliate={affiliate} />}
  </HistoryScreen>
)

export default Incapacidades
