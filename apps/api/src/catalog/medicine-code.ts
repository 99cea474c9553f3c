import { createHash } from 'node:crypto'
import { normalizeSearch } from '@cauce/domain/search/trigger'

const SUFFIX_LENGTH = 6

/**
 * The code of a presentation in a file that has none: its ATC and a short mark of its name. The same presentation gets the same
 * code in whatever order or file it comes, so that a second import updates instead of repeating.
 * @param atc may be empty
 */
export const medicineCode = (atc: string, nombre: string): string => {
  const mark = createHash('sha256').update(normalizeSearch(nombre)).digest('hex').slice(0, SUFFIX_LENGTH)
  return `${atc === '' ? 'SINATC' : atc.toUpperCase()}-${mark}`
}
