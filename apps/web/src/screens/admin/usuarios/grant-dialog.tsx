/** Granting a substitution: who, from when until when, and why. */
import { daysProblems, MAX_SUBSTITUTION_DAYS } from '@cauce/domain/access/substitution'
import { addDays, isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { MAX_REASON, REASON_REQUIRED } from '@cauce/domain/users/authority'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef, useState } from 'react'
import type { Professional } from '../../../actors/professionals.ts'
import { today } from '../../../app/today.ts'
import { failureOf } from '../../../store/call.ts'
import { useConcederSustitucionMutation } from '../../../store/sustituciones-api.ts'
import { useConfirmed } from '../../../workspaces/account/confirm-session.tsx'
import { DialogLayer } from '../../../kit/dialog/dialog-layer.tsx'
import { focusFirstWrong } from '../../../kit/form/focus-first-wrong.ts'
import { ProfessionalField } from './professional-field.tsx'

type Errors = Readonly<Record<string, readonly string[]>>
const NO_ERRORS: Errors = {}

interface GrantDialogProps {
  readonly titular: { readonly id: number; readonly nombre: string }
  readonly onClose: () => void
}

export const GrantDialog = ({ titular, onClose }: GrantDialogProps) => {
  const form = useRef<HTMLFormElement>(null)
  const { run, dialog } = useConfirmed()
  const [grant, { isLoading }] = useConcederSustitucionMutation()
  // A retry of the same decision sends the same key.
  const [key] = useState(() => crypto.randomUUID())
  const [substitute, setSubstitute] = useState<Professional | null>(null)
  const [desde, setDesde] = useState(today)
  const [hasta, setHasta] = useState(() => addDays(today(), 6))
  const [motivo, setMotivo] = useState('')
  const [errores, setErrores] = useState(NO_ERRORS)
  const [error, setError] = useState<string | null>(null)

  const missing = (): Errors => ({
    ...(substitute === null ? { sustituto_user_id: [REQUIRED_FIELD] } : {}),
    ...(isCalendarDate(desde) ? {} : { desde: [REQUIRED_FIELD] }),
    ...(isCalendarDate(hasta) ? {} : { hasta: [REQUIRED_FIELD] }),
    ...(isCalendarDate(desde) && isCalendarDate(hasta) ? daysProblems({ desde, hasta }, today()) : {}),
    ...(motivo.trim() === '' ? { motivo: [REASON_REQUIRED] } : {}),
  })

  const save = async (): Promise<void> => {
    const wrong = missing()
    setErrores(wrong)
    setError(null)
    if (substitute === null || Object.keys(wrong).length > 0) {
      focusFirstWrong(form.current)
      return
    }
    const body = { titular_user_id: titular.id, sustituto_user_id: substitute.id, desde, hasta, motivo }
    try {
      const done = await run(() => grant({ body, key }).unwrap())
      if (done.cancelled) return
      void showToast({ message: done.answer.mensaje })
      onClose()
    } catch (failure) {
      const { data } = failureOf(failure)
      setErrores(data.errores ?? NO_ERRORS)
      setError(data.error)
    }
  }

  return (
    <DialogLayer>
      <Modal
        isOpen
        onClose={onClose}
        size={560}
        title="Conceder sustitución"
        note={titular.nombre}
        foot={
          <ModalFoot note={`Máximo ${MAX_SUBSTITUTION_DAYS} días. Les avisamos a las dos personas.`}>
            <Action kind="quiet" onClick={onClose}>
              Cancelar
            </Action>
            <Action kind="filled" busy={isLoading} onClick={() => void save()}>
              Conceder
            </Action>
          </ModalFoot>
        }
      >
        <form
          ref={form}
          className="usu-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          {error === null ? null : (
            <p className="usu-banner usu-banner-bad" role="alert">
              {error}
            </p>
          )}
          <ProfessionalField
            label="Quién sustituye"
            picked={substitute}
            onPick={setSubstitute}
            error={errores['sustituto_user_id'] ?? errores['titular_user_id']}
          />
          <div className="usu-fields">
            <DateField label="Desde" value={desde} min={today()} onChange={setDesde} error={errores['desde']} />
            <DateField label="Hasta" value={hasta} min={desde} onChange={setHasta} error={errores['hasta']} />
          </div>
          <TextAreaField
            label="Motivo"
            value={motivo}
            onChange={setMotivo}
            maxLength={MAX_REASON}
            error={errores['motivo']}
            hint="Queda en el historial del usuario"
          />
        </form>
        {dialog}
      </Modal>
    </DialogLayer>
  )
}
