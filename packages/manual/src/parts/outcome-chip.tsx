import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { type Outcome, OUTCOMES } from '../results.ts'

/** How it ended the last time: a word, a shape and a colour. */
export const OutcomeChip = ({ outcome }: { readonly outcome: Outcome }) => (
  <StatusChip tone={OUTCOMES[outcome].tone} label={OUTCOMES[outcome].label} />
)
