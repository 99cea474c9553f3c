import type { WorkRow } from '@cauce/contract/trabajos'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { timeAgo } from '@cauce/domain/calendar/relative'
import { WORK_ACTS, WORK_KINDS, WORK_STATES, type WorkAct, type WorkState } from '@cauce/domain/kit/jobs/work-state'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import { TwoLines } from '../../../workspaces/audit/two-lines.tsx'

interface WorkColumnsInput {
  /** Epoch milliseconds. */
  readonly nowMs: number
  /** The row whose act goes on now. */
  readonly busy: string | null
  readonly onAct: (row: WorkRow, acto: WorkAct) => void
}

const TONES: Readonly<Record<WorkState, Tone>> = {
  en_cola: 'waiting',
  en_curso: 'info',
  por_reintentar: 'waiting',
  a_la_espera: 'ok',
  terminado: 'ok',
  cancelado: 'off',
  descartado: 'off',
  fallido: 'bad',
}

const attempts = (n: number): string => (n === 1 ? '1 intento sin terminar' : `${n} intentos sin terminar`)

const progress = ({ hechos, total, intentos }: WorkRow): string | null => {
  if (total !== null && total > 0) return `${hechos ?? 0} de ${total}`
  return intentos === 0 ? null : attempts(intentos)
}

const when = (
  { estado, desde, proxima_at, terminado_at }: WorkRow,
  nowMs: number,
): readonly [string, string | null] => {
  if (proxima_at !== null) {
    const last = terminado_at === null ? null : `La última, ${timeAgo(Date.parse(terminado_at), nowMs)}`
    return [`Toca el ${formatDateTime(proxima_at)}`, last]
  }
  if (terminado_at !== null)
    return [`${WORK_STATES[estado]} ${timeAgo(Date.parse(terminado_at), nowMs)}`, formatDateTime(terminado_at)]
  return desde === null ? ['', null] : [`Desde ${timeAgo(Date.parse(desde), nowMs)}`, formatDateTime(desde)]
}

/** Columns of what runs. */
export const workColumns = ({ nowMs, busy, onAct }: WorkColumnsInput): readonly Column<WorkRow>[] => [
  {
    key: 'que',
    title: 'Qué hace',
    card: 'title',
    sortValue: ({ titulo }) => titulo,
    cell: ({ titulo, clase, pedido_por }) => (
      <TwoLines
        strong
        first={titulo}
        second={pedido_por === null ? WORK_KINDS[clase] : `${WORK_KINDS[clase]}; lo pidió ${pedido_por}`}
      />
    ),
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '190px',
    card: 'body',
    sortValue: ({ estado }) => WORK_STATES[estado],
    cell: (row) => (
      <>
        <StatusChip tone={TONES[row.estado]} label={WORK_STATES[row.estado]} />
        {progress(row) === null ? null : <div className="ca-second">{progress(row)}</div>}
      </>
    ),
  },
  {
    key: 'cuando',
    title: 'Cuándo',
    width: '240px',
    card: 'body',
    sortValue: ({ desde, proxima_at }) => proxima_at ?? desde ?? '',
    cell: (row) => {
      const [first, second] = when(row, nowMs)
      return <TwoLines first={first} second={second} />
    },
  },
  {
    key: 'causa',
    title: 'Causa',
    label: 'Causa',
    width: '150px',
    card: 'labelled',
    cell: ({ error }) => (error === null ? <span className="ca-second">Ninguna</span> : <code>{error}</code>),
  },
  {
    key: 'acciones',
    title: '',
    label: 'Acciones',
    card: 'action',
    cell: (row) => (
      <>
        {row.actos.map((acto) => (
          <Action
            key={acto}
            small
            kind={acto === 'reintentar' ? undefined : 'quiet'}
            busy={busy === row.id}
            label={`${WORK_ACTS[acto].etiqueta}: ${row.titulo}`}
            onClick={() => onAct(row, acto)}
          >
            {WORK_ACTS[acto].etiqueta}
          </Action>
        ))}
      </>
    ),
  },
]
