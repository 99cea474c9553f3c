/** The application of a cycle on its way: the day, what is wrong with it, and the key that makes it happen once. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { checkApplication } from '@cauce/domain/oncology/application'
import type { ActiveSchemeLine } from '@cauce/domain/oncology/scheme'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { failureOf } from '../../store/call.ts'
import { useAplicarCicloMutation } from '../../store/esquemas-api.ts'
import { useReview } from '../medications/use-line-review.ts'

const wrongDay = (fecha: string, ordered: string): string | null =>
  isCalendarDate(fecha) ? (checkApplication(fecha, { ordered, today: today() })['fecha']?.[0] ?? null) : REQUIRED_FIELD

/**
 * @param line any of the lines of the cycle
 * @param onApplied it was noted
 */
export const useApplication = ({ orden_id, ciclo, created_at }: ActiveSchemeLine, onApplied: () => void) => {
  const [send, { isLoading }] = useAplicarCicloMutation()
  const ordered = bogotaDate(Date.parse(created_at))
  const [fecha, setFecha] = useState<string>(today)
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const review = useReview({ orden_id, ciclo })
  /** Another day, or another reason, is another request. */
  const changed = (): void => {
    setError(null)
    setFailure(null)
    setKey(crypto.randomUUID())
  }
  const confirm = (): void => {
    const wrong = wrongDay(fecha, ordered)
    setError(wrong)
    const comprobaciones = review.answers()
    if (wrong !== null || comprobaciones === null || !isCalendarDate(fecha) || isLoading) return
    send({
      body: { orden_id, ciclo, fecha, ...(comprobaciones.length === 0 ? {} : { comprobaciones }) },
      key,
    })
      .unwrap()
      .then(
        ({ mensaje }) => {
          void showToast({ message: mensaje })
          onApplied()
        },
        (thrown: unknown) => {
          const { codigo, error: said, errores } = failureOf(thrown).data
          const ofDay = errores?.['fecha']?.[0] ?? null
          setError(ofDay)
          setFailure(ofDay === null ? said : null)
          review.refused(codigo)
        },
      )
  }
  return {
    fecha,
    ordered,
    error,
    /** What is not about the day. */
    failure,
    busy: isLoading,
    confirm,
    write: (text: string) => {
      setFecha(text)
      changed()
    },
    review: {
      ...review,
      write: (motivo: string) => {
        review.write(motivo)
        changed()
      },
    },
  }
}
