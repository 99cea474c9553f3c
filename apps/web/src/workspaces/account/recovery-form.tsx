/** Cell phone and mail of recovery, and what is wrong with them. @fuente spec 2 §3, §5, §8 */
import { PHONE_DIGITS, RECOVERY_FIELDS } from '@cauce/domain/session/recovery-data'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useEffect, useRef, type FormEvent } from 'react'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import type { RecoveryData } from './recovery-data.ts'
import './password.css'
import './recovery.css'

const MAX_EMAIL = 254

export interface RecoveryFormProps {
  readonly id: string
  readonly data: RecoveryData
  readonly focusFirst?: boolean
}

export const RecoveryForm = ({ id, data, focusFirst = false }: RecoveryFormProps) => {
  const { kind, form, errores, error, detail, aviso } = data.context
  const names = RECOVERY_FIELDS[kind]
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errores).length > 0) focusFirstWrong(place.current)
  }, [errores])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!data.busy) data.submit()
  }
  const problems = [aviso, error, detail].filter((text) => text !== null)
  return (
    <form ref={place} id={id} className="ca-recovery-data" noValidate onSubmit={submit}>
      <div role="alert">
        {problems.length === 0 ? null : (
          <div className="ca-password-error">
            {problems.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </div>
      <div className="ca-recovery-fields">
        <TextField
          label="Celular principal"
          name={names.celular}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={`${PHONE_DIGITS} dígitos, sin espacios`}
          value={form.celular}
          onChange={(celular) => data.change({ celular })}
          error={errores[names.celular]}
          focusFirst={focusFirst}
        />
        <TextField
          label="Correo de recuperación"
          name={names.correo}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
          hint="Aquí llega el enlace para recuperar la contraseña"
          value={form.correo}
          onChange={(correo) => data.change({ correo })}
          error={errores[names.correo]}
        />
      </div>
    </form>
  )
}
