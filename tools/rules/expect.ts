/**
 * vitest's `expect`, which takes some six microseconds for every assertion, with a short cut: what plainly holds does not
 * wake it. Whatever the short cut does not know, and whatever does not hold, is vitest's to judge and to word.
 */
import { expect as vitestExpect } from 'vitest'
import { holdsPlainly } from './plainly.ts'

/** An assertion that did not hold, as the person who reads the failure needs it. */
export interface Refused {
  readonly matcher: string
  readonly negated: boolean
  readonly received: unknown
  readonly wanted: readonly unknown[]
  /** What the test says beside the value: `expect(value, 'this')`. */
  readonly note: string | undefined
}

const refusals = new WeakMap<object, Refused>()

/** The assertion that threw `error`; nothing where it comes from somewhere else. */
export const refusedBy = (error: unknown): Refused | undefined =>
  typeof error === 'object' && error !== null ? refusals.get(error) : undefined

const remember = (error: unknown, refused: Refused): void => {
  // The first one: what an outer assertion adds explains less.
  if (typeof error === 'object' && error !== null && !refusals.has(error)) refusals.set(error, refused)
}

const isCallable = (value: unknown): value is (...wanted: readonly unknown[]) => unknown => typeof value === 'function'

const judge = (refused: Refused): unknown => {
  const { matcher, negated, received, wanted, note } = refused
  const assertion = vitestExpect(received, note)
  const target: object = negated ? assertion.not : assertion
  const matches: unknown = Reflect.get(target, matcher)
  if (!isCallable(matches)) throw new Error(`expect no tiene «${matcher}»`)
  try {
    return Reflect.apply(matches, target, wanted)
  } catch (error) {
    remember(error, refused)
    throw error
  }
}

/** The answer to `expect(value)`. What it is asked and does not have itself, it asks vitest's. */
class Assertion {
  readonly received: unknown
  readonly note: string | undefined
  readonly negated: boolean
  constructor(received: unknown, note: string | undefined, negated: boolean) {
    this.received = received
    this.note = note
    this.negated = negated
  }
  get not(): Assertion {
    return new Assertion(this.received, this.note, !this.negated)
  }
  settle(matcher: string, wanted: readonly unknown[]): unknown {
    if (!this.negated && holdsPlainly(matcher, this.received, wanted)) return undefined
    return judge({ matcher, negated: this.negated, received: this.received, wanted, note: this.note })
  }
}

const askVitest: ProxyHandler<object> = {
  get: (_, matcher, assertion) => {
    if (typeof matcher !== 'string' || !(assertion instanceof Assertion)) return undefined
    return (...wanted: readonly unknown[]) => assertion.settle(matcher, wanted)
  },
}
Object.setPrototypeOf(Assertion.prototype, new Proxy({}, askVitest))

export const expect = Object.assign(
  (received: unknown, note?: string): Assertion => new Assertion(received, note, false),
  vitestExpect,
)
