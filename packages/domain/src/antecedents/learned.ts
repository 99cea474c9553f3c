/** What can be learned of a patient that changes the checks of what was ordered before. */
import { PATIENT_STATES } from './patient-state.ts'

/** `cierre`: something that was recorded ended, or was a mistake. */
export const LEARNED_FACTS = ['alergia', ...PATIENT_STATES, 'creatinina', 'diagnostico', 'toma', 'cierre'] as const
export type LearnedFact = (typeof LEARNED_FACTS)[number]

/** What the live connection tells who prescribed, who hands over and who attends. It says nothing of whom. */
export const REVIEW_EVENT = 'por_revisar.cambio'
