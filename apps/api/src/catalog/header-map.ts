/** Which column of the file is which field of the catalogue. */
import { normalizeSearch } from '@cauce/domain/search/trigger'
import type { Cells, Field } from './definition.ts'

/** A header without accents, case or signs: `Código Municipio` is `codigo_municipio`. */
export const headerKey = (header: string): string =>
  normalizeSearch(header)
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '')

/** A column that is not there or cannot be told; the message says what to do. */
export class HeaderProblem extends Error {}

/** Position of each field that the file has. */
export type HeaderMap = ReadonlyMap<string, number>

const asked = (fields: readonly Field[], columns: readonly string[], pairs: readonly string[]): Map<string, number> => {
  const found = new Map<string, number>()
  for (const pair of pairs) {
    const cut = pair.indexOf('=')
    const [field, column] = [pair.slice(0, cut).trim(), pair.slice(cut + 1).trim()]
    if (cut < 1 || column === '') throw new HeaderProblem(`--map se escribe campo=columna; se recibió "${pair}".`)
    if (!fields.some(({ name }) => name === field)) {
      throw new HeaderProblem(`No existe el campo "${field}". Campos: ${fields.map(({ name }) => name).join(', ')}.`)
    }
    const place = columns.findIndex((name) => headerKey(name) === headerKey(column))
    if (place < 0) {
      throw new HeaderProblem(`El archivo no tiene la columna "${column}". Columnas: ${columns.join(', ')}.`)
    }
    found.set(field, place)
  }
  return found
}

/**
 * Finds each field by what was asked (`campo=columna`), by its name or by its known synonyms, in that order. Throws
 * {@link HeaderProblem} when a required field has no column.
 */
export const mapHeader = (
  fields: readonly Field[],
  columns: readonly string[],
  pairs: readonly string[],
): HeaderMap => {
  const map = asked(fields, columns, pairs)
  const keys = columns.map(headerKey)
  for (const { name, synonyms } of fields) {
    const place = [name, ...synonyms].map((known) => keys.indexOf(known)).find((found) => found >= 0)
    if (!map.has(name) && place !== undefined) map.set(name, place)
  }
  const missing = fields.filter(({ name, required }) => required && !map.has(name)).map(({ name }) => name)
  const [first] = missing
  if (first !== undefined) {
    throw new HeaderProblem(
      `${missing.length === 1 ? 'Falta la columna' : 'Faltan las columnas'} ${missing.map((name) => `"${name}"`).join(', ')}. ` +
        `Columnas del archivo: ${columns.join(', ')}. Si está con otro nombre, dígalo así: --map ${first}=COLUMNA`,
    )
  }
  return map
}

/** The cells of one row through the map. */
export const cellsOf = (map: HeaderMap, row: readonly string[]): Cells => ({
  text: (field) => {
    const place = map.get(field)
    return place === undefined ? '' : (row[place] ?? '')
  },
  has: (field) => map.has(field),
})
