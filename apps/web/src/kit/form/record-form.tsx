/** A form drawn from the declared fields of a master. */
import { fieldsOf, type Master, type MasterForm } from '@cauce/domain/kit/master/master'
import type { FieldErrors } from '@cauce/machines/failure'
import type { RefObject } from 'react'
import { RecordField } from './record-field.tsx'
import './record-form.css'

interface RecordFormProps {
  readonly of: Master
  readonly values: MasterForm
  /** What the row that a reference points to is called. */
  readonly wordsOf: (name: string, value: string) => string | undefined
  readonly errores: FieldErrors
  /** Whose what stands in a field is: "Suyo, sin guardar". */
  readonly marks: Readonly<Record<string, string>>
  readonly onChange: (name: string, value: string, words?: string) => void
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly onSubmit: () => void
}

export const RecordForm = ({ of, values, wordsOf, errores, marks, onChange, formRef, onSubmit }: RecordFormProps) => (
  <form
    ref={formRef}
    className="kit-form"
    noValidate
    aria-label={`Datos de ${of.one}`}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {fieldsOf(of).map(([name, field]) => {
      const value = values[name] ?? ''
      const hint = [marks[name], field.help].filter((said) => said !== undefined).join(' · ')
      return (
        <div key={name} className={`kit-field kit-field-${field.kind}`}>
          <RecordField
            of={of}
            name={name}
            field={field}
            value={value}
            words={wordsOf(name, value)}
            onChange={(text, words) => onChange(name, text, words)}
            hint={hint === '' ? undefined : hint}
            error={errores[name] ?? errores[`valores.${name}`]}
          />
        </div>
      )
    })}
  </form>
)
