/** The allergies in one line, as a printed order says them. */
import type { AllergyRecord } from '../affiliate/affiliate.ts'
import { allergySummary } from '../affiliate/allergies.ts'

/**
 * @regla Toda orden de medicamentos impresa dice las alergias, que no hay ninguna registrada o que no se han preguntado.
 */
export const allergiesOnPaper = (alergias: readonly AllergyRecord[] | null): string => {
  const { kind, text } = allergySummary(alergias)
  if (kind === 'unknown') return 'Alergias: no se han preguntado'
  return kind === 'none' ? 'Alergias: ninguna registrada' : `Alergias: ${text}`
}
