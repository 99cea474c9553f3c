/** Asks once more before the record is locked. */
import type { ClinicalRecord } from '@cauce/domain/clinical-record/record'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'

export interface FinaliseDialogProps {
  readonly isOpen: boolean
  readonly record: ClinicalRecord
  /** Lines ordered in the consultation. */
  readonly ordered: number
  readonly onFinalise: () => void
  readonly onClose: () => void
}

const orderWords = (count: number): string => {
  if (count === 0) return 'Sin órdenes en esta consulta.'
  return count === 1 ? '1 línea ordenada.' : `${count} líneas ordenadas.`
}

export const FinaliseDialog = ({ isOpen, record, ordered, onFinalise, onClose }: FinaliseDialogProps) => {
  const principal = record.diagnosticos.find((diagnosis) => diagnosis.principal)
  return (
    <AskDialog
      isOpen={isOpen}
      title="¿Finalizar la historia clínica?"
      main={{ label: 'Finalizar historia', onClick: onFinalise }}
      other={{ label: 'Seguir escribiendo', onClick: onClose }}
      onDismiss={onClose}
    >
      {principal === undefined ? null : (
        <p>
          Diagnóstico principal:{' '}
          <strong>
            {principal.codigo} {principal.nombre}
          </strong>
          . {orderWords(ordered)}
        </p>
      )}
      <p>Queda cerrada y la consulta pasa a Atendida. Lo que falte después se escribe como nota aclaratoria.</p>
    </AskDialog>
  )
}
