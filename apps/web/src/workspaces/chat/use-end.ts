/**
 * Whether the person reads the end of the conversation: while they do, it stays before the eyes whatever comes, above or below.
 * Only going up leaves it.
 */
import { useCallback, useEffect, useRef, useState } from 'react'

/** What counts as being at the end, px. */
const NEAR_END = 80

export interface EndOfList {
  readonly atEnd: boolean
  /** The same, read at once. */
  readonly isAtEnd: () => boolean
  /** Puts the end before the eyes again, where it is followed. */
  readonly keep: () => void
  /** Goes to the end and follows it. */
  readonly go: () => void
  /** Takes the element that scrolls. */
  readonly take: (list: HTMLElement | Window | null) => void
}

interface Place {
  readonly top: number
  readonly height: number
}

const placeOf = ({ scrollTop: top, scrollHeight: height }: HTMLElement): Place => ({ top, height })
const leftBelow = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): number =>
  scrollHeight - clientHeight - scrollTop

/** Up, and not because what is above or below became shorter. */
const wentUp = (before: Place, now: Place): boolean => now.top < before.top - 1 && now.height >= before.height

export const useEnd = (): EndOfList => {
  const list = useRef<HTMLElement | null>(null)
  const following = useRef(true)
  const before = useRef<Place>({ top: 0, height: 0 })
  const [atEnd, setAtEnd] = useState(true)
  const follow = useCallback((isFollowing: boolean): void => {
    following.current = isFollowing
    setAtEnd(isFollowing)
  }, [])
  const keep = useCallback((): void => {
    const current = list.current
    if (current !== null && following.current && leftBelow(current) > 0) current.scrollTop = current.scrollHeight
  }, [])
  const look = useCallback((): void => {
    const current = list.current
    if (current === null) return
    const now = placeOf(current)
    if (leftBelow(current) <= NEAR_END) follow(true)
    else if (wentUp(before.current, now)) follow(false)
    before.current = now
  }, [follow])
  const go = useCallback((): void => {
    follow(true)
    keep()
  }, [follow, keep])
  const resized = useRef<ResizeObserver | null>(null)
  const take = useCallback(
    (element: HTMLElement | Window | null): void => {
      list.current?.removeEventListener('scroll', look)
      resized.current?.disconnect()
      list.current = element instanceof HTMLElement ? element : null
      if (list.current === null) return
      list.current.addEventListener('scroll', look, { passive: true })
      if (typeof ResizeObserver === 'undefined') return
      // The field where one writes grows, the keyboard of a phone opens.
      resized.current = new ResizeObserver(keep)
      resized.current.observe(list.current)
    },
    [look, keep],
  )
  useEffect(() => () => resized.current?.disconnect(), [])
  return { atEnd, isAtEnd: useCallback(() => following.current, []), keep, go, take }
}
