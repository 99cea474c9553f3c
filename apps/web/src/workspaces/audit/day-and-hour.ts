import { bogotaStamp, formatDate } from '@cauce/domain/calendar/bogota'

/** `21 nov 2026` and `07:24:05`, in Bogotá. */
export const dayAndHour = (instant: string): readonly [string, string] => {
  const stamp = bogotaStamp(Date.parse(instant))
  return [formatDate(stamp.slice(0, 10)), stamp.slice(11)]
}
