/** What is said to who moves a thing that somebody moved meanwhile. */

interface Since {
  /** Who made the last move; null: nobody, it followed from something else. */
  readonly quien: string | null
  /** It was the person themselves, from another window. */
  readonly propio: boolean
  /** Word of the state in which it is now. */
  readonly palabra: string
}

/**
 * The sentence of the life, with who moved it and where it is now.
 * @regla A quien mueve lo que otra persona movió antes se le dice quién fue y cómo quedó.
 */
export const changedWords = (changed: string, { quien, propio, palabra }: Since): string => {
  const now = `Ahora está «${palabra}».`
  if (propio) return `Usted ya la movió, en otra ventana. ${now}`
  return quien === null || quien.trim() === '' ? `${changed} ${now}` : `${changed} Fue ${quien}. ${now}`
}
