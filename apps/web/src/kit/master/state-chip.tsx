import type { Master } from '@cauce/domain/kit/master/master'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { ended } from '../form/field-words.ts'

/** In use or out of it, in a word, a shape and a colour. */
export const StateChip = ({ of, activo }: { readonly of: Master; readonly activo: boolean }) => (
  <StatusChip tone={activo ? 'ok' : 'off'} label={ended(of, activo ? 'Activ' : 'Inactiv')} />
)
