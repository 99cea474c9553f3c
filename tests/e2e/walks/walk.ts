/** A walk: screens that one person sees one after the other. */
import type { Page } from 'playwright-core'
import type { TestServer } from '../../support/server.ts'

export interface Screen {
  /** Names the test and the picture. */
  readonly name: string
  /** Goes there from the screen before and waits until it is whole. */
  readonly show: (page: Page, server: TestServer) => Promise<unknown>
}

export interface Walk {
  readonly name: string
  /** E-mail of who walks, already signed in; null: nobody yet. */
  readonly who: string | null
  readonly screens: readonly Screen[]
}
