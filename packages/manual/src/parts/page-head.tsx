import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PlaceLink, useManual } from '../context.tsx'
import { placeText, type SectionId, sectionTitle } from '../place.tsx'

export interface PageHeadProps {
  /** Section above; the first page and the sections themselves have none. */
  readonly section?: SectionId
  readonly title: string
  /** Of the title, where it is not that of the page around it. */
  readonly lang?: 'es' | 'en'
  /** What stands right of the title: a result, a button. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** Title of a page, with the way back to its section. The title takes the focus when one arrives. */
export const PageHead = ({ section, title, lang, aside, children }: PageHeadProps) => {
  const { hasMoved, onTitle } = useManual()
  const heading = useRef<HTMLHeadingElement>(null)
  // As it was on arrival: what changes on a page that stays does not take the keyboard.
  const [takesFocus] = useState(hasMoved)
  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo?.(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    onTitle?.(title)
  }, [onTitle, title])
  return (
    <header className="man-head">
      {section === undefined ? null : (
        <p className="man-up">
          <PlaceLink to={placeText(section)}>{sectionTitle(section)}</PlaceLink>
        </p>
      )}
      <div className="man-title">
        <h1 ref={heading} tabIndex={-1} lang={lang}>
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </header>
  )
}
