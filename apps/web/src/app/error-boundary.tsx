/** What is shown when a page does not exist or fails, and when that fails too. @fuente spec 1 §8 */
import { Component, type ReactNode } from 'react'
import { Link, useRouteError } from 'react-router-dom'
import { LAST_RESORT, NOT_FOUND, pageErrorText, type PageErrorText } from './error-text.ts'
import { usePageTitle } from './page-title.ts'

const Message = ({ title, text }: PageErrorText) => {
  usePageTitle(title)
  return (
    <div className="ca-whole ca-whole-page">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <Link to="/">Ir al inicio</Link>
      </p>
    </div>
  )
}

/** Error of a page inside the default layout, which stays. */
export const PageError = () => <Message {...pageErrorText(useRouteError())} />

/** Error of everything else. */
export const WholePageError = () => (
  <main>
    <PageError />
  </main>
)

/** An address that is no page's. */
export const NotFound = () => (
  <main>
    <Message {...NOT_FOUND} />
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
      <p role="alert">
        {LAST_RESORT}. <a href="/">Ir al inicio</a>
      </p>
    )
  }
}
