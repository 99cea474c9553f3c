import type { LedgerEntry } from '@cauce/domain/medication/check'
import { checkWord } from '@cauce/domain/medication/check-words'
import { StatusChip } from '../status-chip/status-chip.tsx'
import './check-chip.css'

export interface CheckChipProps {
  readonly entry: LedgerEntry
  /** With it the chip is a button that opens the check. */
  readonly onClick?: () => void
}

/** How a check answered: green dot, blue dot, amber diamond, red square; a violet dashed ring where it was not made. */
export const CheckChip = ({ entry, onClick }: CheckChipProps) => {
  const { tone, label } = checkWord(entry)
  return (
    <span className={`ca-check ca-check-${tone}`}>
      <StatusChip
        tone={tone}
        label={label}
        {...(onClick === undefined ? {} : { onClick, describe: 'Ver la comprobación' })}
      />
    </span>
  )
}
