/** 'Órdenes activas' of services: its site, its state, and its document. @fuente spec 2 §2, §4 */
import { DownloadIcon } from '@blueprintjs/icons'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { ACTIVE_SERVICES_FAILED } from '@cauce/domain/own-code/messages'
import { offersDownload, serviceActions } from '@cauce/domain/own-code/service-actions'
import type { ActiveServiceLine } from '@cauce/domain/own-code/service-line'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { ActiveSite, ActiveState } from '../orders/active-cells.tsx'
import { closedText } from '../orders/line-documents.tsx'
import { ORDER_ROWS, usePages } from '../orders/use-pages.ts'

interface ServiceActs {
  readonly onState: (line: ActiveServiceLine) => void
  readonly onSite: (line: ActiveServiceLine) => void
  readonly onDownload: (line: ActiveServiceLine) => void
}

interface CellProps {
  readonly line: ActiveServiceLine
  readonly acts: ServiceActs
}

/** The download is offered also without a site: asking for it says why there is none. */
const Document = ({ line, acts }: CellProps) => {
  const { descargar } = serviceActions(line)
  if (!offersDownload(line.estado_id)) {
    return descargar.puede ? null : <span className="ca-second">{closedText(line, descargar.porQueNo)}</span>
  }
  return (
    <Action
      kind="quiet"
      small
      icon={<DownloadIcon />}
      label={`Descargar la orden ${line.orden_id}, ${line.codigo_propio.nombre}`}
      onClick={() => acts.onDownload(line)}
    />
  )
}

const columnsOf = (acts: ServiceActs): readonly Column<ActiveServiceLine>[] => [
  {
    key: 'codigo',
    title: 'Código',
    width: '100px',
    card: 'top',
    cell: ({ codigo_propio }) => <span className="pro-code">{codigo_propio.codigo}</span>,
  },
  {
    key: 'servicio',
    title: 'Servicio',
    card: 'title',
    cell: ({ codigo_propio, orden_id, observacion }) => (
      <>
        <p className="pro-active-name">{codigo_propio.nombre}</p>
        <p className="ca-second pro-observation">
          Orden {groupThousands(orden_id)}
          {observacion === '' ? '' : ` · ${observacion}`}
        </p>
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
    key: 'sede',
    title: 'Se presta en',
    width: '22%',
    cell: (line) => (
      <ActiveSite line={line} direccionar={serviceActions(line).direccionar} onSite={() => acts.onSite(line)} />
    ),
  },
  {
    key: 'vigencia',
    title: 'Vigente desde',
    width: '124px',
    card: 'labelled',
    cell: ({ fecha_vigencia }) => <span className="pro-date">{formatDate(fecha_vigencia)}</span>,
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '174px',
    card: 'state',
    cell: (line) => <ActiveState line={line} onState={() => acts.onState(line)} />,
  },
  {
    key: 'acciones',
    title: '',
    label: 'Documento',
    width: '156px',
    card: 'action',
    cell: (line) => <Document line={line} acts={acts} />,
  },
]

export interface ActiveServicesProps extends ServiceActs {
  readonly lines: readonly ActiveServiceLine[]
  readonly state: 'ready' | 'loading' | 'failed'
  readonly onRetry: () => void
}

export const ActiveServices = ({ lines, state, onRetry, ...acts }: ActiveServicesProps) => {
  const { shown, pager } = usePages(lines)
  return (
    <Card
      title="Órdenes activas"
      note={lines.length === 0 ? undefined : `${lines.length}, de a ${ORDER_ROWS} por página`}
      flush
    >
      <DataTable
        caption="Servicios ordenados"
        columns={columnsOf(acts)}
        rows={shown}
        rowKey={({ id }) => id}
        state={state}
        failure={ACTIVE_SERVICES_FAILED}
        onRetry={onRetry}
        skeletonRows={ORDER_ROWS}
        empty={
          <EmptyState title="Sin servicios activos" text="Lo que ordene aparecerá aquí, con su sede y su estado." />
        }
        pager={pager}
      />
    </Card>
  )
}
