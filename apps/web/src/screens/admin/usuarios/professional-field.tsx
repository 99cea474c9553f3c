import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import type { FieldError } from '@cauce/ui/field/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { type Professional, professionalSearch } from '../../../actors/professionals.ts'
import { useAppDispatch } from '../../../store/store.ts'
import { useSearch } from '../../../workspaces/procedures/use-search.ts'

interface ProfessionalFieldProps {
  readonly label: string
  readonly picked: Professional | null
  readonly onPick: (picked: Professional | null) => void
  readonly error: FieldError
}

const secondLine = ({ cargo, tiene_registro }: Professional): string =>
  [cargo, tiene_registro ? '' : 'sin registro profesional'].filter(Boolean).join(' · ')

/** A professional who attends, searched by name. */
export const ProfessionalField = ({ label, picked, onPick, error }: ProfessionalFieldProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => professionalSearch(dispatch))
  return (
    <SearchBox<Professional>
      label={label}
      placeholder={`Nombre del profesional, desde ${SEARCH_TRIGGERS.person.threshold} letras`}
      value={picked?.nombre ?? search.text}
      onChange={(text) => {
        if (picked !== null) onPick(null)
        search.type(picked === null ? text : '')
      }}
      rows={search.rows}
      rowKey={(row) => row.id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={secondLine}
      onPick={(row) => {
        search.type('')
        onPick(row)
      }}
      state={picked === null ? search.state : 'idle'}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      emptyText="Ningún profesional activo que atienda se llama así."
      error={error}
    />
  )
}
