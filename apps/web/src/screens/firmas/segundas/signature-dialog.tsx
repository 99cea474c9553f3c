/** One second signature: opened, signed, returned or left to somebody else. */
import type { SignatureDetail } from '@cauce/contract/firmas'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { SIGNATURE_LIFE } from '@cauce/domain/medication/signature-life'
import { AffiliateBand } from '@cauce/ui/affiliate-band/affiliate-band'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { LifeChip, LifeSteps } from '../../../kit/life/life-steps.tsx'
import { MoveFailure, MoveFields } from '../../../kit/life/move-fields.tsx'
import { MoveFoot } from '../../../kit/life/move-foot.tsx'
import { useMove } from '../../../kit/life/use-move.ts'
import { failureText } from '../../../store/call.ts'
import { useMoverFirmaMutation, useSegundaFirmaQuery } from '../../../store/firmas-api.ts'
import { SignatureLedger, SignedFindings, SignedLine } from './signature-parts.tsx'
import './signatures.css'

interface OpenedProps {
  readonly detail: SignatureDetail
  readonly onClose: () => void
  /** It was moved: the list is another. */
  readonly onDone: () => void
  /** Somebody moved it meanwhile. */
  readonly onChanged: () => void
}

/** Who closed it or has it open, where somebody does. */
const standing = ({ estado, abierta_por, abierta_at, cerrada_por, cerrada_at, motivo }: SignatureDetail): string => {
  if (cerrada_at !== null)
    return [cerrada_por?.nombre ?? '', formatDateTime(cerrada_at), motivo ?? '']
      .filter((part) => part !== '')
      .join(' · ')
  if (estado === 'abierta' && abierta_at !== null)
    return `La revisa ${abierta_por?.nombre ?? ''} desde ${formatDateTime(abierta_at)}`
  return estado === 'urgencia'
    ? 'Quien formuló estaba solo y siguió: la línea ya está activa'
    : 'Mientras tanto nada de esta línea se imprime ni se entrega'
}

/** What stays open once it is done: there is still something to do in it. */
const STAYS = 'abrir'

const Opened = ({ detail, onClose, onDone, onChanged }: OpenedProps) => {
  const [send] = useMoverFirmaMutation()
  const moving = useMove({
    words: SIGNATURE_LIFE,
    thing: detail,
    send: (body, key) => send({ body, key }),
    onDone: (evento) => {
      onDone()
      if (evento !== STAYS) onClose()
    },
    onChanged,
  })
  return (
    <Modal
      isOpen
      onClose={onClose}
      size={800}
      title="Segunda firma"
      note={detail.afiliado.nombre}
      band={<AffiliateBand affiliate={detail.paciente} brief />}
      foot={<MoveFoot moving={moving} />}
    >
      <div className="acc-stack">
        <MoveFailure moving={moving} />
        <p className="sig-state">
          <LifeChip words={SIGNATURE_LIFE} estado={detail.estado} />
          <span className="ca-second">{standing(detail)}</span>
        </p>
        <SignedLine detail={detail} />
        <SignedFindings detail={detail} />
        <MoveFields moving={moving} />
        <SignatureLedger detail={detail} />
        <LifeSteps words={SIGNATURE_LIFE} steps={detail.pasos} label="Pasos de esta firma" />
      </div>
    </Modal>
  )
}

interface SignatureDialogProps {
  /** Null: none is open. */
  readonly id: number | null
  readonly onClose: () => void
  /** It was moved. */
  readonly onDone: () => void
}

export const SignatureDialog = ({ id, onClose, onDone }: SignatureDialogProps) => {
  const { currentData, error, refetch } = useSegundaFirmaQuery(
    { params: { id: id ?? 0 } },
    { skip: id === null, refetchOnMountOrArgChange: true },
  )
  if (id === null) return null
  if (currentData !== undefined)
    return <Opened key={id} detail={currentData} onClose={onClose} onDone={onDone} onChanged={() => void refetch()} />
  return (
    <Modal isOpen onClose={onClose} size={800} title="Segunda firma">
      {error === undefined ? (
        <Skeleton width="100%" height="240px" />
      ) : (
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Modal>
  )
}
