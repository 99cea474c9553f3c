/** The scheme in course: its cycle, its lines with their states, where it is given, and the way to cancel it. @fuente spec 2 §2 */
import { DownloadIcon } from '@blueprintjs/icons'
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { howGiven } from '@cauce/domain/oncology/infusion'
import { SchemeStatus, schemeStatusTone } from '@cauce/domain/oncology/names'
import type { ActiveSchemeLine } from '@cauce/domain/oncology/scheme'
import { capitalised } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { RoutingCell } from '@cauce/ui/routing-cell/routing-cell'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import { useReadOnly } from '../ordering/read-only.tsx'
import { HistoryAction } from './history-action.tsx'

/** A cycle of five drugs on each page. @fuente spec 2 §9 */
const PAGE_SIZE = 5
const OPEN: ReadonlySet<number> = new Set([1, 3, 4, SchemeStatus.waiting])

const COLUMNS: readonly Column<ActiveSchemeLine>[] = [
  {
    key: 'ciclo',
    title: 'Ciclo',
    width: '84px',
    card: 'top',
    cell: ({ ciclo, ciclo_total }) => `${ciclo} de ${ciclo_total}`,
  },
  {
    key: 'medicamento',
    title: 'Medicamento',
    card: 'title',
    cell: ({ codesumi }) => <span className="onc-name">{codesumi.nombre}</span>,
  },
  {
    key: 'dosis',
    title: 'Dosificación',
    card: 'labelled',
    cell: (line) => {
      const given = [howGiven(line), line.nota_esquema ?? ''].filter((part) => part !== '').join('. ')
      return (
        <>
          {line.dosificacion}
          {given === '' ? null : <p className="ca-second">{capitalised(given)}</p>}
        </>
      )
    },
  },
  {
    key: 'aplicaciones',
    title: 'Aplicaciones',
    align: 'right',
    card: 'labelled',
    cell: ({ cantidad_medico }) => cantidad_medico,
  },
  {
    key: 'fecha',
    title: 'Desde',
    width: '116px',
    card: 'labelled',
    cell: ({ fecha_agendamiento }) => formatDate(fecha_agendamiento),
  },
  { key: 'observacion', title: 'Observación', card: 'labelled', cell: ({ observacion }) => observacion },
  {
    key: 'estado',
    title: 'Estado',
    width: '200px',
    card: 'state',
    cell: ({ estado_id, estado, estado_motivo, aplicada_por = null }) => (
      <>
        <StatusChip tone={schemeStatusTone(estado_id)} label={estado.nombre} />
        {estado_motivo === null ? null : <p className="ca-second">{estado_motivo}</p>}
        {aplicada_por === null ? null : <p className="ca-second">Lo registró {aplicada_por}</p>}
      </>
    ),
  },
]

/** The lines of the first cycle that can be given; empty where none can. */
export const dueLines = (lines: readonly ActiveSchemeLine[]): readonly ActiveSchemeLine[] => {
  const open = lines.filter(({ estado_id }) => estado_id === SchemeStatus.active)
  const first = Math.min(...open.map(({ ciclo }) => ciclo))
  return open.filter(({ ciclo }) => ciclo === first)
}

/** The cycle that is being given, or the next one. */
const cycleNow = (lines: readonly ActiveSchemeLine[]): number =>
  Math.min(...(lines.some(isOpen) ? lines.filter(isOpen) : lines).map(({ ciclo }) => ciclo))
const isOpen = ({ estado_id }: ActiveSchemeLine): boolean => OPEN.has(estado_id)

export interface ActivePanelProps {
  /** In order of cycle; not empty. */
  readonly lines: readonly ActiveSchemeLine[]
  readonly locked: boolean
  readonly onSite: (line: ActiveSchemeLine) => void
  readonly onDownload: (line: ActiveSchemeLine) => void
  readonly onHistory: () => void
  readonly onCancel: () => void
  /** The cycle that is due was given. */
  readonly onApply: () => void
}

export const ActivePanel = ({ lines, locked, onSite, onDownload, onHistory, onCancel, onApply }: ActivePanelProps) => {
  const [page, setPage] = useState(1)
  const readOnly = useReadOnly() !== null
  const [first] = lines
  if (first === undefined) return null
  const waits = lines.some(({ estado_id }) => estado_id === SchemeStatus.waiting)
  const pages = Math.max(1, Math.ceil(lines.length / PAGE_SIZE))
  const at = Math.min(page, pages)
  return (
    <Card
      title={first.nombre_esquema}
      note={`Ciclo ${cycleNow(lines)} de ${first.ciclo_total}`}
      flush
      actions={
        <>
          <HistoryAction onClick={onHistory} />
          {waits ? null : (
            <Action kind="quiet" icon={<DownloadIcon />} onClick={() => onDownload(first)}>
              Descargar
            </Action>
          )}
          {readOnly || dueLines(lines).length === 0 ? null : (
            <Action hasPopup="dialog" disabled={locked} onClick={onApply}>
              Registrar aplicación
            </Action>
          )}
          {readOnly ? null : (
            <Action kind="danger" hasPopup="dialog" disabled={locked} onClick={onCancel}>
              Cancelar
            </Action>
          )}
        </>
      }
    >
      <div className="onc-site">
        <span className="ca-field-label">Se realiza en</span>
        <RoutingCell
          site={first.rep?.nombre ?? null}
          reason={first.motivo_direccionamiento}
          automatic={first.direccionamieno_automatico}
          onChange={
            readOnly || (first.direccionamieno_automatico && first.rep !== null) ? undefined : () => onSite(first)
          }
        />
        <span className="ca-second onc-by">
          Ordenado por {first.medico}, {formatDateTime(first.created_at)}
        </span>
      </div>
      <DataTable
        caption="Esquema en curso"
        columns={COLUMNS}
        rows={lines.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE)}
        rowKey={({ id }) => id}
        pager={pages === 1 ? undefined : { page: at, size: PAGE_SIZE, total: lines.length, onPage: setPage }}
      />
    </Card>
  )
}
