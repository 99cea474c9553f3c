/** Asks once more before the record is locked. */
import { MEASURES_CONFIRMED, UNUSUAL_MEASURES } from '@cauce/domain/clinical-record/measures-doubt'
import type { ClinicalRecord } from '@cauce/domain/clinical-record/record'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { Doubts } from '@cauce/ui/doubts/doubts'
import { useState } from 'react'

export interface FinaliseDialogProps {
  readonly isOpen: boolean
  readonly record: ClinicalRecord
  /** Lines ordered in the consultation. */
  readonly ordered: number
  /** Leaves issued in it. */
  readonly leaves: number
  /** What is to be confirmed of the measures. */
  readonly doubts: readonly string[]
  readonly onFinalise: (medidasConfirmadas: boolean) => void
  readonly onClose: () => void
}

const orderWords = (count: number, leaves: number): string => {
  const lines = count === 1 ? '1 línea ordenada' : `${count} líneas ordenadas`
  const certified = leaves === 1 ? '1 incapacidad' : `${leaves} incapacidades`
  if (leaves === 0) return count === 0 ? 'Sin órdenes en esta consulta.' : `${lines}.`
  return count === 0 ? `${certified}.` : `${lines} y ${certified}.`
}

export const FinaliseDialog = ({
  isOpen,
  record,
  ordered,
  leaves,
  doubts,
  onFinalise,
  onClose,
}: FinaliseDialogProps) => {
  const [read, setRead] = useState<string | null>(null)
  // Confirmed is what was read: another doubt is read again.
  const asked = doubts.join('\n')
  const confirmed = asked !== '' && read === asked
  const principal = record.diagnosticos.find((diagnosis) => diagnosis.principal)
  return (
    <AskDialog
      isOpen={isOpen}
      title="¿Finalizar la historia clínica?"
      main={{
        label: 'Finalizar historia',
        onClick: () => onFinalise(confirmed),
        ...(asked === '' || confirmed ? {} : { reason: 'Confirme las medidas' }),
      }}
      other={{ label: 'Seguir escribiendo', onClick: onClose }}
      onDismiss={onClose}
    >
      {principal === undefined ? null : (
        <p>
          Diagnóstico principal:{' '}
          <strong>
            {principal.codigo} {principal.nombre}
          </strong>
          . {orderWords(ordered, leaves)}
        </p>
      )}
      {asked === '' ? null : (
        <Doubts
          label={UNUSUAL_MEASURES}
          doubts={doubts}
          confirmation={MEASURES_CONFIRMED}
          confirmed={confirmed}
          onConfirm={(isRead) => setRead(isRead ? asked : null)}
        />
      )}
      <p>Queda cerrada y la consulta pasa a Atendida. Lo que falte después se escribe como nota aclaratoria.</p>
    </AskDialog>
  )
}
