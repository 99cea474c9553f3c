/** One move of several things of a queue: each is moved by itself, and what came of each is said beside it. */

/** Most things that are moved at once. */
export const MAX_SEVERAL = 100

interface Line {
  readonly id: number
  readonly hecho: boolean
}

/** `3 hechas`, `2 hechas y 1 no se pudo`. */
export const severalWords = (lines: readonly Line[]): string => {
  const done = lines.filter(({ hecho }) => hecho).length
  const failed = lines.length - done
  const did = done === 1 ? '1 hecha' : `${done} hechas`
  if (failed === 0) return did
  const didNot = failed === 1 ? '1 no se pudo' : `${failed} no se pudieron`
  return done === 0 ? didNot : `${did} y ${didNot}`
}

/**
 * What stays marked after several were moved.
 * @regla De varias que se mueven a la vez, cada una se mueve por su cuenta y dice cómo le fue; lo que no se pudo queda marcado.
 */
export const stillMarked = (marked: ReadonlySet<number>, lines: readonly Line[]): ReadonlySet<number> => {
  const done = new Set(lines.flatMap(({ id, hecho }) => (hecho ? [id] : [])))
  return new Set([...marked].filter((id) => !done.has(id)))
}

/**
 * The moves by which a thing changes hands: the only ones that are made with several at once.
 * @regla Varias a la vez solo se toman, se asignan o se sueltan: lo demás se decide de una en una.
 */
export const handMoves = <Name extends string>({
  take,
  assign,
  release,
}: {
  readonly take?: Name
  readonly assign?: Name
  readonly release?: Name
}): readonly Name[] => [take, assign, release].filter((name) => name !== undefined)
