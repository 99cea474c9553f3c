import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons'
import { groupThousands } from '@cauce/domain/text/format'
import type { ReactNode } from 'react'
import { Action } from '../action/action.tsx'
import './data-table.css'

export interface PagerProps {
  /** The first page is 1. */
  readonly page: number
  readonly size: number
  /** Rows in all pages. */
  readonly total: number
  /** There are more rows than `total`, which nobody counted. */
  readonly more?: boolean
  readonly onPage: (page: number) => void
  readonly sizes?: readonly number[]
  readonly onSize?: (size: number) => void
  /** Keys of the table, shown at the right on wide screens. */
  readonly hints?: ReactNode
  /** Name for readers, where there is another list on the screen. */
  readonly label?: string
}

const EDGE = 1
const AROUND = 1

/** The page numbers to offer: first, last and those around the current one; 0 stands for a gap. */
export const pageNumbers = (page: number, pages: number): readonly number[] => {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number <= EDGE || number > pages - EDGE || Math.abs(number - page) <= AROUND,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    return before !== undefined && number - before > 1 ? [0, number] : [number]
  })
}

/** "1 a 8 de 24", the pages, and how many rows at a time. */
export const Pager = (props: PagerProps) => {
  const { page, size, total, more = false, onPage, sizes, onSize, hints, label = 'Páginas' } = props
  const pages = Math.max(1, Math.ceil(total / size))
  const from = total === 0 ? 0 : (page - 1) * size + 1
  return (
    <nav className="ca-pager" aria-label={label}>
      <span className="ca-pager-count">
        <output>
          {groupThousands(from)} a {groupThousands(Math.min(page * size, total))} de {more ? 'más de ' : ''}
          {groupThousands(total)}
        </output>
        {sizes === undefined || onSize === undefined ? null : (
          <label className="ca-pager-size">
            <span className="ca-hidden">Filas por página</span>
            <select
              className="bp6-input ca-input"
              value={size}
              onChange={(event) => {
                onSize(Number(event.currentTarget.value))
              }}
            >
              {sizes.map((option) => (
                <option key={option} value={option}>
                  {option} por página
                </option>
              ))}
            </select>
          </label>
        )}
      </span>
      {pages < 2 ? null : (
        <span className="ca-pager-pages">
          <Action
            kind="quiet"
            small
            icon={<ChevronLeftIcon />}
            label="Página anterior"
            disabled={page <= 1}
            onClick={() => {
              onPage(page - 1)
            }}
          />
          {pageNumbers(page, pages).map((number, index) =>
            number === 0 ? (
              <span key={`hueco-${index}`}>…</span>
            ) : (
              <button
                key={number}
                type="button"
                className="ca-pager-page"
                aria-label={`Página ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => {
                  onPage(number)
                }}
              >
                {number}
              </button>
            ),
          )}
          <Action
            kind="quiet"
            small
            icon={<ChevronRightIcon />}
            label="Página siguiente"
            disabled={page >= pages}
            onClick={() => {
              onPage(page + 1)
            }}
          />
        </span>
      )}
      <span className="ca-pager-hints">{hints}</span>
    </nav>
  )
}
