/** Says that the person has died, wherever somebody is about to do something for them. */
import { DECEASED_MESSAGE, isDeceased } from '@cauce/domain/affiliate/affiliate-type'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

interface DeceasedNoteProps {
  readonly tipoAfiliadoId: number
}

export const DeceasedNote = ({ tipoAfiliadoId }: DeceasedNoteProps) =>
  isDeceased(tipoAfiliadoId) ? (
    <p>
      <StatusChip tone="bad" label={DECEASED_MESSAGE} />
    </p>
  ) : null
