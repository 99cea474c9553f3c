/** What a change of an affiliate asks, each datum as its control. */
import type { ChangePlace } from '@cauce/contract/novedades'
import { CHANGE_KINDS, type ChangeName } from '@cauce/domain/insurance/change-kinds'
import type { Field } from '@cauce/domain/kit/master/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { useState } from 'react'
import { type ChangePlaces, lettersOf, placeSearch } from '../../actors/change-search.ts'
import { PlainField } from '../../kit/form/record-field.tsx'
import { useOpcionesNovedadQuery } from '../../store/novedades-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/open.ts'

interface FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: readonly string[] | undefined
}

const PLACES: Readonly<Record<string, ChangePlaces>> = {
  municipios: 'municipios',
  reps: 'reps',
  afiliados: 'afiliados',
}

const PlaceField = ({ label, que, value, onChange, error }: FieldProps & { label: string; que: ChangePlaces }) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => placeSearch(dispatch, que))
  const [words, setWords] = useState('')
  return (
    <SearchBox<ChangePlace>
      label={label}
      placeholder={`Nombre o ${que === 'afiliados' ? 'documento' : 'código'}, desde ${lettersOf(que)} letras`}
      value={value === '' ? search.text : words}
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
        setWords(row.nombre)
        onChange(String(row.id))
      }}
      state={value === '' ? search.state : 'idle'}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      error={error}
    />
  )
}

interface ReferenceProps extends FieldProps {
  readonly tipo: ChangeName
  readonly field: Extract<Field, { readonly kind: 'reference' }>
}

const ReferenceField = ({ tipo, field, ...rest }: ReferenceProps) => {
  const { data } = useOpcionesNovedadQuery({})
  const que = PLACES[field.to.table]
  if (que !== undefined) return <PlaceField label={field.label} que={que} {...rest} />
  const { mueve } = CHANGE_KINDS[tipo]
  const rows =
    field.to.table === 'tipos_documento'
      ? (data?.tipos_documento ?? [])
      : (data?.causas ?? []).filter(({ clase }) => clase === mueve)
  return (
    <SelectField
      label={field.label}
      placeholder="Elija…"
      options={rows.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      {...rest}
    />
  )
}

interface ChangeFieldsProps {
  readonly tipo: ChangeName
  readonly form: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly onChange: (name: string, value: string) => void
}

export const ChangeFields = ({ tipo, form, errors, onChange }: ChangeFieldsProps) =>
  Object.entries(CHANGE_KINDS[tipo].fields).map(([name, field]) => {
    const shared = {
      value: form[name] ?? '',
      onChange: (value: string) => onChange(name, value),
      error: errors[`despues.${name}`],
    }
    return field.kind === 'reference' ? (
      <ReferenceField key={`${tipo} ${name}`} tipo={tipo} field={field} {...shared} />
    ) : (
      <PlainField key={`${tipo} ${name}`} field={field} hint={field.help} {...shared} />
    )
  })
