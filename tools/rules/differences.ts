/** Where two values differ, for those too long to compare by eye. */
import { inWords } from './in-words.ts'

const MOST = 5
const SHORT = 60

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> | null => {
  if (Array.isArray(value)) return new Map(value.map((item: unknown, index) => [String(index + 1), item]))
  if (typeof value !== 'object' || value === null) return null
  return Object.getPrototypeOf(value) === Object.prototype ? new Map(Object.entries(value)) : null
}

const walk = (where: readonly string[], wanted: unknown, received: unknown): readonly string[] => {
  if (Object.is(wanted, received)) return []
  const [left, right] = [entriesOf(wanted), entriesOf(received)]
  if (left !== null && right !== null) {
    return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
      walk([...where, key], left.get(key), right.get(key)),
    )
  }
  const [one, other] = [inWords(wanted), inWords(received)]
  return one === other ? [] : [`en ${where.join(' › ')}: se esperaba ${one}; llegó ${other}`]
}

/** The first places where `received` is not `wanted`; none where both fit on a line. */
export const differences = (wanted: unknown, received: unknown): readonly string[] => {
  if (entriesOf(wanted) === null || entriesOf(received) === null) return []
  if (Math.max(inWords(wanted).length, inWords(received).length) <= SHORT) return []
  const found = walk([], wanted, received)
  return found.length > MOST ? [...found.slice(0, MOST), `… y ${found.length - MOST} diferencias más`] : found
}
