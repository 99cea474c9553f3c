/** The institution that refers, where it is not the one of who registers. */
import type { AcceptingSite } from '@cauce/domain/referral/referral'
import type { ReferringSite } from '@cauce/domain/referral/registration'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import type { FieldError } from '@cauce/ui/field/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { institutionSearch } from '../../actors/referral.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'

interface SiteFieldProps {
  readonly value: ReferringSite | null
  readonly onPick: (site: ReferringSite | null) => void
  readonly error?: FieldError
}

export const SiteField = ({ value, onPick, error }: SiteFieldProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => institutionSearch(dispatch))
  return (
    <SearchBox<AcceptingSite>
      label="Institución que remite"
      placeholder={`La suya, u otra desde ${SEARCH_TRIGGERS.institution.threshold} letras`}
      value={value === null ? search.text : `${value.nombre}, ${value.municipio}`}
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
      error={error}
    />
  )
}
