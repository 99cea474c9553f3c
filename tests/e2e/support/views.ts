/** The sizes and themes in which every screen is looked at. */
import { PHONE, WIDE, type View } from './browser.ts'

export interface NamedView extends Required<View> {
  /** `light-1440`. */
  readonly name: string
}

const SIZES = [WIDE, PHONE]
const THEMES = ['light', 'dark'] as const

export const VIEWS: readonly NamedView[] = SIZES.flatMap((size) =>
  THEMES.map((theme) => ({ size, theme, name: `${theme}-${size.width}` })),
)
