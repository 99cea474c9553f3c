/** A code stands once in the list of what is to be ordered. @fuente spec 2 §5 */
export const DUPLICATE_CODE = 'El código propio ya ha sido agregado'

/**
 * The message of a code that is in the list already, or null.
 * @fuente spec 2 §5
 * @regla Un código propio se agrega una sola vez a la lista por ordenar.
 */
export const duplicateCode = (pending: readonly number[], codeId: number): string | null =>
  pending.includes(codeId) ? DUPLICATE_CODE : null

/** Positions of the codes that an earlier position has too. */
export const repeatedPositions = (codeIds: readonly number[]): readonly number[] =>
  codeIds.flatMap((id, index) => (duplicateCode(codeIds.slice(0, index), id) === null ? [] : [index]))
