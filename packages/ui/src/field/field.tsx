import { type ReactNode, useId } from 'react'
import './field.css'

/** What a control must spread onto its input so that readers hear label, hint and error. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-describedby': string | undefined
}

/** A message, or the list that a server's field errors come in. */
export type FieldError = string | readonly string[] | null | undefined

export interface FieldProps {
  readonly label: string
  readonly children: (control: FieldControl) => ReactNode
  /** What helps to fill it in. An error takes its place, so nothing jumps. */
  readonly hint?: ReactNode
  readonly error?: FieldError
  readonly id?: string
  /** Label only for readers, where the place says what it is. */
  readonly labelHidden?: boolean
}

/** The messages of a field as one text, or null. */
export const errorText = (error: FieldError): string | null => {
  if (error === null || error === undefined || error === '') return null
  if (typeof error === 'string') return error
  return error.length === 0 ? null : error.join(' ')
}

/** Label above and always visible; hint or error below. */
export const Field = ({ label, children, hint, error, id, labelHidden = false }: FieldProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const message = errorText(error)
  const noteId = `${controlId}-nota`
  const hasNote = message !== null || (hint !== undefined && hint !== null && hint !== '')
  return (
    <div className={`ca-field${message === null ? '' : ' ca-field-wrong'}`}>
      <label className={labelHidden ? 'ca-hidden' : 'ca-field-label'} htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': message === null ? undefined : true,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {hasNote ? (
        <p id={noteId} className={message === null ? 'ca-field-hint' : 'ca-field-error'}>
          {message ?? hint}
        </p>
      ) : null}
    </div>
  )
}
