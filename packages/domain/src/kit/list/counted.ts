/** How far a long list counts: to know that there are many needs no walk through all of them. */
import { groupThousands } from '../../text/format.ts'

/** Rows that a search counts and lets one page through. */
export const MAX_COUNTED = 10_000

/**
 * A count that went no further than one past what is counted, in words.
 * @regla Una lista cuenta hasta diez mil; de lo que pasa de ahí dice «más de 10 000», y sus páginas llegan hasta ahí.
 */
export const countWords = (counted: number): string =>
  counted > MAX_COUNTED ? `más de ${groupThousands(MAX_COUNTED)}` : groupThousands(counted)
