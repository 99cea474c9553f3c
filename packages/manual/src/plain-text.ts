/** The written pages as text for the search, cut where a person would look. */
import type { ManualPage } from '@cauce/contract/manuales'

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The words of our own HTML, without its tags. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, (found) => ENTITIES[found] ?? found)
    .replaceAll(/\s+/gu, ' ')
    .trim()

export interface PageSection {
  /** Anchor in the page; empty: its beginning. */
  readonly anchor: string
  readonly title: string
  readonly text: string
}

const HEADING = /<h[23] id="(?<anchor>[^"]*)">(?<title>.*?)<\/h[23]>/gu
const TERM = /<tr id="(?<anchor>[^"]*)"><td>(?<title>.*?)<\/td>(?<rest>.*?)<\/tr>/gu
const CELL = /<td>(?<words>.*?)<\/td>/gu

/** The beginning of a text, cut between two words. */
export const beginning = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\s,;:.]*\s\S*$/u, '')}…` : text

/** What a term is, before how the code names it and where it is. */
const definitionFirst = (row: string): string => {
  const [name = '', definition = '', ...where] = [...row.matchAll(CELL)].map(({ groups }) =>
    plainText(groups?.['words'] ?? ''),
  )
  return [definition, name, ...where].filter(Boolean).join(' · ')
}

/** A page by its headings. */
const byHeading = ({ html, titulo }: ManualPage): PageSection[] => {
  const found = [...html.matchAll(HEADING)]
  const first = { anchor: '', title: titulo, text: plainText(html.slice(0, found[0]?.index ?? html.length)) }
  const rest = found.map((match, index) => ({
    anchor: match.groups?.['anchor'] ?? '',
    title: plainText(match.groups?.['title'] ?? ''),
    text: plainText(html.slice(match.index + match[0].length, found[index + 1]?.index ?? html.length)),
  }))
  return first.text === '' && rest.length > 0 ? rest : [first, ...rest]
}

const TABLE = /<table>.*?<\/table>/gsu

/** The glossary by its terms, a decision whole, a guide by its headings; of the pages in English what they say, not their figures. */
export const sectionsOf = (page: ManualPage): readonly PageSection[] => {
  if (page.grupo === 'decision') return [{ anchor: '', title: page.titulo, text: plainText(page.html) }]
  if (page.grupo === 'guia')
    return byHeading(page.idioma === 'en' ? { ...page, html: page.html.replaceAll(TABLE, ' ') } : page)
  return [...page.html.matchAll(TERM)].map(({ groups }) => ({
    anchor: groups?.['anchor'] ?? '',
    title: plainText(groups?.['title'] ?? ''),
    text: definitionFirst(groups?.['rest'] ?? ''),
  }))
}
