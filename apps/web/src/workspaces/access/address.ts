/** What the address of a page says. */

export const MAX_TEXT = 100

/** The number of a thing; null for anything else. */
export const count = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null

export const oneOf = <const Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null
