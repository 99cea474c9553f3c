/** Keeps before the eyes what was there when older messages come above it: their heights are only known once they are drawn. */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { EndOfList } from './use-end.ts'

/** How long the heights of what came may still change, in frames. */
const FRAMES = 12
const ROW = '[data-row]'

interface Mark {
  readonly row: string
  readonly top: number
}

/** The first row that is wholly in sight, and where. */
const markIn = (list: HTMLElement): Mark | null => {
  const { top: edge } = list.getBoundingClientRect()
  for (const row of list.querySelectorAll<HTMLElement>(ROW)) {
    const { top } = row.getBoundingClientRect()
    if (top >= edge) return { row: row.dataset['row'] ?? '', top }
  }
  return null
}

const putBack = (list: HTMLElement, { row, top }: Mark): void => {
  const drawn = list.querySelector(`[data-row="${CSS.escape(row)}"]`)
  if (drawn === null) return
  const moved = drawn.getBoundingClientRect().top - top
  if (Math.abs(moved) >= 1) list.scrollTop += moved
}

/**
 * @param olderCount how many rows came above so far
 * @param isComing more rows were asked for
 * @param end who reads the end stays there
 * @returns takes the element that scrolls
 */
export const useSteady = (
  olderCount: number,
  isComing: boolean,
  { isAtEnd, keep }: Pick<EndOfList, 'isAtEnd' | 'keep'>,
): ((list: HTMLElement | Window | null) => void) => {
  const list = useRef<HTMLElement | null>(null)
  const mark = useRef<Mark | null>(null)
  const frames = useRef(0)
  const follow = useCallback((): void => {
    if (list.current !== null && frames.current === 0) mark.current = markIn(list.current)
  }, [])
  const take = useCallback(
    (element: HTMLElement | Window | null): void => {
      list.current?.removeEventListener('scroll', follow)
      list.current = element instanceof HTMLElement ? element : null
      list.current?.addEventListener('scroll', follow, { passive: true })
    },
    [follow],
  )
  // What is drawn may still settle after the list was moved: until the rows come, it is looked at anew.
  useEffect(() => {
    if (!isComing) return undefined
    let frame = 0
    const look = (): void => {
      follow()
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [isComing, follow])
  useLayoutEffect(() => {
    if (olderCount === 0) return undefined
    frames.current = FRAMES
    let frame = 0
    const steady = (): void => {
      if (isAtEnd()) keep()
      else if (list.current !== null && mark.current !== null) putBack(list.current, mark.current)
      frames.current -= 1
      if (frames.current > 0) frame = requestAnimationFrame(steady)
    }
    steady()
    return () => {
      frames.current = 0
      cancelAnimationFrame(frame)
    }
  }, [olderCount, isAtEnd, keep])
  return take
}
