/** What a page says of the files that it loads; the block does the rest. */
import type { ReactNode } from 'react'

export interface LoadKind {
  /** As the server calls it. */
  readonly carga: string
  /** What is loaded, in plural. */
  readonly many: string
  /** What a line is, and what is done where there is one already. */
  readonly about: ReactNode
  readonly columns: ReactNode
  readonly template: () => Promise<Blob>
  /** Of the files that it gives. */
  readonly fileName: string
  /** Said when it ended, after what it did. */
  readonly afterwards?: string
  /** It ended: what is on the page may have changed. */
  readonly onLoaded: () => void
}
