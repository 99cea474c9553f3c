/** 'Por ordenar': the list of services. @fuente spec 2 §2 */
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { ServiceItem } from '@cauce/machines/own-code/types'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { AuditNote, LineErrors, PendingActs, PendingCard, PendingSite } from '../orders/pending-lines.tsx'

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
        <AuditNote requiereAuditoria={codigoPropio.requiere_auditoria} />
        <LineErrors errores={errores} />
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
  {
    key: 'sede',
    title: 'Se presta en',
    width: '32%',
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
    key: 'quitar',
    title: '',
    label: 'Corregir, guardar en favoritos o quitar',
    width: '120px',
    card: 'action',
    cell: (item) => (
      <PendingActs
        name={item.codigoPropio.nombre}
        locked={props.locked}
        onEdit={() => props.onEdit(item)}
        onKeep={() => props.onKeep(item)}
        onRemove={() => props.onRemove(item)}
      />
    ),
  },
]

const CALLED = { one: 'servicio', many: 'servicios' }

export const PendingServices = (props: PendingServicesProps) => {
  const { items, unrouted, onRouteAll, locked } = props
  return (
    <PendingCard count={items.length} called={CALLED} unrouted={unrouted} locked={locked} onRouteAll={onRouteAll}>
      <DataTable
        caption="Servicios por ordenar"
        columns={columnsOf(props)}
        rows={items}
        rowKey={({ key }) => key}
        onOpen={locked ? undefined : props.onEdit}
        empty={<EmptyState title="La lista está vacía" text="Busque un servicio y añádalo con Enter." />}
      />
    </PendingCard>
  )
}
