import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { type Outcome, OUTCOMES } from '../results.ts'

export interface OutcomeChipProps {
  readonly outcome: Outcome
  /** More than its word: when, and with which version. */
  readonly words?: string
}

/** How it ended the last time: a word, a shape and a colour. */
export const OutcomeChip = ({ outcome, words = OUTCOMES[outcome].label }: OutcomeChipProps) => (
  <StatusChip tone={OUTCOMES[outcome].tone} label={words} />
)
