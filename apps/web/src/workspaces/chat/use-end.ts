/**
 * Whether the person reads the end of the conversation: while they do, it stays before the eyes whatever comes, above or below.
 * Only going up leaves it.
 */
import { useLayoutEffect, useState } from 'react'

/** What counts as being at the end, px. */
const NEAR_END = 80
/** While rows come the list is shorter for an instant, and the browser moves it up by itself: that is nobody who goes up. */
const SETTLES_MS = 300
/** What moves after a hand moved it was moved by it. */
const HAND_MS = 1_000
/** How a hand moves the list. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'] as const

export interface EndOfList {
  readonly atEnd: boolean
  /** The same, read at once. */
  readonly isAtEnd: () => boolean
  /** Puts the end before the eyes again, where it is followed. */
  readonly keep: () => void
  /** The list has another height. */
  readonly changed: () => void
  /** Goes to the end and follows it. */
  readonly go: () => void
  /** Takes the element that scrolls. */
  readonly take: (list: HTMLElement | Window | null) => void
}

const leftBelow = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): number =>
  scrollHeight - clientHeight - scrollTop

/** Says to React what the list does: whether its end is followed. */
const watchEnd = (tell: (isFollowing: boolean) => void) => {
  let list: HTMLElement | null = null
  let isFollowing = true
  let top = 0
  let height = 0
  let changedAt = 0
  let rows = 0
  let handAt = -HAND_MS
  const follow = (next: boolean): void => {
    isFollowing = next
    tell(next)
  }
  const keep = (): void => {
    if (list !== null && isFollowing && leftBelow(list) > 1) list.scrollTop = list.scrollHeight
  }
  const isInHand = (at: number): boolean => at - handAt < HAND_MS
  /** Where the height is another one it was the list that moved: on a busy machine long after it changed. */
  const isByHand = (at: number, isSameHeight: boolean): boolean =>
    isInHand(at) || (isSameHeight && at - changedAt > SETTLES_MS)
  let frame = 0
  /** What came is drawn in the frames that follow. */
  const settle = (): void => {
    const now = performance.now()
    if (!isInHand(now)) keep()
    frame = now - changedAt > SETTLES_MS ? 0 : requestAnimationFrame(settle)
  }
  const changed = (): void => {
    changedAt = performance.now()
    cancelAnimationFrame(frame)
    settle()
  }
  const look = (): void => {
    if (list === null) return
    const wentUp = list.scrollTop < top - 1
    const moved = isByHand(performance.now(), list.scrollHeight === height)
    top = list.scrollTop
    height = list.scrollHeight
    if (leftBelow(list) <= NEAR_END) follow(true)
    else if (wentUp && moved) follow(false)
    if (!moved) keep()
  }
  const byHand = (): void => {
    handAt = performance.now()
  }
  // The field where one writes grows, the keyboard of a phone opens.
  const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(keep)
  const leave = (): void => {
    cancelAnimationFrame(frame)
    resized?.disconnect()
    list?.removeEventListener('scroll', look)
    for (const hand of HANDS) list?.removeEventListener(hand, byHand)
    list = null
  }
  return {
    isAtEnd: () => isFollowing,
    keep,
    changed,
    hasRows: (count: number) => {
      if (count === rows) return
      rows = count
      changed()
    },
    go: () => {
      follow(true)
      handAt = -HAND_MS
      changed()
    },
    take: (element: HTMLElement | Window | null) => {
      leave()
      if (!(element instanceof HTMLElement)) return
      list = element
      list.addEventListener('scroll', look, { passive: true })
      for (const hand of HANDS) list.addEventListener(hand, byHand, { passive: true })
      resized?.observe(list)
    },
  }
}

/** @param rows how many there are */
export const useEnd = (rows: number): EndOfList => {
  const [atEnd, setAtEnd] = useState(true)
  const [watch] = useState(() => watchEnd(setAtEnd))
  useLayoutEffect(() => watch.hasRows(rows), [watch, rows])
  return { ...watch, atEnd }
}
