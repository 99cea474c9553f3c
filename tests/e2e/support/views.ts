/** The sizes and themes in which every screen is looked at. */
import { PHONE, WIDE, type View } from './browser.ts'

export interface NamedView extends Required<View> {
  /** `light-1440`. */
  readonly name: string
}

/** Each size and each theme once: what a theme does wrong it does at any width. */
export const VIEWS: readonly NamedView[] = [
  { size: WIDE, theme: 'light', name: 'light-1440' },
  { size: PHONE, theme: 'dark', name: 'dark-390' },
]
