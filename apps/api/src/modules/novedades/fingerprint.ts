/** What tells two changes apart that say the same. */
import { createHash } from 'node:crypto'
import type { MoveForm } from '@cauce/domain/kit/life/life'

/** SHA-256 (hex) of what it says, whatever the order in which it was written. */
export const fingerprint = (form: MoveForm): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
