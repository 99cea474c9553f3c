/** Whether two values of JSON say the same, whatever the order of their keys. */

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const canonical = (value: unknown): unknown =>
  JSON.stringify(value, (_, inner: unknown) =>
    isFields(inner)
      ? Object.fromEntries(
          Object.keys(inner)
            .toSorted()
            .map((name) => [name, inner[name]]),
        )
      : inner,
  )

/** `{a: 1, b: 2}` and `{b: 2, a: 1}` are the same; `[1, 2]` and `[2, 1]` are not. A key without value counts as absent. */
export const sameValue = (one: unknown, other: unknown): boolean => one === other || canonical(one) === canonical(other)
