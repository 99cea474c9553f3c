/** `/historico/medicamentosParciales`: medicines of an affiliate handed over by parts, what is owed and until when. @fuente spec 1 §2 */
import { DELIVER_PERMISSION, HISTORY_PARTIALS_PERMISSION } from '@cauce/contract/historico'
import type { HistoryAffiliate } from '@cauce/domain/history/rows'
import { hasPermission } from '@cauce/domain/session/permission'
import { useState } from 'react'
import { useUser } from '../../actors/session.ts'
import { useMedicamentosParcialesQuery } from '../../store/historico-api.ts'
import { useNow } from '../../workspaces/account/use-now.ts'
import { AllergiesOf } from '../../workspaces/antecedents/allergies-of.tsx'
import { HistoryList } from '../../workspaces/history/history-list.tsx'
import { HistoryScreen } from '../../workspaces/history/history-screen.tsx'
import { useHistoryList } from '../../workspaces/history/use-history-list.ts'
import { DeliveriesDialog } from './medicamentosParciales/deliveries-dialog.tsx'
import { partialColumns } from './medicamentosParciales/partial-columns.tsx'
import { partialRow } from './medicamentosParciales/partial-row.ts'
import './medicamentosParciales/parciales.css'

const TITLE = 'Entregas parciales de medicamentos'
const SORTS = ['limite', '-limite', '-fecha', 'fecha', 'nombre', '-nombre'] as const
const SORTABLE = ['fecha', 'nombre', 'limite'] as const
const FIXED = ['nombre', 'estado']

const Partials = ({ affiliate: { id } }: { readonly affiliate: HistoryAffiliate }) => {
  const user = useUser()
  const delivers = hasPermission(user, DELIVER_PERMISSION)
  const nowMs = useNow()
  const list = useHistoryList('historico.medicamentosParciales', id, SORTS)
  const query = useMedicamentosParcialesQuery({ body: list.body }, { refetchOnMountOrArgChange: true })
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <AllergiesOf afiliadoId={id} />
      <HistoryList
        list={list}
        query={query}
        page={query.data === undefined ? undefined : { ...query.data, data: query.data.data.map(partialRow) }}
        title="Medicamentos entregados por partes al afiliado"
        columns={partialColumns({ nowMs, delivers, onOpen: (row) => setOpened(row.id) })}
        fixed={FIXED}
        sortable={SORTABLE}
        placeholder="Medicamento, sede u orden"
        statesLabel="Entregas por estado"
        every="Todos"
        nothing="A este afiliado no se le debe ni se le entregó ningún medicamento por partes"
        onOpen={(row) => setOpened(row.id)}
      />
      <DeliveriesDialog
        row={query.data?.data.find((row) => row.linea_id === opened) ?? null}
        nowMs={nowMs}
        delivers={delivers}
        onClose={() => setOpened(null)}
      />
    </>
  )
}

const MedicamentosParciales = () => (
  <HistoryScreen title={TITLE} permission={HISTORY_PARTIALS_PERMISSION}>
    {(affiliate) => <Partials affiliate={affiliate} />}
  </HistoryScreen>
)

export default MedicamentosParciales
