import { SearchBox } from '@cauce/ui/search-box/search-box'
import { useState } from 'react'
import { type FoundTown, townSearch } from '../../actors/town-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/open.ts'

interface TownFieldProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (id: number | null) => void
  readonly error: readonly string[] | undefined
}

/** A municipality, searched by name or code. */
export const TownField = ({ label, value, onChange, error }: TownFieldProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => townSearch(dispatch))
  const [words, setWords] = useState('')
  return (
    <SearchBox<FoundTown>
      label={label}
      placeholder="Nombre o código, desde 3 letras"
      value={value === null ? search.text : words}
      onChange={(text) => {
        if (value !== null) onChange(null)
        search.type(value === null ? text : '')
      }}
      rows={search.rows}
      rowKey={({ id }) => id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ codigo }) => codigo}
      onPick={(row) => {
        search.type('')
        setWords(row.nombre)
        onChange(row.id)
      }}
      state={value === null ? search.state : 'idle'}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      error={error}
    />
  )
}
