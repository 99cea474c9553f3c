/** A guide in the steps of the simulator. */
import type { Guide, GuidedStep } from '@cauce/machines/walks/guide'
import type { Walk } from '@cauce/machines/walks/walk'
import { PASS_STEP, runSteps } from './run.ts'
import type { Situation } from './situation.ts'

/** The step that is offered there and that the guide names; null where there is none. */
const stepOf = ({ events, calls, untilNext }: Situation, wanted: GuidedStep): string | null => {
  if ('time' in wanted) return untilNext === null ? null : PASS_STEP
  if ('event' in wanted) {
    const same = events.filter(({ type }) => type === wanted.event)
    const offer = same[wanted.at ?? 0]
    return offer === undefined || offer.refused !== null ? null : offer.step
  }
  const answers = calls.flatMap((call) => call.answers).filter(({ rare }) => !rare)
  return answers.find(({ step, text }) => step.split('.')[1] === wanted.port && text === wanted.answer)?.step ?? null
}

/** All of them, as far as each one fits after the ones before. */
export const guideSteps = async (walk: Walk, { steps }: Guide): Promise<readonly string[]> => {
  const codes: string[] = []
  for (const wanted of steps) {
    const { situation } = await runSteps(walk, codes)
    const code = stepOf(situation, wanted)
    if (code === null) break
    codes.push(code)
  }
  return codes
}
