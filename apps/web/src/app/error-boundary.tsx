/** What is shown when a page does not exist or fails, and when that fails too. @fuente spec 1 §8 */
import {
  LAST_RESORT,
  LAST_RESORT_HELP,
  NOT_FOUND,
  pageErrorText,
  type PageErrorText,
} from '@cauce/domain/shell/page-error'
import { Component, type ReactNode } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { usePageTitle } from './page-title.ts'

const Message = ({ status, title, text }: PageErrorText) => {
  usePageTitle(title)
  return (
    <div className="ca-whole ca-whole-page">
      {title.includes(String(status)) ? null : <p className="ca-whole-status">Código {status}</p>}
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <Link to="/">Ir al inicio</Link>
      </p>
    </div>
  )
}

/** Error of a page inside its layout, which stays. */
export const PageError = () => {
  const error = useRouteError()
  return <Message {...pageErrorText(isRouteErrorResponse(error) ? error.status : undefined)} />
}

/** Error of everything else. */
export const WholePageError = () => (
  <main>
    <PageError />
  </main>
)

/** An address that is no page's, inside a layout. */
export const NotFoundInside = () => <Message {...NOT_FOUND} />

/** The same without a layout. */
export const NotFound = () => (
  <main>
    <NotFoundInside />
  </main>
)

interface LastResortProps {
  readonly children: ReactNode
}

/** Outside everything: plain words and a plain link, since nothing else can be trusted to work. */
export class LastResort extends Component<LastResortProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className="ca-whole ca-whole-page">
        <h1>{LAST_RESORT}</h1>
        <p>{LAST_RESORT_HELP}</p>
        <p>
          <a href="/">Ir al inicio</a>
        </p>
      </main>
    )
  }
}
