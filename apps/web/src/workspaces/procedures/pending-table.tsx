/** 'Por ordenar': the pre-order list. @fuente spec 2 §2 */
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import { Action } from '@cauce/ui/action/action'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { AuditNote, LineErrors, PendingActs, PendingCard, PendingSite } from '../orders/pending-lines.tsx'
import { ProcedureName } from './procedure-name.tsx'

export interface PendingTableProps {
  readonly items: readonly OrderItem[]
  /** Municipality where the affiliate is attended: a site elsewhere is told with its own. */
  readonly municipality: string
  readonly unrouted: number
  readonly onRemove: (item: OrderItem) => void
  readonly onEdit: (item: OrderItem) => void
  readonly onKeep: (item: OrderItem) => void
  readonly onSite: (item: OrderItem) => void
  readonly onRouteAll: () => void
  readonly onSets: () => void
  readonly onObservation: () => void
  /** Nothing of the list changes while the server works on it. */
  readonly locked: boolean
}

const SecondLines = ({ item }: { readonly item: OrderItem }) => (
  <>
    <p className="ca-second pro-observation">{item.observacion}</p>
    <AuditNote requiereAuditoria={item.procedimiento.requiere_auditoria} />
    {item.advertencias.map((warning) => (
      <p key={warning} className="pro-warning">
        {warning}
      </p>
    ))}
    <LineErrors errores={item.errores} />
  </>
)

const ConsentOf = ({ item }: { readonly item: OrderItem }) => {
  if (item.consentimiento === null) return <Skeleton width="60%" />
  return item.consentimiento ? (
    <StatusChip tone="waiting" label="Por firmar" />
  ) : (
    <span className="ca-second">No requiere</span>
  )
}

const columnsOf = (props: PendingTableProps): readonly Column<OrderItem>[] => [
  {
    key: 'codigo',
    title: 'Código',
    width: '100px',
    card: 'top',
    cell: (item) => <span className="pro-code">{item.procedimiento.codigo}</span>,
  },
  {
    key: 'descripcion',
    title: 'Descripción',
    card: 'title',
    cell: (item) => (
      <>
        <p className="pro-name">
          <ProcedureName nombre={item.procedimiento.nombre} />
        </p>
        <SecondLines item={item} />
      </>
    ),
  },
  { key: 'cantidad', title: 'Cant.', width: '64px', align: 'right', card: 'labelled', cell: (item) => item.cantidad },
  {
    key: 'vigencia',
    title: 'Vigente desde',
    width: '124px',
    card: 'labelled',
    cell: (item) => <span className="pro-date">{formatDate(item.fechaVigencia)}</span>,
  },
  {
    key: 'sede',
    title: 'Se realiza en',
    width: '28%',
    cell: (item) => (
      <PendingSite
        item={item}
        municipality={props.municipality}
        locked={props.locked}
        onSite={() => props.onSite(item)}
      />
    ),
  },
  {
    key: 'consentimiento',
    title: 'Consentimiento',
    width: '132px',
    card: 'state',
    cell: (item) => <ConsentOf item={item} />,
  },
  {
    key: 'quitar',
    title: '',
    label: 'Corregir, guardar en favoritos o quitar',
    width: '120px',
    card: 'action',
    cell: (item) => (
      <PendingActs
        name={item.procedimiento.nombre}
        locked={props.locked}
        onEdit={() => props.onEdit(item)}
        onKeep={() => props.onKeep(item)}
        onRemove={() => props.onRemove(item)}
      />
    ),
  },
]

const CALLED = { one: 'procedimiento', many: 'procedimientos' }

export const PendingTable = (props: PendingTableProps) => {
  const { items, unrouted, onRouteAll, locked } = props
  return (
    <PendingCard
      count={items.length}
      called={CALLED}
      unrouted={unrouted}
      locked={locked}
      onRouteAll={onRouteAll}
      acts={
        <>
          {items.length < 2 ? null : (
            <Action kind="quiet" hasPopup="dialog" disabled={locked} onClick={props.onObservation}>
              Observación para todos
            </Action>
          )}
          <Action kind="quiet" hasPopup="dialog" keys="Alt C" disabled={locked} onClick={props.onSets}>
            Conjuntos
          </Action>
        </>
      }
    >
      <DataTable
        caption="Procedimientos por ordenar"
        columns={columnsOf(props)}
        rows={items}
        rowKey={({ key }) => key}
        onOpen={locked ? undefined : props.onEdit}
        empty={
          <EmptyState
            title="La lista está vacía"
            text="Busque un procedimiento, escriba para qué es y añádalo con Enter."
          />
        }
      />
    </PendingCard>
  )
}
