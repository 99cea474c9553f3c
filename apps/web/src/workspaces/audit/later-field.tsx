import { TextField } from '@cauce/ui/text-field/text-field'
import { useEffect, useEffectEvent, useState } from 'react'

const TYPING_PAUSE_MS = 350

interface LaterFieldProps {
  readonly label: string
  readonly value: string
  /** When the person stops typing, or presses Enter. */
  readonly onSettle: (text: string) => void
  readonly placeholder?: string
  readonly maxLength: number
}

/** A filter that is typed: the list is asked for when the person stops. */
export const LaterField = ({ label, value, onSettle, placeholder, maxLength }: LaterFieldProps) => {
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
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={setTyped}
      maxLength={maxLength}
      onEnter={() => settle(typed)}
    />
  )
}
