/** What came of moving several at once, as one answer. */
import * as Schema from 'effect/Schema'
import { SeveralAnswer } from '@cauce/contract/kit/several'
import type { Answered } from '../../support/server.ts'

const isSeveral = Schema.is(SeveralAnswer)
const CONFLICT = 409

/** The call answers 200 and says of each what was done: where nothing was, it was refused. */
export const somethingDone = (answer: Answered): Answered =>
  answer.status === 200 && isSeveral(answer.body) && answer.body.lineas.every(({ hecho }) => !hecho)
    ? { ...answer, status: CONFLICT }
    : answer
