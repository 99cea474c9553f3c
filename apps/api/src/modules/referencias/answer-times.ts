/** In how long each class of referral is answered, by the figures of today. */
import type { AnswerClass } from '@cauce/domain/referral/answer-clock'
import { ANSWER_CLASS_KEYS, answerInWords, REFERRAL_TERM } from '@cauce/domain/referral/answer-term'
import type { Answer } from '@cauce/contract/entry'
import type { referencias } from '@cauce/contract/referencias'
import type { UserCtx } from '../../http/handle.ts'
import { figuresOf } from '../../kit/clock/figures.ts'

const classOf = (clase: AnswerClass): string => `${REFERRAL_TERM}${clase}`

export const answerTimes = async (ctx: UserCtx): Promise<Answer<(typeof referencias)['plazos']>> => {
  const figures = await figuresOf(ctx.db, ANSWER_CLASS_KEYS.map(classOf))
  const told = (clase: AnswerClass): string => {
    const { norm, cantidad } = figures.of(classOf(clase), ctx.now())
    return answerInWords(norm.unidad, cantidad)
  }
  return { urgente: told('urgente'), prioritaria: told('prioritaria'), electiva: told('electiva') }
}
