/** What tells two changes apart that say the same. */
import { createHash } from 'node:crypto'
import type { MoveForm } from '@cauce/domain/kit/life/life'

/** SHA-256 (hex) of what it leaves, whatever the order in which it was written. */
export const fingerprint = (despues: MoveForm): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(despues).toSorted()))
    .digest('hex')
