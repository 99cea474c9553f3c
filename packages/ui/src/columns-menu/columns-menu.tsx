import { ColumnLayoutIcon } from '@blueprintjs/icons'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Action } from '../action/action.tsx'
import './columns-menu.css'

export interface ColumnOption {
  readonly key: string
  readonly title: string
  readonly shown: boolean
  /** Cannot be left out now: it is the last one. */
  readonly locked?: boolean
}

export interface ColumnsMenuProps {
  readonly options: readonly ColumnOption[]
  readonly onChange: (key: string, shown: boolean) => void
  /** Shows them all again. */
  readonly onReset: () => void
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** "Columnas": which columns of a list are seen. Space marks, the arrows move, Esc closes and gives the focus back. */
export const ColumnsMenu = ({ options, onChange, onReset }: ColumnsMenuProps) => {
  const [open, setOpen] = useState(false)
  const noteId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (!open) return undefined
    panel.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && frame.current?.contains(event.target) === false) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
      return
    }
    const step = STEP[event.key]
    if (step === undefined) return
    event.preventDefault()
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
    const now = boxes.findIndex((box) => box === document.activeElement)
    boxes.at((now + step) % boxes.length)?.focus()
  }

  const hidden = options.filter(({ shown }) => !shown).length
  return (
    <span
      className="ca-columns"
      ref={frame}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <Action
        ref={button}
        kind="quiet"
        icon={<ColumnLayoutIcon />}
        expanded={open}
        onClick={() => {
          setOpen(!open)
        }}
      >
        Columnas{hidden === 0 ? null : ` (${options.length - hidden} de ${options.length})`}
      </Action>
      {open ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes the panel from any of its boxes
        <fieldset ref={panel} className="ca-columns-panel" aria-label="Columnas que se ven" onKeyDown={onKeyDown}>
          {options.map(({ key, title, shown, locked = false }) => (
            <label key={key} className="ca-columns-option">
              <input
                type="checkbox"
                checked={shown}
                disabled={locked}
                aria-describedby={locked ? noteId : undefined}
                onChange={(event) => {
                  onChange(key, event.currentTarget.checked)
                }}
              />
              {title}
            </label>
          ))}
          <div className="ca-columns-foot">
            <span id={noteId} className="ca-second">
              Siempre queda al menos una.
            </span>
            <Action small disabled={hidden === 0} onClick={onReset}>
              Ver todas
            </Action>
          </div>
        </fieldset>
      ) : null}
    </span>
  )
}
