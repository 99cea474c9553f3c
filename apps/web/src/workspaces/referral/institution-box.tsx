/** Searches an institution, from exactly 4 characters; what is written over a chosen one lets it go. @fuente spec 2 §5 */
import type { AcceptingSite } from '@cauce/domain/referral/referral'
import type { FieldError } from '@cauce/ui/field/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { institutionSearch } from '../../actors/referral.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'

interface InstitutionBoxProps {
  readonly label: string
  readonly placeholder: string
  readonly value: { readonly nombre: string; readonly municipio: string | null } | null
  readonly onPick: (site: Pick<AcceptingSite, 'id' | 'nombre' | 'municipio'> | null) => void
  readonly hint?: string | undefined
  readonly error: FieldError
}

export const InstitutionBox = ({ label, placeholder, value, onPick, hint, error }: InstitutionBoxProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => institutionSearch(dispatch))
  return (
    <SearchBox<AcceptingSite>
      label={label}
      placeholder={placeholder}
      value={value === null ? search.text : [value.nombre, value.municipio].filter((part) => part !== null).join(', ')}
      onChange={(text) => {
        if (value !== null) onPick(null)
        search.type(text)
      }}
      rows={search.rows}
      rowKey={({ id }) => id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ municipio, nit }) => `${municipio} · NIT ${nit}`}
      onPick={({ id, nombre, municipio }) => {
        search.type('')
        onPick({ id, nombre, municipio })
      }}
      state={value === null ? search.state : 'idle'}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      {...(hint === undefined ? {} : { hint })}
      error={error}
    />
  )
}
