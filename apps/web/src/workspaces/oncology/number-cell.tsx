/** A figure of a table that is edited in its place: it reads as text and takes the cursor. @fuente ui 09 */
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

export interface NumberCellProps {
  /** What it is, for readers: "Dosis de Rituximab". */
  readonly label: string
  readonly value: number
  /** The figure as it is read while nobody edits it. */
  readonly shown: string
  readonly unit?: string
  readonly whole?: boolean
  readonly strong?: boolean
  readonly disabled: boolean
  readonly onChange: (value: number) => void
  /** `P` takes what is proposed beside the figure. */
  readonly onProposal?: (() => void) | undefined
}

const DECIMAL = /^\d{0,7}(?:[.,]\d{0,2})?$/u
const WHOLE = /^\d{0,3}$/u
/** Room for the figure and a little more, in characters. */
const ROOM = 1
const LEAST = 3

const plain = (value: number): string => String(value).replace('.', ',')
const valueOf = (text: string): number => Number(text.replace(',', '.'))

export const NumberCell = (props: NumberCellProps) => {
  const { label, value, shown, unit, whole = false, strong = false, disabled, onChange, onProposal } = props
  const [typed, setTyped] = useState<string | null>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const editing = typed !== null
  // At once and only where the cursor is: selecting later would take the focus back from where it went.
  useLayoutEffect(() => {
    if (editing && document.activeElement === inputRef.current) inputRef.current?.select()
  }, [editing])
  const text = typed ?? shown
  const type = (next: string): void => {
    if (!(whole ? WHOLE : DECIMAL).test(next)) return
    setTyped(next)
    const number = valueOf(next)
    if (next !== '' && number > 0 && number !== value) onChange(number)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key.toLowerCase() === 'p' && !event.ctrlKey && !event.metaKey && onProposal !== undefined) {
      event.preventDefault()
      setTyped(null)
      onProposal()
    } else if (event.key === 'Enter' && !event.ctrlKey) setTyped(null)
  }
  return (
    <span className={`onc-cell${strong ? ' onc-cell-strong' : ''}`}>
      <input
        ref={inputRef}
        className="onc-cell-input"
        type="text"
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-keyshortcuts={onProposal === undefined ? undefined : 'P'}
        style={{ width: `${Math.max(LEAST, text.length) + ROOM}ch` }}
        value={text}
        disabled={disabled}
        onFocus={() => setTyped(plain(value))}
        onBlur={() => setTyped(null)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {unit === undefined ? null : <span>{unit}</span>}
    </span>
  )
}
