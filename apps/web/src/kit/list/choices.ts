interface Named {
  readonly id: number
  readonly nombre: string
}

/**
 * Choices of a filter by the row of something else: every one, those that are known, and the one that the address asks for even
 * where there is none of it.
 * @param none what that one is called, such as "Sin usuarios"
 */
export const choices = (every: string, known: readonly Named[], asked: string, none: string) => [
  { value: '', label: every },
  ...known.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ...(asked === '' || known.some(({ id }) => String(id) === asked) ? [] : [{ value: asked, label: none }]),
]
