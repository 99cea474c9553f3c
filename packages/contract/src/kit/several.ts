/** The parts of the calls of a queue beside those of its life: one move of several things, and who may be given one. */
import * as Schema from 'effect/Schema'
import type { LifeWords } from '@cauce/domain/kit/life/life'
import { handMoves, MAX_SEVERAL } from '@cauce/domain/kit/queue/several'
import { Named } from '@cauce/domain/text/field'
import { moveBody } from './life.ts'

/** What is asked: one move, what it carries, and of which things as they were seen. */
export const severalBody = <State extends string, Name extends string, Facts, Carried extends string>(
  words: LifeWords<State, Name, Facts, Carried>,
) => {
  const { id, version, evento: _, ...carried } = moveBody(words)
  const things = Schema.Array(Schema.Struct({ id, version }))
  return {
    cosas: things
      .check(Schema.isMinLength(1, { message: 'Marque al menos una' }))
      .check(Schema.isMaxLength(MAX_SEVERAL, { message: `Máximo ${MAX_SEVERAL} a la vez` })),
    evento: Schema.Literals(handMoves(words)),
    ...carried,
  }
}

/** What came of each, in the order in which they were asked. */
const MovedLine = Schema.Struct({
  id: Schema.Int,
  hecho: Schema.Boolean,
  /** What was done, or why it was not. */
  texto: Schema.String,
})
export type MovedLine = typeof MovedLine.Type
export const SeveralAnswer = Schema.Struct({ lineas: Schema.Array(MovedLine) })

/** Who may be given a thing. */
export const HandsAnswer = Schema.Array(Named)
