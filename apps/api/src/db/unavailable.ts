/** Which errors mean "the database is not there" or "it did not answer in time", on both databases and their drivers. */

/** Thrown by us when the embedded database's thread died, is being replaced or took too long. */
export class DatabaseUnavailable extends Error {
  readonly code = 'CAUCE_DB_UNAVAILABLE'
}

const CODES = new Set([
  'CAUCE_DB_UNAVAILABLE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '25P03', // idle in transaction for too long
  '57014', // statement timeout
  '57P01', // shutdown
  '57P02', // crash
  '57P03', // starting up
  '53300', // too many connections
  '40001', // lost a race; a repeat succeeds
  '40P01', // deadlock, likewise
])
const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|not queryable/iu

const textOf = (error: object, key: string): string => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

/** SQLSTATE or system code of an error, '' when it has none. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null ? textOf(error, 'code') : ''

/** True when a repeat in some seconds may succeed and the request itself was not wrong. */
export const isUnavailable = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  const code = textOf(error, 'code')
  if (CODES.has(code) || code.startsWith('08')) return true
  if (MESSAGES.test(textOf(error, 'message'))) return true
  return error instanceof AggregateError && error.errors.some(isUnavailable)
}
