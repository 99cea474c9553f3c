/** The allergies in one line, as every printed document says them. */
import type { AllergyRecord } from '../affiliate/affiliate.ts'
import { allergySummary, type AllergySummary } from '../affiliate/allergies.ts'

/** With the kind, by which the paper chooses the shape that goes before the words. */
export type AllergiesOnPaper = AllergySummary

/**
 * @regla Todo documento impreso dice en su banda las alergias, que no hay ninguna registrada o que no se han preguntado.
 */
export const allergiesOnPaper = (alergias: readonly AllergyRecord[] | null): AllergiesOnPaper => {
  const { kind, text } = allergySummary(alergias)
  if (kind === 'unknown') return { kind, text: 'Alergias: no se han preguntado' }
  return { kind, text: kind === 'none' ? 'Alergias: ninguna registrada' : `Alergias: ${text}` }
}
