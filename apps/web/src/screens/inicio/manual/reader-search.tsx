import { useSlash } from '@cauce/ui/search-box/use-slash'
import { useRef } from 'react'
import { LaterField } from '../../../kit/list/later-field.tsx'

const MAX_TEXT = 100

interface ReaderSearchProps {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Searched when the person stops typing; `/` brings the cursor here. */
export const ReaderSearch = ({ value, onChange }: ReaderSearchProps) => {
  const field = useRef<HTMLInputElement>(null)
  useSlash(field, true)
  return (
    <LaterField
      label="Buscar"
      search
      placeholder="Palabras del título o del texto"
      value={value}
      onSettle={onChange}
      maxLength={MAX_TEXT}
      inputRef={field}
    />
  )
}
