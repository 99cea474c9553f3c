/** 'Por ordenar': the pre-order list. @fuente spec 2 §2 */
import { TrashIcon } from '@blueprintjs/icons'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { initialStatus } from '@cauce/domain/procedure/check-item'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { RoutingCell } from '@cauce/ui/routing-cell/routing-cell'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { StarAction } from '../favourites/favourite-actions.tsx'
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
  /** Nothing of the list changes while the server works on it. */
  readonly locked: boolean
}

const SecondLines = ({ item }: { readonly item: OrderItem }) => (
  <>
    <p className="ca-second pro-observation">{item.observacion}</p>
    {initialStatus(item.procedimiento.requiere_auditoria) === OrderStatus.pendingAudit ? (
      <p className="ca-second">Requiere auditoría: quedará pendiente</p>
    ) : null}
    {item.advertencias.map((warning) => (
      <p key={warning} className="pro-warning">
        {warning}
      </p>
    ))}
    {Object.values(item.errores)
      .flat()
      .map((message) => (
        <p key={message} className="ca-field-error">
          {message}
        </p>
      ))}
  </>
)

const siteText = (item: OrderItem, municipality: string): string | null => {
  const site = item.routing?.rep ?? null
  if (site === null) return null
  return site.municipio === '' || site.municipio === municipality ? site.nombre : `${site.nombre}, ${site.municipio}`
}

const SiteOf = ({
  item,
  municipality,
  onSite,
  locked,
}: Pick<PendingTableProps, 'municipality' | 'onSite' | 'locked'> & { readonly item: OrderItem }) => {
  if (!item.routingAsked) return <Skeleton width="70%" lines={2} />
  if (item.routing === null) return <p className="ca-second">La sede se asigna al ordenar</p>
  return (
    <RoutingCell
      site={siteText(item, municipality)}
      reason={item.routing.motivo}
      automatic={item.routing.automatico}
      onChange={item.routing.automatico || locked ? undefined : () => onSite(item)}
    />
  )
}

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
      <SiteOf item={item} municipality={props.municipality} onSite={props.onSite} locked={props.locked} />
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
    label: 'Guardar en favoritos o quitar',
    width: '88px',
    card: 'action',
    cell: (item) => (
      <span className="pro-acts">
        <StarAction name={item.procedimiento.nombre} disabled={props.locked} onClick={() => props.onKeep(item)} />
        <Action
          kind="quiet"
          small
          icon={<TrashIcon />}
          label={`Quitar ${item.procedimiento.nombre}`}
          disabled={props.locked}
          onClick={() => props.onRemove(item)}
        />
      </span>
    ),
  },
]

const noteOf = (count: number): string | undefined =>
  count === 0 ? undefined : count === 1 ? '1 procedimiento' : `${count} procedimientos`

export const PendingTable = (props: PendingTableProps) => {
  const { items, unrouted, onRouteAll, locked } = props
  return (
    <Card
      title="Por ordenar"
      note={noteOf(items.length)}
      flush
      actions={
        unrouted === 0 ? undefined : (
          <>
            <StatusChip tone="bad" label={`${unrouted} sin direccionamiento`} />
            <Action hasPopup="dialog" onClick={onRouteAll} disabled={locked}>
              Direccionar
            </Action>
          </>
        )
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
    </Card>
  )
}
