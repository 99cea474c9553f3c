/** What is searched for when somebody writes a name or a document. */
import { normalizeSearch, SEARCH_TRIGGERS } from '../search/trigger.ts'

/** Longest text that a history is searched by. */
export const MAX_HISTORY_TEXT = 100

const { threshold } = SEARCH_TRIGGERS.affiliate

export const AFFILIATE_TEXT_TOO_SHORT = `Escriba al menos ${threshold} letras o números`

/** Dots and blanks between figures are how people write a document, not part of it. */
const plain = (text: string): string => text.replaceAll(/(?<=\d)[.\s](?=\d)/gu, '')

/**
 * The text to search for, a document without its dots; null while it is too short.
 * @regla Un afiliado se busca por nombre o documento desde 4 caracteres; los puntos del documento no cuentan.
 */
export const searchedAffiliate = (text: string): string | null => {
  const searched = plain(normalizeSearch(text))
  return searched.length < threshold ? null : searched
}
