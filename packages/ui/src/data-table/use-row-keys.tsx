import { type KeyboardEvent, type MouseEvent, useState } from 'react'

interface RowKeysInput<Row> {
  readonly focusable: boolean
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly selectedKey?: string | number | null
  readonly onSelect?: (row: Row) => void
  readonly onOpen?: (row: Row) => void
  readonly opensOnClick?: boolean
}

const TYPES_INTO = 'input, select, textarea, [contenteditable]'

const onControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(`button, a, ${TYPES_INTO}`) !== null

const nextRow = (row: HTMLTableRowElement, key: string): Element | null => {
  if (key === 'ArrowDown') return row.nextElementSibling
  if (key === 'ArrowUp') return row.previousElementSibling
  const siblings = row.parentElement?.children
  if (key === 'Home') return siblings?.item(0) ?? null
  if (key === 'End') return siblings?.item(siblings.length - 1) ?? null
  return null
}

/** One row of a table takes the Tab key; up, down, Home and End move it, Enter opens it. */
export const useRowKeys = <Row,>(input: RowKeysInput<Row>) => {
  const { focusable, rows, rowKey, selectedKey, onSelect, onOpen, opensOnClick = false } = input
  const [focused, setFocused] = useState<string | number | null>(null)
  const known = (key: string | number | null | undefined) => rows.some((row) => rowKey(row) === key)
  const first = rows[0]
  const stop = known(focused) ? focused : known(selectedKey) ? selectedKey : first === undefined ? null : rowKey(first)

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (!focusable || !(event.target instanceof Element) || event.target.closest(TYPES_INTO) !== null) return
    const row = event.target.closest('tr')
    if (row === null) return
    const target = nextRow(row, event.key)
    if (!(target instanceof HTMLTableRowElement)) return
    event.preventDefault()
    target.focus()
  }

  const rowProps = (row: Row) => {
    if (!focusable) return {}
    return {
      tabIndex: rowKey(row) === stop ? 0 : -1,
      onFocus: (event: { target: EventTarget; currentTarget: EventTarget }) => {
        setFocused(rowKey(row))
        if (event.target === event.currentTarget) onSelect?.(row)
      },
      onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return
        event.preventDefault()
        ;(onOpen ?? onSelect)?.(row)
      },
      onClick: (event: MouseEvent<HTMLTableRowElement>) => {
        if (!onControl(event.target)) (opensOnClick ? onOpen : onSelect)?.(row)
      },
      onDoubleClick: (event: MouseEvent<HTMLTableRowElement>) => {
        if (!opensOnClick && !onControl(event.target)) onOpen?.(row)
      },
    }
  }
  return { onKeyDown, rowProps }
}
