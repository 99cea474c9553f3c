/** Stopping an active medication, with the reason in writing. */
import type { ActiveMedicationLine } from '@cauce/domain/medication/order-line'
import {
  MAX_REPLACEMENT_REASON,
  replacementReasonError,
  writtenPosology,
} from '@cauce/domain/medication/represcription'
import { posologyInWords } from '@cauce/domain/medication/monthly-quantity'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { useMoverLineaMutation } from '../../store/api.ts'
import { failureText } from '../../store/call.ts'
import { useLast } from '../../kit/dialog/use-last.ts'

const useStop = (lineId: number, onDone: () => void) => {
  const [send, { isLoading }] = useMoverLineaMutation()
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const confirm = (): void => {
    const missing = replacementReasonError(motivo)
    setError(missing)
    if (missing !== null || isLoading) return
    send({
      params: { tipo: OrderType.medications },
      body: { linea_id: lineId, evento: 'anular', motivo: motivo.trim() },
      key,
    })
      .unwrap()
      .then(
        ({ mensaje }) => {
          void showToast({ message: mensaje })
          onDone()
        },
        (thrown: unknown) => setError(failureText(thrown)),
      )
  }
  /** Another text is another request: it takes another key. */
  const write = (text: string): void => {
    setMotivo(text)
    setError(null)
    setKey(crypto.randomUUID())
  }
  return { motivo, write, error, confirm, busy: isLoading }
}

/** The reason is what the dialog asks for: it has the cursor. */
const takeFocus = (field: HTMLTextAreaElement | null): void => field?.focus()

interface StopFormProps {
  readonly line: ActiveMedicationLine
  readonly isOpen: boolean
  readonly onClose: () => void
}

const StopForm = ({ line, isOpen, onClose }: StopFormProps) => {
  const { motivo, write, error, confirm, busy } = useStop(line.id, onClose)
  return (
    <Modal
      isOpen={isOpen}
      onClose={busy ? undefined : onClose}
      size={640}
      title={`Suspender ${line.codesumi.nombre}`}
      note={`Orden ${groupThousands(line.orden_id)}`}
      foot={
        <ModalFoot>
          <Action kind="danger" onClick={confirm} busy={busy}>
            Suspender el medicamento
          </Action>
          <Action kind="filled" onClick={onClose} disabled={busy}>
            Dejarlo como está
          </Action>
        </ModalFoot>
      }
    >
      <div className="rx-stop">
        <p>
          {posologyInWords(writtenPosology(line))}. {line.diagnostico.codigo} · {line.diagnostico.nombre}.
        </p>
        <p className="ca-second">La orden queda anulada desde hoy; para volver a darlo se formula de nuevo.</p>
        <TextAreaField
          ref={takeFocus}
          label="Motivo"
          hint="Queda escrito en la vida de la orden"
          value={motivo}
          onChange={write}
          error={error}
          maxLength={MAX_REPLACEMENT_REASON}
          rows={3}
        />
      </div>
    </Modal>
  )
}

export interface StopDialogProps {
  /** Null: closed. */
  readonly line: ActiveMedicationLine | null
  readonly onClose: () => void
}

export const StopDialog = ({ line, onClose }: StopDialogProps) => {
  const shown = useLast(line)
  return shown === null ? null : <StopForm key={shown.id} line={shown} isOpen={line !== null} onClose={onClose} />
}
