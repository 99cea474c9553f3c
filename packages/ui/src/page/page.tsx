import type { ReactNode, Ref } from 'react'
import './page.css'

export interface PageProps {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** A screen: its head, its filters, its parts, one under another at the same distance. */
export const Page = ({ children, ref }: PageProps) => (
  <div className="ca-page" ref={ref}>
    {children}
  </div>
)

export interface PageSplitProps {
  /** What one chooses from. */
  readonly list: ReactNode
  /** What was chosen; null: the list has the whole width. */
  readonly detail: ReactNode
}

/** A list and, beside it, what was chosen there. Where there is no room for both, what was chosen is the page. */
export const PageSplit = ({ list, detail }: PageSplitProps) => (
  <div className={detail === null ? 'ca-page' : 'ca-page-split'}>
    <div className="ca-page ca-page-list">{list}</div>
    {detail === null ? null : <div className="ca-page ca-page-detail">{detail}</div>}
  </div>
)
