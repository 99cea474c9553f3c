/** One portability: answered within its term, seen beside what is ordered elsewhere, extended or ended. */
import type { PortabilityDetail } from '@cauce/contract/portabilidades'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { PORTABILITY_KINDS } from '@cauce/domain/insurance/portability-kind'
import { PORTABILITY_LIFE } from '@cauce/domain/insurance/portability-life'
import { Banner } from '@cauce/ui/banner/banner'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { DeceasedNote } from '../../kit/affiliate/deceased-note.tsx'
import { TermChip } from '../../kit/clock/term-chip.tsx'
import { LifeChip, LifeSteps } from '../../kit/life/life-steps.tsx'
import { MoveFailure, MoveFields } from '../../kit/life/move-fields.tsx'
import { MoveFoot } from '../../kit/life/move-foot.tsx'
import { useMove } from '../../kit/life/use-move.ts'
import { useUser } from '../../actors/session.ts'
import { failureText } from '../../store/call.ts'
import { useMoverPortabilidadMutation, usePortabilidadQuery } from '../../store/portabilidades-api.ts'
import { AssignSite } from './assign-site.tsx'
import { daysOf } from './portability-columns.tsx'
import './portability.css'

interface OpenedProps {
  readonly detail: PortabilityDetail
  readonly now: number
  readonly onClose: () => void
  /** It was moved: the list is another. */
  readonly onDone: () => void
  /** Somebody moved it meanwhile. */
  readonly onChanged: () => void
}

/** What stays open once it is done: there is still something to do in it. */
const STAYS = 'tomar'

const Elsewhere = ({ detail }: Pick<OpenedProps, 'detail'>) =>
  detail.ordenes.length === 0 ? null : (
    <section aria-label="Órdenes en otra sede">
      <p>
        {detail.ordenes.length === 1
          ? 'Tiene 1 orden sin hacer en otra sede. No se mueve sola:'
          : `Tiene ${detail.ordenes.length} órdenes sin hacer en otra sede. No se mueven solas:`}
      </p>
      <ul className="por-orders">
        {detail.ordenes.map(({ tipo_orden_id, id, servicio, sede }) => (
          <li key={`${tipo_orden_id} ${id}`}>
            {servicio} <span className="ca-second">{sede ?? 'sin sede'}</span>
          </li>
        ))}
      </ul>
    </section>
  )

const Opened = ({ detail, now, onClose, onDone, onChanged }: OpenedProps) => {
  const [send] = useMoverPortabilidadMutation()
  const me = useUser()?.id
  const moving = useMove({
    words: PORTABILITY_LIFE,
    thing: detail,
    send: (body, key) => send({ body, key }),
    onDone: (evento) => {
      onDone()
      if (evento !== STAYS) onClose()
    },
    onChanged,
  })
  const { afiliado, origen, destino, tipo, sede, plazo, pregunta, motivo, familia } = detail
  const isMine = detail.estado === 'en_estudio' && detail.estudia?.id === me
  return (
    <Modal
      isOpen
      onClose={onClose}
      size={700}
      title={`${origen?.nombre ?? 'Sin municipio'} → ${destino.nombre}`}
      note={detail.radicado}
      foot={<MoveFoot moving={moving} />}
    >
      <div className="acc-stack">
        <MoveFailure moving={moving} />
        <p>
          <strong>{afiliado.nombre}</strong>{' '}
          <span className="ca-second">
            {afiliado.documento} · {afiliado.edad} años · {detail.entidad.nombre}
          </span>
        </p>
        <DeceasedNote tipoAfiliadoId={afiliado.tipo_afiliado_id} />
        {pregunta === null ? null : <Banner tone="waiting" title={pregunta} />}
        <p>
          <LifeChip words={PORTABILITY_LIFE} estado={detail.estado} />{' '}
          {plazo === null ? null : <TermChip term={plazo} now={now} of={afiliado.nombre} />}{' '}
          <span className="ca-second">
            {PORTABILITY_KINDS[tipo]} · {daysOf(detail)} · {sede?.nombre ?? 'sin sede asignada'}
          </span>
        </p>
        <p>
          {detail.razon}{' '}
          <span className="ca-second">
            Teléfono {detail.telefono} · la radicó {detail.radica.nombre}, {formatDateTime(detail.radicada_at)}
            {motivo === null ? '' : ` · ${motivo}`}
          </span>
        </p>
        {familia.length === 0 ? null : (
          <p className="ca-second">Con su familia: {familia.map(({ nombre }) => nombre).join('; ')}</p>
        )}
        {isMine ? (
          <AssignSite
            detail={detail}
            onDone={() => {
              onDone()
              onClose()
            }}
          />
        ) : null}
        <Elsewhere detail={detail} />
        <MoveFields moving={moving} />
        <LifeSteps words={PORTABILITY_LIFE} steps={detail.pasos} label="Pasos de esta portabilidad" />
      </div>
    </Modal>
  )
}

interface PortabilityDetailDialogProps {
  /** Null: none is open. */
  readonly id: number | null
  readonly now: number
  readonly onClose: () => void
  readonly onDone: () => void
}

export const PortabilityDetailDialog = ({ id, now, onClose, onDone }: PortabilityDetailDialogProps) => {
  const { currentData, error, refetch } = usePortabilidadQuery(
    { params: { id: id ?? 0 } },
    { skip: id === null, refetchOnMountOrArgChange: true },
  )
  if (id === null) return null
  if (currentData !== undefined)
    return (
      <Opened
        key={id}
        detail={currentData}
        now={now}
        onClose={onClose}
        onDone={onDone}
        onChanged={() => void refetch()}
      />
    )
  return (
    <Modal isOpen onClose={onClose} size={700} title="Portabilidad">
      {error === undefined ? (
        <Skeleton width="100%" height="240px" />
      ) : (
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Modal>
  )
}
