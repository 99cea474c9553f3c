/** What guards a move of a life before its machine is asked: the rules of who may, and what its fields say. */
import { fieldProblem } from '../master/problems.ts'
import { tidyField } from '../master/tidy.ts'
import { type AnyWords, fieldsOfMove, type Move, type MoveForm, type MoveRule, type Refusal } from './life.ts'

/**
 * The first rule that refuses; null: none does.
 * @regla De un paso que no se puede dar se dice la primera causa, en su orden.
 */
export const whyNot = <Facts>(
  { rules = [] }: { readonly rules?: readonly MoveRule<Facts>[] },
  facts: Facts,
): Refusal | null => {
  for (const rule of rules) {
    const refused = rule(facts)
    if (refused !== null) return refused
  }
  return null
}

type Fields = Pick<AnyWords, 'fields'>
type Carrier = Pick<Move, 'carries' | 'check'>

/** What is kept of what the move carries: its own fields, tidied; what nobody said is not there. */
export const tidyMove = (words: Fields, move: Carrier, said: MoveForm): MoveForm =>
  Object.fromEntries(
    fieldsOfMove(words, move)
      .map(([name, field]) => [name, tidyField(field, said[name] ?? '')] as const)
      .filter(([, text]) => text !== ''),
  )

/**
 * Each field that cannot be kept as it is, with its sentence; what the move asks beyond the kind of its fields is looked at once they
 * are good.
 * @regla De lo que lleva un paso se dice en cada campo qué falta o qué no sirve, con las mismas palabras en la pantalla y en el servidor.
 */
export const moveProblems = (words: Fields, move: Carrier, said: MoveForm): Readonly<Record<string, string>> => {
  const problems = fieldsOfMove(words, move).flatMap(([name, field]) => {
    const problem = fieldProblem(field, said[name] ?? '')
    return problem === null ? [] : [[name, problem] as const]
  })
  return problems.length > 0 ? Object.fromEntries(problems) : (move.check?.(tidyMove(words, move, said)) ?? {})
}
