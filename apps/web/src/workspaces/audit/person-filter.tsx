/** Choosing the person by whom a list is filtered: by name or e-mail, which never go in the address. */
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { peopleSearch, type Person } from '../../actors/people-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'

interface PersonFilterProps {
  readonly label: string
  readonly of: 'auditoria' | 'ingresos'
  /** The chosen one, whose name arrives with the list. */
  readonly id: number | null
  readonly person: Person | null
  readonly onPick: (person: Person | null) => void
}

export const PersonFilter = ({ label, of, id, person, onPick }: PersonFilterProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => peopleSearch(dispatch, of))
  const chosen = id === null ? null : person?.id === id ? person.nombre : `Usuario ${id}`
  return (
    <SearchBox<Person>
      label={label}
      placeholder={`Nombre o correo, desde ${SEARCH_TRIGGERS.person.threshold} letras`}
      value={chosen ?? search.text}
      onChange={(text) => {
        if (id !== null) onPick(null)
        search.type(id === null ? text : '')
      }}
      rows={search.rows}
      rowKey={(row) => row.id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ email }) => email}
      onPick={(row) => {
        search.type('')
        onPick(row)
      }}
      state={id === null ? search.state : 'idle'}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      emptyText="Ningún usuario se llama así."
    />
  )
}
