/** The patient of whom Ctrl-K asked a consultation without appointment: no address may say who it is. */
import type { Patient } from '@cauce/contract/inicio'

let handed: Patient | null = null

export const handWalkIn = (patient: Patient): void => {
  handed = patient
}

/** Once: who opens the dialog again looks for another. */
export const takeWalkIn = (): Patient | null => {
  const taken = handed
  handed = null
  return taken
}
