import { describe, expect, it } from 'vitest'
import css from './theme.css?raw'
import { COLOUR_PAIRS, contrast, DARK, LIGHT } from './tokens.ts'

const READABLE = 4.5

const declarations = (block: string): Map<string, string> =>
  new Map([...block.matchAll(/--ca-([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map((found) => [found[1] ?? '', found[2] ?? '']))

const blockAfter = (marker: string): string => {
  const start = css.indexOf(marker)
  return css.slice(start, css.indexOf('}', start))
}

describe('the colours', () => {
  it.each([
    ['light', LIGHT],
    ['dark', DARK],
  ])('every pair of the %s theme is readable at 4.5 : 1', (_name, theme) => {
    const faint = COLOUR_PAIRS.filter(({ ink, ground }) => contrast(theme[ink], theme[ground]) < READABLE).map(
      ({ ink, ground }) => `${ink} on ${ground}: ${contrast(theme[ink], theme[ground]).toFixed(2)}`,
    )
    expect(faint).toEqual([])
  })

  it('black on white is 21 : 1 and a colour on itself 1 : 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#1f5fa8', '#1f5fa8')).toBe(1)
  })

  it('the stylesheet sets exactly these values', () => {
    expect(Object.fromEntries(declarations(blockAfter('/* tokens: light */')))).toEqual(LIGHT)
    expect(Object.fromEntries(declarations(blockAfter('/* tokens: dark */')))).toEqual(DARK)
  })
})
