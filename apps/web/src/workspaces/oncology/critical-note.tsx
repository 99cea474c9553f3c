import { drugNote } from '@cauce/domain/oncology/fatal-route'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

/** What kills of a drug where it is not obeyed, in red, with its square and in words; nothing of the others. */
export const CriticalNote = ({ nombre }: { readonly nombre: string }) => {
  const { critica } = drugNote(nombre, null)
  return critica === null ? null : (
    <p className="onc-critical">
      <StatusChip tone="bad" label={critica} />
    </p>
  )
}
