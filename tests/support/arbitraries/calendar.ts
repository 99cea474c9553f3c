/** Days and instants, weighted towards the ends of months and years. */
import * as fc from 'fast-check'

const DAY_MS = 86_400_000
const FIRST = Date.UTC(1900, 0, 1) / DAY_MS
const LAST = Date.UTC(2199, 11, 31) / DAY_MS

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

const edge = fc.constantFrom('2026-02-28', '2028-02-29', '2026-12-31', '2027-01-01', '2100-02-28', '2000-02-29')

/** Any day that the product accepts, from 1900 to 2199. */
export const anyDay: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: FIRST, max: LAST }).map(isoDay) },
  { weight: 1, arbitrary: edge },
)

/** A day on which somebody may be ordering. */
export const today: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.integer({ min: Date.UTC(2025, 0, 1) / DAY_MS, max: Date.UTC(2040, 0, 1) / DAY_MS }).map(isoDay),
  },
  { weight: 1, arbitrary: edge },
)

/** Whole days, near and far, before and after. */
export const dayShift: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: -400, max: 400 }),
  fc.constantFrom(364, 365, 366, 367),
)

/** Epoch milliseconds since the last change of Colombia's clock (1993), weighted towards midnight in Bogotá. */
export const instant: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: Date.UTC(1994, 0, 1), max: Date.UTC(2199, 11, 31) }),
  fc
    .tuple(
      fc.integer({ min: Date.UTC(2025, 0, 1) / DAY_MS, max: Date.UTC(2040, 0, 1) / DAY_MS }),
      fc.integer({ min: -2, max: 2 }),
    )
    .map(([day, ms]) => day * DAY_MS + 5 * 3_600_000 + ms),
)
