/** `/historico/ordenes`: every line that was ordered to an affiliate, of every kind, printed and sent again. @fuente spec 1 §2 */
import { HISTORY_ORDERS_PERMISSION } from '@cauce/contract/historico'
import { ORDERING_PERMISSION } from '@cauce/contract/ordenamiento'
import { ORDER_KIND_NAMES } from '@cauce/domain/history/order-kinds'
import type { HistoryAffiliate } from '@cauce/domain/history/rows'
import { hasPermission } from '@cauce/domain/session/permission'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { useState } from 'react'
import { useUser } from '../../actors/session.ts'
import { today } from '../../app/today.ts'
import { useHistoricoOrdenesQuery } from '../../store/historico-api.ts'
import { HistoryList } from '../../workspaces/history/history-list.tsx'
import { HistoryScreen } from '../../workspaces/history/history-screen.tsx'
import { orderColumns, orderRow } from '../../workspaces/history/order-columns.tsx'
import { LifeDialog } from '../../workspaces/orders/life-dialog.tsx'
import type { LivingType, OrderedLine } from '../../workspaces/orders/ordered-line.ts'
import { useHistoryList } from '../../workspaces/history/use-history-list.ts'

const TITLE = 'Histórico de órdenes'
const SORTS = ['-fecha', 'fecha', 'nombre', '-nombre', 'estado', '-estado'] as const
const SORTABLE = ['fecha', 'nombre', 'estado'] as const
const FIXED = ['fecha', 'nombre']
const EVERY_KIND = ''
const KINDS = [
  { value: EVERY_KIND, label: 'Todos los tipos' },
  ...Object.entries(ORDER_KIND_NAMES).map(([value, label]) => ({ value, label })),
]

const Orders = ({ affiliate: { id, correo } }: { readonly affiliate: HistoryAffiliate }) => {
  const list = useHistoryList('historico.ordenes', id, SORTS)
  const user = useUser()
  const [line, setLine] = useState<OrderedLine<LivingType> | null>(null)
  const readsLife = user !== null && hasPermission(user, ORDERING_PERMISSION)
  const { tipo } = list.view
  const query = useHistoricoOrdenesQuery(
    { body: { ...list.body, ...(tipo === null ? {} : { tipo_orden_id: tipo }) } },
    list.asking,
  )
  const { data } = query
  return (
    <>
      <HistoryList
        list={list}
        query={query}
        page={data === undefined ? undefined : { ...data, data: data.data.map(orderRow) }}
        title="Órdenes del afiliado"
        columns={orderColumns(correo, readsLife ? setLine : undefined)}
        fixed={FIXED}
        sortable={SORTABLE}
        placeholder="Nombre o código, médico o sede"
        statesLabel="Órdenes por estado"
        every="Todas"
        nothing="A este afiliado no se le ha ordenado nada"
        filters={
          <SelectField
            label="Tipo de orden"
            options={KINDS}
            value={tipo === null ? EVERY_KIND : String(tipo)}
            onChange={(value) => list.change({ tipo: value === EVERY_KIND ? null : Number(value) })}
          />
        }
      />
      <LifeDialog line={line} today={today()} onClose={() => setLine(null)} />
    </>
  )
}

const Ordenes = () => (
  <HistoryScreen title={TITLE} permission={HISTORY_ORDERS_PERMISSION}>
    {(affiliate) => <Orders affiliate={affiliate} />}
  </HistoryScreen>
)

export default Ordenes
