/** When what a row of the demo's referrals tells happened. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { emergencyCode } from '@cauce/domain/referral/emergency-report'
import type { SeedRow } from '../tsv.ts'

const MINUTE_MS = 60_000

/** When the referral of a row was registered, to the minute. */
export const registeredAt = (row: SeedRow, now: Date): Date =>
  new Date((Math.floor(now.getTime() / MINUTE_MS) - row.number('minutos')) * MINUTE_MS)

/** The instant so many minutes after the registration of a row; null where its cell is empty. */
export const after = (row: SeedRow, column: string, now: Date): Date | null => {
  const minutes = row.numberOrNull(column)
  return minutes === null ? null : new Date(registeredAt(row, now).getTime() + minutes * MINUTE_MS)
}

/** The year in Bogotá. */
export const yearOf = (at: Date): number => Number(bogotaDate(at.getTime()).slice(0, 4))

/** `CR-20418` with the year of its registration; `AIU-2` in the series of its year. */
export const codeOf = (row: SeedRow, now: Date): string | null => {
  const [kind = '', number = ''] = row.text('codigo').split('-')
  if (kind === '') return null
  const year = yearOf(registeredAt(row, now))
  return kind === 'AIU' ? emergencyCode(year, Number(number)) : `${kind}-${year}-${number}`
}
