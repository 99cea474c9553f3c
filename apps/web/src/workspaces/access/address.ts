/** What the address of a page says. */

export const MAX_TEXT = 100

export const oneOf = <const Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null
