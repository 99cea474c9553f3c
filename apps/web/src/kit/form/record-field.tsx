/** One declared field as a control: its label, its help or what is wrong in its place, and what follows from what is typed. */
import type { ReferenceOption } from '@cauce/contract/kit/master'
import type { Field, PlainField as Plain } from '@cauce/domain/kit/master/field'
import type { Master } from '@cauce/domain/kit/master/master'
import { readNit } from '@cauce/domain/kit/nit'
import { DateField } from '@cauce/ui/date-field/date-field'
import type { FieldError } from '@cauce/ui/field/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { Toggle } from '@cauce/ui/toggle/toggle'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../../workspaces/procedures/use-search.ts'
import { REFERENCE_LETTERS, referenceSearch } from './reference-search.ts'

interface PlainFieldProps {
  readonly field: Plain
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint: string | undefined
  readonly error: FieldError
}

export interface RecordFieldProps extends Omit<PlainFieldProps, 'field' | 'onChange'> {
  readonly of: Master
  readonly name: string
  readonly field: Field
  /** What the row that a reference points to is called. */
  readonly words: string | undefined
  readonly onChange: (value: string, words?: string) => void
}

const NitField = ({ field, value, onChange, hint, error }: PlainFieldProps) => {
  const read = readNit(value)
  return (
    <>
      <span className="kit-nit">
        <TextField
          label={field.label}
          inputMode="numeric"
          value={value}
          onChange={(text) => onChange(text)}
          hint={read.ok ? undefined : hint}
          error={error}
        />
        <TextField label="Verificación" value={read.ok ? String(read.check.digit) : ''} onChange={() => {}} readOnly />
      </span>
      {read.ok ? <p className="ca-field-hint">{read.check.why}</p> : null}
    </>
  )
}

const ReferenceField = ({ of, name, field, value, words, onChange, hint, error }: RecordFieldProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => referenceSearch(dispatch, of, name))
  return (
    <SearchBox<ReferenceOption>
      label={field.label}
      placeholder={`Nombre o código, desde ${REFERENCE_LETTERS} letras`}
      value={value === '' ? search.text : (words ?? `Número ${value}`)}
      onChange={(text) => {
        if (value !== '') onChange('')
        search.type(value === '' ? text : '')
      }}
      rows={search.rows}
      rowKey={({ id }) => id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ codigo }) => codigo}
      onPick={(row) => {
        search.type('')
        onChange(String(row.id), row.nombre)
      }}
      state={value === '' ? search.state : 'idle'}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      hint={hint}
      error={error}
    />
  )
}

/** The control of a field that names no other row, by its kind. */
export const PlainField = (props: PlainFieldProps) => {
  const { field, value, onChange, hint, error } = props
  const shared = { label: field.label, hint, error, onChange: (text: string) => onChange(text) }
  switch (field.kind) {
    case 'nit':
      return <NitField {...props} />
    case 'choice':
      return (
        <SelectField
          {...shared}
          value={value}
          placeholder={field.required ? 'Elija…' : undefined}
          options={field.required ? field.options : [{ value: '', label: 'Sin definir' }, ...field.options]}
        />
      )
    case 'flag':
      return (
        <div className="ca-field">
          <span className="ca-field-label">{field.label}</span>
          <Toggle
            label={field.label}
            checked={value === 'si'}
            word={value === 'si' ? 'Sí' : 'No'}
            onPress={() => onChange(value === 'si' ? 'no' : 'si')}
          />
          {hint === undefined ? null : <p className="ca-field-hint">{hint}</p>}
        </div>
      )
    case 'date':
      return <DateField {...shared} value={value} keepsUnread />
    case 'note':
      return <TextAreaField {...shared} value={value} maxLength={field.max} />
    case 'decimal':
      return <TextField {...shared} inputMode="decimal" value={value.replace('.', ',')} />
    case 'integer':
      return <TextField {...shared} inputMode="numeric" value={value} />
    default:
      return (
        <TextField
          {...shared}
          inputMode={field.kind === 'phone' ? 'tel' : field.kind === 'email' ? 'email' : undefined}
          value={value}
          maxLength={field.max}
        />
      )
  }
}

/** The control of a field by its kind. */
export const RecordField = ({ field, ...props }: RecordFieldProps) =>
  field.kind === 'reference' ? (
    <ReferenceField field={field} {...props} />
  ) : (
    <PlainField
      field={field}
      value={props.value}
      onChange={(text) => props.onChange(text)}
      hint={props.hint}
      error={props.error}
    />
  )
