/** One change: looked at beside its papers, verified by who did not file it, refused, or decided where it waits. */
import type { ChangeDetail } from '@cauce/contract/novedades'
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { affiliateStateWords } from '@cauce/domain/insurance/affiliate-state'
import { CHANGE_KINDS } from '@cauce/domain/insurance/change-kinds'
import { CHANGE_LIFE } from '@cauce/domain/insurance/change-life'
import { Banner } from '@cauce/ui/banner/banner'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { DeceasedNote } from '../../../kit/affiliate/deceased-note.tsx'
import { LifeChip, LifeSteps } from '../../../kit/life/life-steps.tsx'
import { MoveFailure, MoveFields } from '../../../kit/life/move-fields.tsx'
import { MoveFoot } from '../../../kit/life/move-foot.tsx'
import { useMove } from '../../../kit/life/use-move.ts'
import { failureText } from '../../../store/call.ts'
import { useMoverNovedadMutation, useNovedadQuery } from '../../../store/novedades-api.ts'
import { AttachmentList } from '../../../workspaces/chat/open.ts'
import { DifferenceTable } from '../../../workspaces/insurance/difference-table.tsx'

interface OpenedProps {
  readonly detail: ChangeDetail
  readonly onClose: () => void
  /** It was moved: the list is another. */
  readonly onDone: () => void
  /** Somebody moved it meanwhile. */
  readonly onChanged: () => void
}

/** What stays open once it is done: there is still something to do in it. */
const STAYS = 'tomar'

const Opened = ({ detail, onClose, onDone, onChanged }: OpenedProps) => {
  const [send] = useMoverNovedadMutation()
  const moving = useMove({
    words: CHANGE_LIFE,
    thing: detail,
    send: (body, key) => send({ body, key }),
    onDone: (evento) => {
      onDone()
      if (evento !== STAYS) onClose()
    },
    onChanged,
  })
  const { afiliado, tipo, fecha_novedad, radicado, radica, radicada_at, retencion, motivo } = detail
  const { palabra, tono } = affiliateStateWords(afiliado.estado_afiliado_id)
  return (
    <Modal
      isOpen
      onClose={onClose}
      size={700}
      title={CHANGE_KINDS[tipo].etiqueta}
      note={radicado}
      foot={<MoveFoot moving={moving} />}
    >
      <div className="acc-stack">
        <MoveFailure moving={moving} />
        <p>
          <strong>{afiliado.nombre}</strong>{' '}
          <span className="ca-second">
            {afiliado.documento} · {afiliado.edad} años
          </span>{' '}
          <StatusChip tone={tono} label={palabra} />
        </p>
        <DeceasedNote tipoAfiliadoId={afiliado.tipo_afiliado_id} />
        {retencion === null ? null : <Banner tone="waiting" title={retencion} />}
        <p>
          <LifeChip words={CHANGE_LIFE} estado={detail.estado} />{' '}
          <span className="ca-second">
            Rige desde el {formatDate(fecha_novedad)} · la radicó {radica.nombre}, {formatDateTime(radicada_at)}
            {motivo === null ? '' : ` · ${motivo}`}
          </span>
        </p>
        <DifferenceTable rows={detail.cambios} />
        <section aria-label="Soporte">
          <p>{detail.soporte ?? (detail.adjuntos.length === 0 ? 'No pide soporte' : '')}</p>
          <AttachmentList adjuntos={detail.adjuntos} label="Soportes" />
        </section>
        <MoveFields moving={moving} />
        <LifeSteps words={CHANGE_LIFE} steps={detail.pasos} label="Pasos de esta novedad" />
      </div>
    </Modal>
  )
}

interface ChangeDetailDialogProps {
  /** Null: none is open. */
  readonly id: number | null
  readonly onClose: () => void
  /** It was moved. */
  readonly onDone: () => void
}

export const ChangeDetailDialog = ({ id, onClose, onDone }: ChangeDetailDialogProps) => {
  const { currentData, error, refetch } = useNovedadQuery(
    { params: { id: id ?? 0 } },
    { skip: id === null, refetchOnMountOrArgChange: true },
  )
  if (id === null) return null
  if (currentData !== undefined)
    return <Opened key={id} detail={currentData} onClose={onClose} onDone={onDone} onChanged={() => void refetch()} />
  return (
    <Modal isOpen onClose={onClose} size={700} title="Novedad">
      {error === undefined ? (
        <Skeleton width="100%" height="240px" />
      ) : (
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Modal>
  )
}
