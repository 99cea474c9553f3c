/** A medication line with what it takes the place of and where it is delivered. @fuente spec 2 §4, §5 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { REASON_REQUIRED } from '../ordering/routing-change.ts'
import type { RoutingProposal } from '../ordering/routing.ts'
import { lettersOf } from '../text/substance.ts'
import { checkMedicationDraft, type MedicationDraft, type MedicationDraftCheck } from './draft.ts'
import { replacementReasonError } from './represcription.ts'

/**
 * Whether the site of the line was chosen against the proposal.
 * @param routing null: nothing was proposed
 */
export const isOtherSite = (draft: Pick<MedicationDraft, 'rep'>, routing: RoutingProposal | null): boolean =>
  draft.rep !== null && routing !== null && routing.rep !== null && routing.rep.id !== draft.rep.id

const reasonsOf = (draft: MedicationDraft, routing: RoutingProposal | null): Record<string, string[]> => {
  const replaced = draft.reemplaza === null ? null : replacementReasonError(draft.reemplaza.motivo)
  return {
    ...(isOtherSite(draft, routing) && lettersOf(draft.motivo_rep).length === 0
      ? { motivo_rep: [REASON_REQUIRED] }
      : {}),
    ...(replaced === null ? {} : { reemplaza: [replaced] }),
  }
}

/**
 * Whether the line may be selected and ordered.
 * @regla Cambiar la sede propuesta o una orden activa pide un motivo con letras, además de los campos de la línea.
 */
export const checkMedicationLine = (
  draft: MedicationDraft,
  routing: RoutingProposal | null,
  today: CalendarDate,
): MedicationDraftCheck => {
  const { mensaje, errores } = checkMedicationDraft(draft, today)
  const reasons = reasonsOf(draft, routing)
  return { mensaje: mensaje ?? Object.values(reasons)[0]?.[0] ?? null, errores: { ...errores, ...reasons } }
}
