/** The type of the documents, and the one for the signs that it does not have. @fuente decision 0099 */

/** Atkinson Hyperlegible Next, as the screen. */
export const TYPE = 'Atkinson'
/** Of what it lacks: `≥`, `→`, other alphabets. */
export const OTHER_TYPE = 'Roboto'

/** What the files of `fonts` have. */
const LACKED =
  /[^\u0020-\u007E\u00A0-\u00AC\u00AE-\u00B4\u00B6-\u00FF\u0102\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2009\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u2044\u20AC\u2122\u2212\u2215\s]+/gu

type Piece = string | { readonly text: string; readonly font: string }

/** The text, cut where it changes type. Letters that carry their accent apart are joined with it first; neither type has the arrow. */
const pieces = (text: string): readonly Piece[] => {
  const whole = text.normalize('NFC').replaceAll('→', '->')
  const cut: Piece[] = []
  let from = 0
  for (const { 0: lacked, index } of whole.matchAll(LACKED)) {
    if (index > from) cut.push(whole.slice(from, index))
    cut.push({ text: lacked, font: OTHER_TYPE })
    from = index + lacked.length
  }
  if (from < whole.length || cut.length === 0) cut.push(whole.slice(from))
  return cut
}

/** A whole that has nothing to change stays as it is. */
const dressedText = (text: string): string | { readonly text: readonly Piece[] } => {
  const cut = pieces(text)
  const [only] = cut
  return cut.length === 1 && typeof only === 'string' ? only : { text: cut }
}

const dressed = (value: unknown): unknown => {
  if (typeof value === 'string') return dressedText(value)
  dress(value)
  return value
}

/**
 * Sets in the other type what this one lacks, wherever content says a text. In place, as the writer itself takes the content
 * apart: a definition is drawn once.
 */
export const dress = (node: unknown): void => {
  if (Array.isArray(node)) {
    for (const [index, each] of node.entries()) node[index] = dressed(each)
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, each] of Object.entries(node)) {
      if (typeof each === 'object' || key === 'text') Reflect.set(node, key, dressed(each))
    }
  }
}
