import { PROFESSIONS } from '@cauce/domain/access/professions'
import { FIELD_NAMES, MAX_EMAIL, MAX_NAME, MAX_TEXT, type OperatorForm } from '@cauce/domain/users/user-form'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextField, type TextFieldProps } from '@cauce/ui/text-field/text-field'
import { SiteField } from './site-field.tsx'
import type { UserEdit } from './use-user-edit.ts'
import type { UserOptions } from './user-options.ts'

type TextName = Exclude<keyof OperatorForm, 'tipo_documento_id' | 'rep_id'>

interface OperatorFieldsProps {
  readonly edit: UserEdit
  readonly options: UserOptions
  readonly site: { readonly id: number | null; readonly nombre: string | null }
  /** Why it cannot be changed: the fields are only read. */
  readonly isClosed: boolean
}

const HINTS: Partial<Readonly<Record<TextName, string>>> = {
  email: 'Con él ingresa; es único',
  email_recuperacion: 'A él llegan los enlaces para recuperar la contraseña',
  telefono_recuperacion: 'Diez dígitos',
}

/** What is written of an operator, two fields a line. */
export const OperatorFields = ({ edit, options, site, isClosed }: OperatorFieldsProps) => {
  const { form } = edit.draft
  const text = (name: TextName, more: Partial<TextFieldProps> = {}) => (
    <TextField
      label={FIELD_NAMES[name]}
      name={name}
      value={form[name]}
      onChange={(value) => edit.change({ [name]: value })}
      error={edit.errores[name]}
      hint={HINTS[name]}
      maxLength={MAX_TEXT}
      readOnly={isClosed}
      {...more}
    />
  )
  return (
    <div className="usu-fields">
      <SelectField
        label={FIELD_NAMES.tipo_documento_id}
        placeholder="Escoja uno"
        value={form.tipo_documento_id === 0 ? '' : String(form.tipo_documento_id)}
        onChange={(value) => edit.change({ tipo_documento_id: Number(value) })}
        options={options.tipos_documento.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        error={edit.errores['tipo_documento_id']}
        disabled={isClosed}
      />
      {text('numero_documento', { maxLength: 30 })}
      {text('nombre', { maxLength: MAX_NAME })}
      {text('apellido', { maxLength: MAX_NAME })}
      {text('email', { type: 'email', maxLength: MAX_EMAIL })}
      <SiteField
        label={FIELD_NAMES.rep_id}
        id={form.rep_id}
        stored={site}
        onPick={(rep_id) => edit.change({ rep_id })}
        error={edit.errores['rep_id']}
        disabled={isClosed}
      />
      {text('cargo')}
      {text('especialidad')}
      <SelectField
        label={FIELD_NAMES.profesion}
        placeholder="Ninguna"
        value={form.profesion}
        onChange={(profesion) => edit.change({ profesion })}
        options={PROFESSIONS.map(({ clave, nombre }) => ({ value: clave, label: nombre }))}
        error={edit.errores['profesion']}
        disabled={isClosed}
      />
      {text('registro_profesional', { maxLength: 60 })}
      {text('telefono_recuperacion', { type: 'tel', inputMode: 'numeric', maxLength: 20 })}
      {text('email_recuperacion', { type: 'email', maxLength: MAX_EMAIL })}
    </div>
  )
}
