/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox whose rows have a second control is a grid, which no tag is */
import { Dialog } from '@blueprintjs/core'
import { LockIcon, SearchIcon, StarEmptyIcon, StarIcon } from '@blueprintjs/icons'
import { type JSX, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { Kbd } from '../kbd/kbd.tsx'
import { matchParts } from '../search-box/match-parts.tsx'
// Its veil and its fading are those of every dialog.
import '../modal/modal.css'
import './palette.css'

export interface PaletteRow {
  readonly key: string
  readonly title: string
  /** Where it is, or why it cannot be opened. */
  readonly second: string
  /** A quiet word at the right: 'pronto'. */
  readonly note?: string
  readonly icon?: JSX.Element
  /** At the right, in its own words and colours. */
  readonly aside?: ReactNode
  /** Keys that pick it while the list is open: `Alt O`. */
  readonly keys?: string
  /** Absent: it cannot be opened. */
  readonly onPick?: () => void
  /** Absent: it has no star. */
  readonly star?: { readonly on: boolean; readonly onPress: () => void }
}

export interface PaletteGroup {
  readonly key: string
  readonly title: string
  readonly rows: readonly PaletteRow[]
}

export interface PaletteProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly groups: readonly PaletteGroup[]
  /** What is said when nothing matches. */
  readonly emptyText: string
  /** What is said after the last group. */
  readonly moreText?: string | undefined
  /** The row that the person points at or moves to. */
  readonly onActive?: ((key: string) => void) | undefined
  readonly onClose: () => void
}

const TRANSITION_MS = 100

interface RowProps {
  readonly row: PaletteRow
  readonly text: string
  readonly id: string
  readonly active: boolean
  readonly onPoint: () => void
}

const Row = ({ row, text, id, active, onPoint }: RowProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys (combobox)
  <div
    role="row"
    tabIndex={-1}
    id={id}
    className="ca-palette-row"
    aria-selected={active}
    aria-disabled={row.onPick === undefined}
    aria-keyshortcuts={row.keys?.replace(' ', '+')}
    onMouseMove={active ? undefined : onPoint}
    onClick={row.onPick}
  >
    <span role="gridcell" className="ca-palette-cell">
      <span className="ca-palette-icon">{row.onPick === undefined ? <LockIcon size={16} /> : row.icon}</span>
      <span className="ca-palette-words">
        <span className="ca-palette-title">
          {matchParts(row.title, text).map(({ text: part, hit }, index) =>
            hit ? <mark key={index}>{part}</mark> : part,
          )}
        </span>
        <span className="ca-second">{row.second}</span>
      </span>
      {row.aside === undefined ? null : <span className="ca-palette-aside">{row.aside}</span>}
      {row.note === undefined ? null : <span className="ca-palette-note">{row.note}</span>}
    </span>
    {row.star === undefined ? null : (
      <span role="gridcell">
        <button
          type="button"
          className="ca-palette-star"
          aria-label={`Favorita: ${row.title}`}
          aria-pressed={row.star.on}
          tabIndex={active ? 0 : -1}
          onClick={(event) => {
            event.stopPropagation()
            row.star?.onPress()
          }}
        >
          {row.star.on ? <StarIcon /> : <StarEmptyIcon />}
        </button>
      </span>
    )}
    {row.keys === undefined ? null : <Kbd keys={row.keys} />}
    {active && row.onPick !== undefined ? <Kbd keys="Enter" /> : null}
  </div>
)

/** The row whose own keys these are. */
const rowOfKeys = (groups: readonly PaletteGroup[], { altKey, ctrlKey, key }: KeyboardEvent): PaletteRow | undefined =>
  altKey && !ctrlKey
    ? groups.flatMap(({ rows }) => rows).find(({ keys }) => keys === `Alt ${key.toUpperCase()}`)
    : undefined

const nextPlace = (key: string, now: number, count: number): number | null => {
  if (key === 'ArrowDown') return (now + 1) % count
  if (key === 'ArrowUp') return (now - 1 + count) % count
  return null
}

const Field = ({
  props,
  listId,
  activeId,
  inputRef,
  onKeyDown,
}: {
  readonly props: PaletteProps
  readonly listId: string
  readonly activeId: string | undefined
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}) => (
  <div className="ca-palette-field">
    <SearchIcon size={20} />
    <input
      ref={inputRef}
      type="text"
      role="combobox"
      aria-label={props.label}
      aria-expanded
      aria-haspopup="grid"
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      autoComplete="off"
      spellCheck={false}
      placeholder={props.label}
      value={props.text}
      onChange={(event) => {
        props.onText(event.currentTarget.value)
      }}
      onKeyDown={onKeyDown}
    />
    <button type="button" className="ca-palette-close" onClick={props.onClose}>
      Cerrar <Kbd keys="Esc" />
    </button>
  </div>
)

/** A list of places over everything else: letters narrow it, arrows move, Enter goes, Tab reaches the star, Esc closes. */
export const Palette = (props: PaletteProps) => {
  const { groups, text, onClose } = props
  const listId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const places = groups.flatMap((group) => group.rows.map((row) => ({ row, id: `${listId}-${row.key}` })))
  // What arrives for the same text never takes the selection away from the row that has it.
  const first = places[0]?.id ?? null
  const [held, setHeld] = useState({ text, id: first })
  const stands = held.text === text && places.some(({ id }) => id === held.id)
  if (!stands && (held.text !== text || held.id !== first)) setHeld({ text, id: first })
  const found = places.findIndex(({ id }) => id === (pointed ?? (stands ? held.id : first)))
  const at = found === -1 ? 0 : found
  const active = places[at]
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      active?.row.onPick?.()
      return
    }
    const own = rowOfKeys(groups, event)
    if (own?.onPick !== undefined) {
      event.preventDefault()
      own.onPick()
      return
    }
    const next = places.length === 0 ? null : nextPlace(event.key, at, places.length)
    if (next === null) return
    event.preventDefault()
    const { id = null, row } = places[next] ?? {}
    setPointed(id)
    if (row !== undefined) props.onActive?.(row.key)
    if (id !== null) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      onOpening={() => {
        inputRef.current?.focus()
      }}
      onOpened={() => {
        inputRef.current?.focus()
      }}
      aria-labelledby={`${listId}-title`}
      transitionName="ca-fade"
      transitionDuration={TRANSITION_MS}
      backdropClassName="ca-veil"
      className="ca-palette"
    >
      <h2 id={`${listId}-title`} className="ca-hidden">
        {props.label}
      </h2>
      <Field
        props={{
          ...props,
          onText: (next) => {
            setPointed(null)
            props.onText(next)
          },
        }}
        listId={listId}
        activeId={active?.id}
        inputRef={inputRef}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="grid" aria-label={props.label} className="ca-palette-list">
        {groups.map((group) => (
          <div key={group.key} role="rowgroup" aria-label={group.title}>
            <p className="ca-palette-head" aria-hidden="true">
              {group.title}
            </p>
            {group.rows.map((row) => (
              <Row
                key={row.key}
                row={row}
                text={text}
                id={`${listId}-${row.key}`}
                active={`${listId}-${row.key}` === active?.id}
                onPoint={() => {
                  setPointed(`${listId}-${row.key}`)
                  props.onActive?.(row.key)
                }}
              />
            ))}
          </div>
        ))}
      </div>
      <output className="ca-palette-foot">{places.length === 0 ? props.emptyText : props.moreText}</output>
    </Dialog>
  )
}
