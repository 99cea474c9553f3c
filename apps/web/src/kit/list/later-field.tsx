import { SearchIcon } from '@blueprintjs/icons'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

const TYPING_PAUSE_MS = 300

interface LaterFieldProps {
  readonly label: string
  readonly value: string
  /** When the person stops typing, or presses Enter. */
  readonly onSettle: (text: string) => void
  readonly placeholder?: string
  readonly maxLength: number
  /** The main search of a list: with its glass. */
  readonly search?: boolean
  readonly inputRef?: RefObject<HTMLInputElement | null>
}

/** A filter that is typed: the list is asked for when the person stops. */
export const LaterField = (props: LaterFieldProps) => {
  const { label, value, onSettle, placeholder, maxLength, search = false, inputRef } = props
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const settle = (text: string): void => {
    if (text !== value) onSettle(text)
  }
  const settleLater = useEffectEvent(settle)
  useEffect(() => {
    const pause = setTimeout(() => settleLater(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])
  return (
    <TextField
      ref={inputRef}
      label={label}
      placeholder={placeholder}
      inputMode={search ? 'search' : undefined}
      icon={search ? <SearchIcon /> : undefined}
      value={typed}
      onChange={setTyped}
      maxLength={maxLength}
      onEnter={() => settle(typed)}
    />
  )
}
