/** One second signature: opened, signed, returned or left to somebody else. */
import type { SignatureDetail } from '@cauce/contract/firmas'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { MAX_SIGNATURE_NOTE, SIGNATURE_STATES, signatureTone } from '@cauce/domain/medication/signature-request'
import { AffiliateBand } from '@cauce/ui/affiliate-band/affiliate-band'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { useState } from 'react'
import { useUser } from '../../../actors/session.ts'
import { failureText } from '../../../store/call.ts'
import { useSegundaFirmaQuery } from '../../../store/firmas-api.ts'
import { SignatureFoot } from './signature-foot.tsx'
import { SignatureLedger, SignatureSteps, SignedFindings, SignedLine } from './signature-parts.tsx'
import { useSignature } from './use-signature.ts'
import './signatures.css'

interface OpenedProps {
  readonly detail: SignatureDetail
  readonly onClose: () => void
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

const Opened = ({ detail, onClose }: OpenedProps) => {
  const user = useUser()
  const signature = useSignature(detail.id, onClose)
  const [hasRead, setHasRead] = useState(false)
  const isMine = detail.estado === 'abierta' && detail.abierta_por?.id === user?.id
  return (
    <Modal
      isOpen
      onClose={onClose}
      size={800}
      title="Segunda firma"
      note={detail.afiliado.nombre}
      band={<AffiliateBand affiliate={detail.paciente} brief />}
      foot={
        <SignatureFoot detail={detail} isMine={isMine} hasRead={hasRead} onRead={setHasRead} signature={signature} />
      }
    >
      <div className="acc-stack">
        {signature.failure === null ? null : (
          <p className="acc-banner acc-banner-bad" role="alert">
            {signature.failure}
          </p>
        )}
        <p className="sig-state">
          <StatusChip tone={signatureTone(detail.estado)} label={SIGNATURE_STATES[detail.estado]} />
          <span className="ca-second">{standing(detail)}</span>
        </p>
        <SignedLine detail={detail} />
        <SignedFindings detail={detail} />
        {isMine && detail.por_que_no === null ? (
          <TextAreaField
            label="Nota, o qué debe cambiar si la devuelve"
            value={signature.motivo}
            onChange={signature.write}
            maxLength={MAX_SIGNATURE_NOTE}
            error={signature.error === null ? undefined : [signature.error]}
          />
        ) : null}
        <SignatureLedger detail={detail} />
        <SignatureSteps detail={detail} />
      </div>
    </Modal>
  )
}

interface SignatureDialogProps {
  /** Null: none is open. */
  readonly id: number | null
  readonly onClose: () => void
}

export const SignatureDialog = ({ id, onClose }: SignatureDialogProps) => {
  const { currentData, error, refetch } = useSegundaFirmaQuery(
    { params: { id: id ?? 0 } },
    { skip: id === null, refetchOnMountOrArgChange: true },
  )
  if (id === null) return null
  if (currentData !== undefined) return <Opened key={id} detail={currentData} onClose={onClose} />
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
