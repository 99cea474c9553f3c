/** `/historico/consentimientos`: what an affiliate consented to and what not, printed and sent again. @fuente spec 1 §2 */
import { HISTORY_CONSENTS_PERMISSION } from '@cauce/contract/historico'
import type { HistoryAffiliate } from '@cauce/domain/history/rows'
import { useHistoricoConsentimientosQuery } from '../../store/historico-api.ts'
import { consentColumns } from '../../workspaces/history/consent-columns.tsx'
import { HistoryList } from '../../workspaces/history/history-list.tsx'
import { HistoryScreen } from '../../workspaces/history/history-screen.tsx'
import { useHistoryList } from '../../workspaces/history/use-history-list.ts'

const TITLE = 'Histórico de consentimientos'
const SORTS = ['-fecha', 'fecha', 'nombre', '-nombre'] as const
const SORTABLE = ['fecha', 'nombre'] as const
const FIXED = ['fecha', 'nombre']

const Consents = ({ affiliate: { id, correo } }: { readonly affiliate: HistoryAffiliate }) => {
  const list = useHistoryList('historico.consentimientos', id, SORTS)
  const query = useHistoricoConsentimientosQuery({ body: list.body }, list.asking)
  return (
    <HistoryList
      list={list}
      query={query}
      page={query.data}
      title="Consentimientos del afiliado"
      columns={consentColumns(correo)}
      fixed={FIXED}
      sortable={SORTABLE}
      placeholder="Procedimiento, código o médico"
      statesLabel="Consentimientos por respuesta"
      every="Todos"
      nothing="Este afiliado no tiene consentimientos"
    />
  )
}

const Consentimientos = () => (
  <HistoryScreen title={TITLE} permission={HISTORY_CONSENTS_PERMISSION}>
    {(affiliate) => <Consents affiliate={affiliate} />}
  </HistoryScreen>
)

export default Consentimientos
