/** One delivery on its way: what is written of it, what is wrong with it, and the key that makes it happen once. */
import { deliveredTooMuch } from '@cauce/domain/history/partial-delivery'
import type { PartialDeliveryRow } from '@cauce/domain/history/rows'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { failureOf, failureText } from '../../../store/call.ts'
import { useLineReview } from '../../../workspaces/medications/use-line-review.ts'
import { useEntregarMedicamentoMutation } from '../../../store/historico-api.ts'

interface Written {
  readonly cantidad: number | null
  readonly observacion: string
}

const wrongAmount = ({ cantidad }: Written, pendiente: number): string | null => {
  if (cantidad === null || cantidad < 1) return REQUIRED_FIELD
  return cantidad > pendiente ? deliveredTooMuch(pendiente) : null
}

/** @param onDone it was noted */
export const useDelivery = (row: PartialDeliveryRow, onDone: () => void) => {
  const [send, { isLoading }] = useEntregarMedicamentoMutation()
  const [written, setWritten] = useState<Written>({ cantidad: row.cantidad_pendiente, observacion: '' })
  const review = useLineReview(row.linea_id)
  const [error, setError] = useState<string | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const write = (change: Partial<Written>): void => {
    setWritten({ ...written, ...change })
    setError(null)
    // Another delivery is another request.
    setKey(crypto.randomUUID())
  }
  const confirm = (): void => {
    const wrong = wrongAmount(written, row.cantidad_pendiente)
    setError(wrong)
    const comprobaciones = review.answers()
    if (wrong !== null || comprobaciones === null || written.cantidad === null || isLoading) return
    send({
      body: {
        linea_id: row.linea_id,
        cantidad: written.cantidad,
        observacion: written.observacion.trim(),
        ...(comprobaciones.length === 0 ? {} : { comprobaciones }),
      },
      key,
    })
      .unwrap()
      .then(
        ({ mensaje }) => {
          void showToast({ message: mensaje })
          onDone()
        },
        (thrown: unknown) => {
          const { codigo, errores } = failureOf(thrown).data
          setError(errores?.['cantidad']?.[0] ?? failureText(thrown))
          review.refused(codigo)
        },
      )
  }
  /** Another reason is another request too. */
  const explain = (motivo: string): void => {
    review.write(motivo)
    setKey(crypto.randomUUID())
  }
  return { written, write, error, confirm, review: { ...review, write: explain }, busy: isLoading }
}
