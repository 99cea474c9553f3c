/** 'Por ordenar': the list of services. @fuente spec 2 §2 */
import { TrashIcon } from '@blueprintjs/icons'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { initialStatus } from '@cauce/domain/procedure/check-item'
import type { ServiceItem } from '@cauce/machines/own-code/types'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { RoutingCell } from '@cauce/ui/routing-cell/routing-cell'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { StarAction } from '../favourites/favourite-actions.tsx'

export interface PendingServicesProps {
  readonly items: readonly ServiceItem[]
  /** Municipality where the affiliate is attended: a site elsewhere is told with its own. */
  readonly municipality: string
  readonly unrouted: number
  readonly onRemove: (item: ServiceItem) => void
  readonly onEdit: (item: ServiceItem) => void
  readonly onKeep: (item: ServiceItem) => void
  readonly onSite: (item: ServiceItem) => void
  readonly onRouteAll: () => void
  /** Nothing of the list changes while the server works on it. */
  readonly locked: boolean
}

const siteText = ({ routing }: ServiceItem, municipality: string): string | null => {
  const site = routing?.rep ?? null
  if (site === null) return null
  return site.municipio === '' || site.municipio === municipality ? site.nombre : `${site.nombre}, ${site.municipio}`
}

const SiteOf = ({ item, props }: { readonly item: ServiceItem; readonly props: PendingServicesProps }) => {
  if (!item.routingAsked) return <Skeleton width="70%" lines={2} />
  if (item.routing === null) return <p className="ca-second">La sede se asigna al ordenar</p>
  const { automatico, motivo } = item.routing
  return (
    <RoutingCell
      site={siteText(item, props.municipality)}
      reason={motivo}
      automatic={automatico}
      onChange={automatico || props.locked ? undefined : () => props.onSite(item)}
    />
  )
}

const columnsOf = (props: PendingServicesProps): readonly Column<ServiceItem>[] => [
  {
    key: 'codigo',
    title: 'Código',
    width: '100px',
    card: 'top',
    cell: ({ codigoPropio }) => <span className="pro-code">{codigoPropio.codigo}</span>,
  },
  {
    key: 'descripcion',
    title: 'Servicio',
    card: 'title',
    cell: ({ codigoPropio, observacion, errores }) => (
      <>
        <p className="pro-name">{codigoPropio.nombre}</p>
        {observacion === '' ? null : <p className="ca-second pro-observation">{observacion}</p>}
        {initialStatus(codigoPropio.requiere_auditoria) === OrderStatus.pendingAudit ? (
          <p className="ca-second">Requiere auditoría: quedará pendiente</p>
        ) : null}
        {Object.values(errores)
          .flat()
          .map((message) => (
            <p key={message} className="ca-field-error">
              {message}
            </p>
          ))}
      </>
    ),
  },
  {
    key: 'cantidad',
    title: 'Cant.',
    width: '64px',
    align: 'right',
    card: 'labelled',
    cell: ({ cantidad }) => cantidad,
  },
  {
    key: 'vigencia',
    title: 'Vigente desde',
    width: '124px',
    card: 'labelled',
    cell: ({ fechaVigencia }) => <span className="pro-date">{formatDate(fechaVigencia)}</span>,
  },
  { key: 'sede', title: 'Se presta en', width: '32%', cell: (item) => <SiteOf item={item} props={props} /> },
  {
    key: 'quitar',
    title: '',
    label: 'Guardar en favoritos o quitar',
    width: '88px',
    card: 'action',
    cell: (item) => (
      <span className="pro-acts">
        <StarAction name={item.codigoPropio.nombre} disabled={props.locked} onClick={() => props.onKeep(item)} />
        <Action
          kind="quiet"
          small
          icon={<TrashIcon />}
          label={`Quitar ${item.codigoPropio.nombre}`}
          disabled={props.locked}
          onClick={() => props.onRemove(item)}
        />
      </span>
    ),
  },
]

const noteOf = (count: number): string | undefined =>
  count === 0 ? undefined : count === 1 ? '1 servicio' : `${count} servicios`

export const PendingServices = (props: PendingServicesProps) => {
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
        caption="Servicios por ordenar"
        columns={columnsOf(props)}
        rows={items}
        rowKey={({ key }) => key}
        onOpen={locked ? undefined : props.onEdit}
        empty={<EmptyState title="La lista está vacía" text="Busque un servicio y añádalo con Enter." />}
      />
    </Card>
  )
}
