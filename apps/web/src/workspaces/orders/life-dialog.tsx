/** A state that explains itself, and the moves that the reader may make. */
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import { daysBetween } from '@cauce/domain/calendar/calendar-date'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import { groupThousands } from '@cauce/domain/text/format'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatePanel } from '@cauce/ui/state-panel/state-panel'
import { useVidaLineaQuery } from '../../store/api.ts'
import { failureText } from '../../store/call.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import { lifeDrawing } from './life-drawing.ts'
import { lifeLines } from './life-lines.ts'
import { LifeMoves } from './life-moves.tsx'
import type { LivingType, OrderedLine } from './ordered-line.ts'
import { RoutingHistory } from './routing-history.tsx'
import './orders.css'

/** "desde el 03 oct 2026, hace 49 días". */
const sinceText = (since: string, today: string): string => {
  const date = bogotaDate(Date.parse(since))
  const days = daysBetween(date, today)
  const ago = days <= 0 ? 'hoy' : days === 1 ? 'hace 1 día' : `hace ${days} días`
  return `desde el ${formatDate(date)}, ${ago}`
}

const Life = ({ line }: { readonly line: OrderedLine<LivingType> }) => {
  const { data, error, refetch } = useVidaLineaQuery(
    { params: { tipo: line.tipo, id: line.lineId } },
    { refetchOnMountOrArgChange: true },
  )
  if (data === undefined) {
    return error === undefined ? (
      <output className="ol-waiting" aria-label="Cargando la vida de la orden">
        <Skeleton height="120px" />
        <Skeleton lines={3} height="24px" />
      </output>
    ) : (
      <FailedState title={failureText(error)} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      <StatePanel
        drawing={lifeDrawing(data.estado_id, data.movimientos, `Vida de la orden ${groupThousands(data.orden_id)}`)}
        lines={lifeLines(data).map(({ when, fact, rest, why }) => ({
          when,
          what: (
            <>
              {fact === '' ? null : <strong>{fact}</strong>}
              {rest}
            </>
          ),
          why,
        }))}
      />
      <LifeMoves life={data} tipo={line.tipo} />
      <RoutingHistory line={line} />
    </>
  )
}

export interface LifeDialogProps {
  readonly line: OrderedLine<LivingType> | null
  readonly today: string
  readonly onClose: () => void
}

export const LifeDialog = ({ line, today, onClose }: LifeDialogProps) => {
  const shown = useLast(line)
  return (
    <Modal
      isOpen={line !== null}
      onClose={onClose}
      size={700}
      title={shown === null ? '' : `Orden ${groupThousands(shown.ordenId)} · ${shown.estado}`}
      note={shown === null || shown.estadoDesde === null ? undefined : sinceText(shown.estadoDesde, today)}
    >
      {shown === null ? null : (
        <>
          <p className="ca-second">
            {shown.title}. {shown.rep?.nombre ?? UNROUTED_WARNING}
            {shown.motivo === '' ? '' : `: ${shown.motivo}`}
          </p>
          <Life key={`${shown.tipo} ${shown.lineId}`} line={shown} />
        </>
      )}
    </Modal>
  )
}
