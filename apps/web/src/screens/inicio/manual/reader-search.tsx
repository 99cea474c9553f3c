import { SearchIcon } from '@blueprintjs/icons'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useSlash } from '@cauce/ui/search-box/use-slash'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const TYPING_PAUSE_MS = 250
const MAX_TEXT = 100

interface ReaderSearchProps {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Searched when the person stops typing; `/` brings the cursor here. */
export const ReaderSearch = ({ value, onChange }: ReaderSearchProps) => {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const field = useRef<HTMLInputElement>(null)
  useSlash(field, true)
  const search = (text: string): void => {
    if (text !== value) onChange(text)
  }
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    const pause = setTimeout(() => searchLater(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])
  return (
    <TextField
      ref={field}
      label="Buscar"
      inputMode="search"
      placeholder="Palabras del título o del texto"
      icon={<SearchIcon />}
      value={typed}
      onChange={setTyped}
      maxLength={MAX_TEXT}
      onEnter={() => search(typed)}
    />
  )
}
