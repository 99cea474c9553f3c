/** The dose that was proposed instead of the one that passes the most of a day: the line goes back to the form, changed, and is checked again. */
import type { DoseProposal } from '@cauce/domain/medication/dose-proposal'
import { today } from '../../app/today.ts'
import type { MedicationOrder } from './use-medication-order.ts'

type Mended = Pick<MedicationOrder, 'actor' | 'alert'>

/** @returns undefined: the line did not come from the form, which is where it would be changed */
export const mendOf = ({ actor, alert }: Mended): ((proposal: DoseProposal) => void) | undefined => {
  const [line, ...others] = actor.getSnapshot().context.queue
  if (alert === null || line?.origin !== 'draft' || others.length > 0) return undefined
  const drug = line.draft.articulo?.codesumi.id
  return ({ frecuencia }) => {
    alert.send({ type: 'line.mended' })
    const { draft } = actor.getSnapshot().context
    // What was typed meanwhile is in the form: then only the line of before is let go of.
    if (drug === undefined || draft.articulo?.codesumi.id !== drug) return
    actor.send({ type: 'draft.changed', draft: { frecuencia, tiempo: 'Horas' } })
    actor.send({ type: 'line.add', hoy: today() })
  }
}
