/** Result parsers by type oid, shared by both databases, so that a column has one JavaScript type wherever it is stored. */

const int8 = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('int8 out of the safe range')
  return value
}
const exactText = (text: string): string => text
const bytes = (text: string): Buffer => Buffer.from(text.slice(2), 'hex')

/** bytea, int8, date, interval, numeric and int8[]. */
export const BYTEA_OID = 17
export const resultParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [BYTEA_OID]: bytes,
  20: int8,
  1082: exactText,
  1186: exactText,
  1700: exactText,
  1016: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(int8)),
}
