/** The consultations of an affiliate. */
import { useHistoricoConsultasQuery } from '../../store/historico-api.ts'
import { consultationColumns } from './consultation-columns.tsx'
import { HistoryList } from './history-list.tsx'
import { useHistoryList } from './use-history-list.ts'

const SORTS = ['-fecha', 'fecha', 'medico', '-medico', 'estado', '-estado'] as const
const SORTABLE = ['fecha', 'medico', 'estado'] as const
const FIXED = ['fecha', 'consulta']

interface ConsultationListProps {
  readonly afiliadoId: number
  readonly onOpen: (consultaId: number) => void
}

export const ConsultationList = ({ afiliadoId, onOpen }: ConsultationListProps) => {
  const list = useHistoryList('historico.consultas', afiliadoId, SORTS)
  const query = useHistoricoConsultasQuery({ body: list.body }, list.asking)
  return (
    <HistoryList
      list={list}
      query={query}
      page={query.data}
      title="Consultas del afiliado"
      columns={consultationColumns(({ id }) => onOpen(id))}
      fixed={FIXED}
      sortable={SORTABLE}
      placeholder="Motivo, diagnóstico o médico"
      statesLabel="Consultas por estado"
      every="Todas"
      nothing="Este afiliado no tiene consultas"
      onOpen={({ id }) => onOpen(id)}
    />
  )
}
