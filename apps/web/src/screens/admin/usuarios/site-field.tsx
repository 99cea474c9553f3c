import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import type { FieldError } from '@cauce/ui/field/field'
import { useState } from 'react'
import { userSiteSearch, type UserSite } from '../../../actors/user-sites.ts'
import { useAppDispatch } from '../../../store/store.ts'
import { useSearch } from '../../../workspaces/procedures/use-search.ts'

interface SiteFieldProps {
  readonly label: string
  readonly id: number | null
  /** The name of the stored one. */
  readonly stored: { readonly id: number | null; readonly nombre: string | null }
  readonly onPick: (id: number | null) => void
  readonly error: FieldError
  readonly disabled: boolean
}

/** The site of an operator, searched by name; emptied, there is none. */
export const SiteField = ({ label, id, stored, onPick, error, disabled }: SiteFieldProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => userSiteSearch(dispatch))
  const [picked, setPicked] = useState<UserSite | null>(null)
  const name = id === null ? null : picked?.id === id ? picked.nombre : id === stored.id ? stored.nombre : `Sede ${id}`
  return (
    <SearchBox<UserSite>
      label={label}
      placeholder={`Nombre de la sede, desde ${SEARCH_TRIGGERS.institution.threshold} letras`}
      value={name ?? search.text}
      onChange={(text) => {
        if (id !== null) onPick(null)
        search.type(id === null ? text : '')
      }}
      rows={search.rows}
      rowKey={(row) => row.id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ municipio }) => municipio}
      onPick={(row) => {
        search.type('')
        setPicked(row)
        onPick(row.id)
      }}
      state={id === null ? search.state : 'idle'}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      emptyText="Ninguna sede activa se llama así."
      error={error}
      disabled={disabled}
    />
  )
}
