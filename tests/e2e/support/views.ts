/** The sizes and themes in which every screen is looked at. */
import { PHONE, WIDE, type View } from './browser.ts'

export interface NamedView extends Required<View> {
  /** `light-1440`. */
  readonly name: string
}

/** Each size and each theme once: what a theme does wrong it does at any width. */
export const VIEWS = {
  'light-1440': { size: WIDE, theme: 'light', name: 'light-1440' },
  'dark-390': { size: PHONE, theme: 'dark', name: 'dark-390' },
} as const satisfies Readonly<Record<string, NamedView>>
