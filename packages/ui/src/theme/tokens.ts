/**
 * The colours of the product as data: each entry is a text colour on the ground it stands on, in light and in dark.
 * `theme.css` sets the same values as custom properties; a test keeps both equal and every pair readable (4.5 : 1, WCAG 2.2 AA).
 */

export const LIGHT = {
  ink: '#1b2430',
  'ink-2': '#55616f',
  line: '#d9dfe6',
  ground: '#f4f6f8',
  card: '#ffffff',
  field: '#ffffff',
  readonly: '#f4f6f8',
  row: '#f1f7fc',
  selected: '#e3edf8',
  'selected-ink': '#1b2430',
  river: '#0d2a47',
  'river-2': '#184a7d',
  primary: '#1f5fa8',
  'primary-hover': '#184a7d',
  'on-primary': '#ffffff',
  link: '#184a7d',
  'on-river': '#d6e4f2',
  'river-active': '#274261',
  'on-river-active': '#ffffff',
  pill: '#143a61',
  'on-pill': '#ffffff',
  ok: '#1c6e42',
  'ok-ground': '#e4f3ea',
  waiting: '#7a4a06',
  'waiting-ground': '#fdf0d9',
  bad: '#a3262a',
  'bad-ground': '#fce8e8',
  info: '#184a90',
  'info-ground': '#e3edf8',
  unknown: '#5a2d82',
  'unknown-ground': '#f1e8f8',
} as const

export type TokenName = keyof typeof LIGHT

export const DARK: Record<TokenName, string> = {
  ink: '#eef2f6',
  'ink-2': '#a9b4c0',
  line: '#3a4654',
  ground: '#141a21',
  card: '#1d252e',
  field: '#1d252e',
  readonly: '#161d25',
  row: '#22303f',
  selected: '#213449',
  'selected-ink': '#eef2f6',
  river: '#0b1f35',
  'river-2': '#184a7d',
  primary: '#1f5fa8',
  'primary-hover': '#2a6cb8',
  'on-primary': '#ffffff',
  link: '#9cc4f2',
  'on-river': '#d6e4f2',
  'river-active': '#1c3a5a',
  'on-river-active': '#ffffff',
  pill: '#e3edf8',
  'on-pill': '#0d2a47',
  ok: '#93dbb0',
  'ok-ground': '#17382a',
  waiting: '#f5c47c',
  'waiting-ground': '#3f2c10',
  bad: '#ffb4b4',
  'bad-ground': '#4a1d20',
  info: '#a9ccf7',
  'info-ground': '#1a3354',
  unknown: '#d9bdf2',
  'unknown-ground': '#35234a',
}

const pair = (ink: TokenName, ground: TokenName): { ink: TokenName; ground: TokenName } => ({ ink, ground })

/** Every text colour with every ground it is used on. */
export const COLOUR_PAIRS = [
  pair('ink', 'card'),
  pair('ink', 'ground'),
  pair('ink', 'field'),
  pair('ink', 'readonly'),
  pair('ink', 'row'),
  pair('ink-2', 'card'),
  pair('ink-2', 'ground'),
  pair('ink-2', 'field'),
  pair('ink-2', 'readonly'),
  pair('ink-2', 'row'),
  pair('ink-2', 'selected'),
  pair('selected-ink', 'selected'),
  pair('link', 'card'),
  pair('link', 'ground'),
  pair('link', 'row'),
  pair('on-primary', 'primary'),
  pair('on-primary', 'primary-hover'),
  pair('on-river', 'river'),
  pair('on-river', 'river-2'),
  pair('on-river-active', 'river-active'),
  pair('on-pill', 'pill'),
  pair('ok', 'ok-ground'),
  pair('ok', 'card'),
  pair('waiting', 'waiting-ground'),
  pair('waiting', 'card'),
  pair('bad', 'bad-ground'),
  pair('bad', 'card'),
  pair('bad', 'ground'),
  pair('bad', 'row'),
  pair('info', 'info-ground'),
  pair('info', 'card'),
  pair('unknown', 'unknown-ground'),
  pair('unknown', 'card'),
] as const

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** Contrast ratio of two `#rrggbb` colours, 1 to 21, as WCAG 2.2 defines it. */
export const contrast = (a: string, b: string): number => {
  const high = Math.max(luminance(a), luminance(b))
  const low = Math.min(luminance(a), luminance(b))
  return (high + 0.05) / (low + 0.05)
}
