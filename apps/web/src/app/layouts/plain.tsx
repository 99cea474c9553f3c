/** A frame without menu: whose product it is, one thing to do, how to leave. The smaller layouts are made of it. @fuente spec 1 §2 */
import { Brand } from '@cauce/ui/brand/brand'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { thisYear } from '../today.ts'
import { useFocusPage } from '../use-focus-page.ts'
import './plain.css'

interface PlainFrameProps {
  readonly children: ReactNode
  /** How wide the page may be: a form of a few fields, a page, a sheet of data, a document. */
  readonly width: 'form' | 'page' | 'data' | 'document'
  /** What a patient reads is larger. */
  readonly reading?: boolean
  /** Right of the brand: who is there and how they leave. */
  readonly who?: ReactNode
  readonly foot?: ReactNode
}

export const PlainFrame = ({ children, width, reading = false, who, foot }: PlainFrameProps) => {
  const page = useRef<HTMLElement>(null)
  useFocusPage(page)
  return (
    <div className="ca-plain" data-width={width} data-reading={reading ? '' : undefined}>
      <header className="ca-plain-top">
        <Link className="ca-plain-home" to="/" aria-label="Cauce, ir al inicio">
          <Brand />
        </Link>
        {who === undefined ? null : <div className="ca-plain-who">{who}</div>}
      </header>
      <main ref={page} id="contenido" className="ca-plain-main" tabIndex={-1}>
        {children}
      </main>
      <footer className="ca-plain-foot">
        © {thisYear()} Cauce
        {foot === undefined ? null : <> · {foot}</>}
      </footer>
    </div>
  )
}
