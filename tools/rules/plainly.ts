/**
 * Whether an assertion plainly holds. `false` says only that vitest has to look: it knows more kinds of values, and words
 * what fails. Everything that holds here holds there.
 */

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const sameFields = (one: object, other: object): boolean => {
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  // An asymmetric matcher is no plain object, and symbols are vitest's business.
  if (Object.getOwnPropertySymbols(one).length > 0 || Object.getOwnPropertySymbols(other).length > 0) return false
  return names.every((name) => Object.hasOwn(other, name) && same(Reflect.get(one, name), Reflect.get(other, name)))
}

const sameMembers = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean =>
  one.size === other.size && [...one].every((member) => other.has(member))

/** The same figure, text or reference, or lists, sets and plain objects of the same. */
const same = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, index) => same(item, other[index]))
  }
  if (one instanceof Set) return other instanceof Set && sameMembers(one, other)
  return isPlain(one) && isPlain(other) && sameFields(one, other)
}

type Plain = (received: unknown, wanted: unknown) => boolean

const order =
  (holds: (received: number, wanted: number) => boolean): Plain =>
  (received, wanted) =>
    typeof received === 'number' && typeof wanted === 'number' && holds(received, wanted)

const PLAIN: Readonly<Record<string, Plain | undefined>> = {
  toBe: Object.is,
  toEqual: same,
  toBeNull: (received) => received === null,
  toBeUndefined: (received) => received === undefined,
  toBeGreaterThan: order((received, wanted) => received > wanted),
  toBeGreaterThanOrEqual: order((received, wanted) => received >= wanted),
  toBeLessThan: order((received, wanted) => received < wanted),
  toBeLessThanOrEqual: order((received, wanted) => received <= wanted),
  toHaveLength: (received, wanted) => Array.isArray(received) && received.length === wanted,
  toContain: (received, wanted) =>
    typeof received === 'string'
      ? typeof wanted === 'string' && received.includes(wanted)
      : Array.isArray(received) && received.includes(wanted),
  toMatch: (received, wanted) =>
    typeof received === 'string' &&
    (wanted instanceof RegExp ? !wanted.global && !wanted.sticky && wanted.test(received) : false),
}

export const holdsPlainly = (matcher: string, received: unknown, wanted: readonly unknown[]): boolean =>
  PLAIN[matcher]?.(received, wanted[0]) ?? false
