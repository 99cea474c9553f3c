/** What every page of the manual knows: what has arrived, where a place is, how to go there. */
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { type ManualData, type ManualSource } from './source.tsx'

export interface ManualFrame {
  readonly source: ManualSource
  readonly data: ManualData
  readonly hrefOf: (place: string) => string
  readonly go: (place: string) => void
  /** False on the first page, which leaves the keyboard at the start of the document. */
  readonly hasMoved: boolean
  readonly onTitle: ((title: string) => void) | undefined
}

const Frame = createContext<ManualFrame | null>(null)
export const FrameProvider = Frame.Provider

export const useManual = (): ManualFrame => {
  const frame = useContext(Frame)
  if (frame === null) throw new Error('a page of the manual stands outside of the manual')
  return frame
}

/** A plain click stays here; with a key, or another button, the browser opens what it says. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

export interface PlaceLinkProps {
  readonly to: string
  readonly children: ReactNode
  readonly className?: string
  readonly current?: boolean
}

/** A link to a place of the manual. */
export const PlaceLink = ({ to, children, className, current = false }: PlaceLinkProps) => {
  const { hrefOf, go } = useManual()
  return (
    <a
      href={hrefOf(to)}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}

/** What an address names inside its page (a scenario, a heading, a term) comes into sight and takes the keyboard. */
export const bringIntoSight = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.scrollIntoView?.({ block: 'start' })
  element.focus({ preventScroll: true })
}
