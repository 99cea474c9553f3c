/** The observation that nobody writes: the posology in words, which follows the figures until somebody writes another. */
import { draftPosology, type MedicationDraft } from './draft.ts'
import { posologyInWords } from './monthly-quantity.ts'

/** How the line is taken, in words; empty while a figure or the drug is missing. */
export const draftInWords = (draft: MedicationDraft): string =>
  draft.articulo === null ? '' : posologyInWords(draftPosology(draft))

/**
 * The draft with its observation as it follows from a change.
 * @regla La observación que nadie escribió dice cómo se toma y cambia con la dosis; la que alguien escribió no se toca.
 */
export const withOwnWords = (before: MedicationDraft, after: MedicationDraft): MedicationDraft => {
  if (after.observacion !== before.observacion) return after
  const isOwn = before.observacion.trim() === '' || before.observacion === draftInWords(before)
  return isOwn ? { ...after, observacion: draftInWords(after) } : after
}
