import { CalendarIcon } from '@blueprintjs/icons'
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { isWholeDate, UNREADABLE_DATE, writtenDate } from '@cauce/domain/calendar/written-date'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorText, Field, type FieldError } from '../field/field.tsx'
import { DateCalendar } from './date-calendar.tsx'
import './date-field.css'

export interface DateFieldProps {
  readonly label: string
  /** `2026-11-21`, or empty. */
  readonly value: CalendarDate
  readonly onChange: (value: string) => void
  readonly min?: CalendarDate
  readonly max?: CalendarDate
  readonly hint?: string
  readonly error?: FieldError
  readonly disabled?: boolean
  readonly labelHidden?: boolean
  readonly onEnter?: () => void
  /** Gives also what cannot be read as a day, so that the rule of the form refuses it: where the day may be left out. */
  readonly keepsUnread?: boolean
}

const today = (): CalendarDate => bogotaDate(Date.now())

const outside = (value: string, min: string | undefined, max: string | undefined): string | null => {
  if (value === '') return null
  if (min !== undefined && min !== '' && value < min) return `Desde el ${formatDate(min)}`
  return max !== undefined && max !== '' && value > max ? `Hasta el ${formatDate(max)}` : null
}

/**
 * A day as one writes it here: `22/11/2026`, `22 nov`, `hoy`, `mañana`, `+15`. What was understood stands beside what is being
 * written; a whole date counts at once, a short one when the field is left. ↓ opens the calendar, so does its button.
 */
export const DateField = (props: DateFieldProps) => {
  const { value, onChange, min, max, disabled = false } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const read = typed === null ? null : writtenDate(typed, today())
  const unread = typed !== null && typed.trim() !== '' && read === null
  const error = unread && left ? UNREADABLE_DATE : (errorText(props.error) ?? outside(value, min, max))

  const give = (next: string): void => {
    if (next !== value) onChange(next)
  }
  const write = (text: string): void => {
    setTyped(text)
    setLeft(false)
    if (text.trim() === '') give('')
    else if (isWholeDate(text)) give(writtenDate(text, today()) ?? '')
  }
  const settle = (): void => {
    if (typed === null) return
    setLeft(true)
    if (unread) give(props.keepsUnread === true ? typed : '')
    else {
      if (read !== null) give(read)
      setTyped(null)
    }
  }
  const close = (): void => {
    setOpen(false)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowDown' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      settle()
      setOpen(true)
      return
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const field = event.currentTarget
    if (unread || (typed !== null && read !== value)) {
      // What is being written is settled first, and whoever waits for the key hears it with the day in its place.
      event.preventDefault()
      event.stopPropagation()
      event.nativeEvent.stopImmediatePropagation()
      const { ctrlKey, metaKey } = event
      flushSync(settle)
      if (!unread)
        field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', ctrlKey, metaKey, bubbles: true, cancelable: true }),
        )
      return
    }
    if (event.ctrlKey || props.onEnter === undefined) return
    event.preventDefault()
    props.onEnter()
  }

  return (
    <Field label={props.label} hint={props.hint} error={error} labelHidden={props.labelHidden}>
      {(control) => (
        <span className="ca-input-frame ca-date">
          <button
            type="button"
            className="ca-date-open"
            tabIndex={-1}
            aria-label="Abrir el calendario"
            title="Calendario (↓)"
            aria-expanded={open}
            disabled={disabled}
            onClick={() => {
              settle()
              setOpen(!open)
            }}
          >
            <CalendarIcon />
          </button>
          <input
            {...control}
            ref={input}
            className="bp6-input ca-input"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            placeholder="dd/mm/aaaa"
            value={typed ?? formatDate(value)}
            disabled={disabled}
            onChange={(event) => {
              write(event.currentTarget.value)
            }}
            onFocus={(event) => {
              event.currentTarget.select()
            }}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
          {read === null || typed === null || isWholeDate(typed) ? null : (
            <output className="ca-date-words">= {formatDate(read)}</output>
          )}
          {open ? (
            <DateCalendar
              value={value}
              min={min}
              max={max}
              today={today()}
              anchor={input}
              onClose={close}
              onLeave={() => {
                setOpen(false)
              }}
              onPick={(day) => {
                setTyped(null)
                give(day)
                close()
              }}
            />
          ) : null}
        </span>
      )}
    </Field>
  )
}
