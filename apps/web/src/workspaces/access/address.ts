/** What a list shows, read from its address and written into it. Nothing in these addresses is about a person. */

export const MAX_TEXT = 100

export const count = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null

export const oneOf = <const Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

export const searchedText = (search: URLSearchParams): string => (search.get('texto') ?? '').slice(0, MAX_TEXT)

/** The shortest address: what is null, or blank, is left out. */
export const addressOf = (said: Readonly<Record<string, string | number | null>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) =>
      value === null || String(value).trim() === '' ? [] : [[name, String(value)]],
    ),
  )
