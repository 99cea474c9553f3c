/** The same drug twice in the list of those that will be ordered. @fuente spec 2 §5 */
export const DUPLICATE_IN_LIST = 'El medicamento ya se encuentra en la lista'

/**
 * The message of a drug that is already selected, or null.
 * @fuente spec 2 §5
 * @regla Un mismo medicamento no entra dos veces en la lista.
 */
export const duplicateInList = (
  lines: readonly { readonly codesumi_id: number }[],
  codesumiId: number,
): typeof DUPLICATE_IN_LIST | null =>
  lines.some(({ codesumi_id }) => codesumi_id === codesumiId) ? DUPLICATE_IN_LIST : null

/** Positions (from 0) of the lines whose drug already stands in an earlier line. */
export const repeatedPositions = (codesumiIds: readonly number[]): readonly number[] =>
  codesumiIds.flatMap((id, index) => (codesumiIds.indexOf(id) < index ? [index] : []))
