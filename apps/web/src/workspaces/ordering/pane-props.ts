/** What every kind of order is given. */
import type { Consultation } from '@cauce/domain/consultation/consultation'

export interface PaneProps {
  readonly consultation: Consultation
  readonly userId: number
  /** Where the foot of the workspace stands; null until the dialog is drawn. */
  readonly footSlot: HTMLElement | null
  /** How many lines wait to be ordered. */
  readonly onPending: (count: number) => void
}
