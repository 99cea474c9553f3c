/** Each midnight, what begins or ends that day is said of each person; after a stop, of all the days that passed. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { daily, defineTimer } from '../../kit/jobs/definition.ts'
import { sayToday, turnedSince } from './in-time.ts'

/** Longer than any stop. */
const DAYS_BEFORE = 40
const BATCH = 500

export const todayOfAffiliates = defineTimer({
  name: 'afiliados.hoy',
  words: 'Poner al día el estado y la sede de los afiliados',
  when: daily('00:00'),
  run: async ({ db, signal, ...ctx }) => {
    const day = bogotaDate(ctx.now().getTime())
    const ids = await turnedSince(db, addDays(day, -DAYS_BEFORE), day)
    for (let at = 0; at < ids.length && !signal.aborted; at += BATCH) await sayToday(db, ids.slice(at, at + BATCH), day)
  },
})
