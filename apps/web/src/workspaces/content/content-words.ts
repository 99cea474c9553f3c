/** How dates and sizes of a content are said. */
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import { formatNumber } from '@cauce/domain/text/format'

const KIB = 1024
const MIB = KIB * KIB

/** `17 nov 2026`, or null. */
export const dayOf = (instant: string | null): string | null =>
  instant === null ? null : formatDate(bogotaDate(Date.parse(instant)))

/** `1,2 MB`, `340 KB`. */
export const sizeOf = (bytes: number): string =>
  bytes >= MIB ? `${formatNumber(bytes / MIB, 1)} MB` : `${formatNumber(Math.max(1, Math.round(bytes / KIB)), 0)} KB`
