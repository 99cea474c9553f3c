/** 'Historial de sedes': where a line of any kind has been routed, by whom and why. */
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import type { RoutingStep } from '@cauce/domain/ordering/routing'
import { useHistorialDireccionamientoQuery } from '../../store/api.ts'
import { failureText } from '../../store/call.ts'
import type { OrderedLine } from './ordered-line.ts'
import './orders.css'

const Step = ({ step }: { readonly step: RoutingStep }) => (
  <li>
    <span className="ol-site-when">{formatDateTime(step.created_at)}</span>
    <span>
      <strong>{step.rep.nombre}</strong>
      {step.rep_anterior === null ? null : `, antes ${step.rep_anterior.nombre}`}
    </span>
    <span className="ca-second">
      {step.motivo} · {step.operador}
    </span>
  </li>
)

export const RoutingHistory = ({ line: { tipo, lineId } }: { readonly line: Pick<OrderedLine, 'tipo' | 'lineId'> }) => {
  const { data, error, refetch } = useHistorialDireccionamientoQuery(
    { params: { tipo, id: lineId } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <section className="ol-sites" aria-label="Historial de sedes">
      <h3>Historial de sedes</h3>
      {data === undefined ? (
        error === undefined ? (
          <output aria-label="Cargando el historial de sedes">
            <Skeleton lines={2} height="24px" />
          </output>
        ) : (
          <p className="ca-field-error" role="alert">
            {failureText(error)}{' '}
            <Action kind="quiet" small onClick={() => void refetch()}>
              Intentar de nuevo
            </Action>
          </p>
        )
      ) : data.length === 0 ? (
        <p className="ca-second">No ha tenido ninguna sede</p>
      ) : (
        <ol>
          {data.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ol>
      )}
    </section>
  )
}
