/** The patient of whom Ctrl-K asked a consultation without appointment: no address may say who it is. */
import type { Patient } from '@cauce/contract/inicio'

let handed: Patient | null = null

export const handWalkIn = (patient: Patient): void => {
  handed = patient
}

/** A look takes nothing: what is drawn may be drawn again before anybody sees it. */
export const handedWalkIn = (): Patient | null => handed

/** Once it is seen: who opens the dialog again looks for another. */
export const forgetWalkIn = (): void => {
  handed = null
}
