/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox with second lines in its options cannot be made of select or datalist */
import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { Action } from '../action/action.tsx'
import { Field, type FieldError } from '../field/field.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { matchParts } from './match-parts.tsx'
import { useSlash } from './use-slash.tsx'
import './search-box.css'

export interface SearchBoxProps<Row> {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly rowTitle: (row: Row) => string
  /** Second line of a result: code, municipality. */
  readonly rowSecond?: (row: Row) => string | null
  /** Left of a result, in a column of its own: its code. */
  readonly rowLead?: (row: Row) => string
  /** After the title, lighter and cut where it does not fit. */
  readonly rowMore?: (row: Row) => string | null
  /** Right side of a result, such as a state. */
  readonly rowAside?: (row: Row) => ReactNode
  readonly onPick: (row: Row) => void
  /** Where the search is: `idle` below its threshold, `results` also when there are none. */
  readonly state: 'idle' | 'waiting' | 'loading' | 'results' | 'failed'
  readonly failure?: string | null
  readonly onRetry?: () => void
  readonly emptyText?: string
  /** The list takes more than its field, where the window has the room: names are long. */
  readonly wide?: boolean
  /** The answer was cut: there is more than what is shown. */
  readonly truncated?: boolean
  readonly hint?: string
  readonly error?: FieldError
  /** `/` anywhere on the screen brings the cursor here. */
  readonly slash?: boolean
  /** Enter while no result is offered. */
  readonly onEnter?: () => void
  readonly inputRef?: RefObject<HTMLInputElement | null>
  /** Takes the cursor when it appears: for what a screen or dialog is opened for. */
  readonly focusFirst?: boolean
  readonly disabled?: boolean
  readonly id?: string
}

const Highlighted = ({ text, query }: { readonly text: string; readonly query: string }) =>
  matchParts(text, query).map(({ text: part, hit }, index) => (hit ? <mark key={index}>{part}</mark> : part))

/** A search whose results are picked by arrow keys and Enter, by finger or by mouse (combobox with a list box). */
export const SearchBox = <Row,>(props: SearchBoxProps<Row>) => {
  const { rows, rowKey, state, value, onPick, onChange } = props
  const listId = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const inputRef = props.inputRef ?? ownRef
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  useSlash(inputRef, props.slash === true)

  const showing = open && value !== '' && state !== 'idle'
  const offered = showing && state === 'results' && rows.length > 0
  const at = Math.min(active, rows.length - 1)
  const optionId = (index: number) => `${listId}-${index}`
  const pick = (row: Row | undefined) => {
    if (row === undefined) return
    setOpen(false)
    setActive(0)
    onPick(row)
  }
  const move = (by: number) => {
    setOpen(true)
    const next = offered ? (at + by + rows.length) % rows.length : 0
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault()
      if (offered) pick(rows[at])
      else props.onEnter?.()
    } else if (event.key === 'Escape' && showing) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <Field label={props.label} hint={props.hint} error={props.error} id={props.id}>
      {(control) => (
        <span
          className="ca-input-frame ca-search"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
          }}
        >
          <SearchIcon />
          <input
            {...control}
            ref={inputRef}
            className="bp6-input ca-input"
            type="text"
            role="combobox"
            aria-expanded={showing}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={offered ? optionId(at) : undefined}
            aria-busy={state === 'loading' || state === 'waiting'}
            aria-keyshortcuts={props.slash === true ? '/' : undefined}
            autoComplete="off"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the caller, where the search is what the dialog opens for
            autoFocus={props.focusFirst}
            data-focus-first={props.focusFirst === true ? '' : undefined}
            value={value}
            placeholder={props.placeholder}
            title={showing || value === '' ? undefined : value}
            disabled={props.disabled}
            onFocus={() => {
              setOpen(true)
            }}
            onChange={(event) => {
              setOpen(true)
              setActive(0)
              onChange(event.currentTarget.value)
            }}
            onKeyDown={onKeyDown}
          />
          <span className="ca-input-end">
            {value === '' ? (
              props.slash === true ? (
                <Kbd keys="/" />
              ) : null
            ) : (
              <Action
                kind="quiet"
                small
                icon={<CrossIcon size={14} />}
                label="Borrar la búsqueda"
                disabled={props.disabled}
                onClick={() => {
                  onChange('')
                  inputRef.current?.focus()
                }}
              />
            )}
          </span>
          <div className={`ca-search-panel${props.wide === true ? ' ca-search-wide' : ''}`} hidden={!showing}>
            <div id={listId} role="listbox" aria-label={props.label} className="ca-search-list">
              {offered
                ? rows.map((row, index) => (
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys (combobox)
                    <div
                      key={rowKey(row)}
                      id={optionId(index)}
                      role="option"
                      tabIndex={-1}
                      aria-selected={index === at}
                      className="ca-search-row"
                      onMouseMove={() => {
                        if (index !== at) setActive(index)
                      }}
                      onMouseDown={(event) => {
                        event.preventDefault()
                      }}
                      onClick={() => {
                        pick(row)
                      }}
                    >
                      {props.rowLead === undefined ? null : (
                        <span className="ca-search-lead ca-second">
                          <Highlighted text={props.rowLead(row)} query={value} />
                        </span>
                      )}
                      <span className="ca-search-words">
                        <span className={`ca-search-title${props.rowMore === undefined ? '' : ' ca-search-one'}`}>
                          <Highlighted text={props.rowTitle(row)} query={value} />
                          {props.rowMore?.(row) ? <span className="ca-second"> {props.rowMore(row)}</span> : null}
                        </span>
                        {props.rowSecond?.(row) ? (
                          <span className="ca-second">
                            <Highlighted text={props.rowSecond(row) ?? ''} query={value} />
                          </span>
                        ) : null}
                      </span>
                      {props.rowAside?.(row)}
                      {index === at ? <Kbd keys="Enter" /> : null}
                    </div>
                  ))
                : null}
            </div>
            {showing && !offered ? (
              <output className="ca-search-note">
                {state === 'failed' ? (
                  <>
                    <span className="ca-search-failed">{props.failure ?? 'No se pudo buscar.'}</span>
                    {props.onRetry === undefined ? null : (
                      <Action small onClick={props.onRetry}>
                        Intentar de nuevo
                      </Action>
                    )}
                  </>
                ) : state === 'results' ? (
                  (props.emptyText ?? `Nada coincide con «${value}».`)
                ) : (
                  'Buscando…'
                )}
              </output>
            ) : null}
            {offered && props.truncated === true ? (
              <p className="ca-search-more ca-second">Hay más resultados: escriba otra palabra para acercarse.</p>
            ) : null}
          </div>
        </span>
      )}
    </Field>
  )
}
