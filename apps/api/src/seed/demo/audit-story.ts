/**
 * A month of the demo in the audit: people who come and go, who mistype, one who always forgets to sign out, and one night in which
 * somebody tries their accounts from one address. Every entry is marked `demo`; the addresses are those that no network has.
 */
import type { Insertable, Kysely } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../../db/tables.ts'
import { required } from '../required.ts'

type Row = Insertable<DB['auditoria']>

const DAYS = 30
const ATTACK_DAYS_AGO = 3
const ATTACKER = '203.0.113.66'
const ATTACKER_AGENT = 'python-requests/2.32.3'
const LOCKING_FAILURE = 5
const ROWS_PER_STATEMENT = 500

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const EDGE = `${CHROME} Edg/142.0.0.0`

interface Habit {
  readonly email: string
  readonly ip: string
  readonly agente: string
  /** Minutes after midnight, in Bogotá. */
  readonly entra: number
  readonly sale: number
  /** Mistypes the password every so many days; 0: never. */
  readonly falla: number
  /** Leaves without signing out every so many days; 0: never. */
  readonly olvida: number
  readonly sabados: boolean
}

// prettier-ignore
const HABITS: readonly Habit[] = [
  { email: 'medico@cauce.demo', ip: '198.51.100.21', agente: CHROME, entra: 402, sale: 965, falla: 9, olvida: 0, sabados: true },
  { email: 'oncologo@cauce.demo', ip: '198.51.100.34', agente: FIREFOX, entra: 471, sale: 1024, falla: 13, olvida: 4, sabados: false },
  { email: 'referente@cauce.demo', ip: '198.51.100.21', agente: EDGE, entra: 355, sale: 838, falla: 0, olvida: 0, sabados: true },
  { email: 'auxiliar@cauce.demo', ip: '198.51.100.22', agente: CHROME, entra: 388, sale: 1003, falla: 4, olvida: 2, sabados: true },
  { email: 'admin@cauce.demo', ip: '198.51.100.23', agente: CHROME, entra: 447, sale: 1051, falla: 11, olvida: 0, sabados: false },
  { email: 'auditor@cauce.demo', ip: '198.51.100.40', agente: EDGE, entra: 492, sale: 941, falla: 0, olvida: 6, sabados: false },
  { email: 'afiliado@cauce.demo', ip: '192.0.2.118', agente: PHONE, entra: 1141, sale: 1163, falla: 3, olvida: 1, sabados: true },
]

const SUNDAY = 0
const SATURDAY = 6

const works = ({ sabados }: Habit, day: CalendarDate): boolean => {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
  return weekday !== SUNDAY && (weekday !== SATURDAY || sabados)
}

/** Comes round every `days` days, but not on the same day for everybody. */
const falls = (day: number, place: number, days: number): boolean => days > 0 && (day + place * 3) % days === 0

const bogota = (day: CalendarDate, minute: number, second: number): Date =>
  new Date(Date.parse(`${day}T05:00:00.000Z`) + (minute * 60 + second) * 1_000)

const noted = (row: Omit<Row, 'detalle' | 'recurso'> & { readonly recurso?: string }, detalle: object = {}): Row => ({
  recurso: row.user_id === null ? 'sesion' : 'usuario',
  recurso_id: row.user_id === null ? null : String(row.user_id),
  ...row,
  detalle: JSON.stringify({ ...detalle, demo: true }),
})

/** One person on one day: in, sometimes not at the first try, and out, sometimes by itself an hour later. */
const personDay = (habit: Habit, userId: number, place: number, back: number, day: CalendarDate): readonly Row[] => {
  const wobble = (back * 7 + place * 11) % 17
  const second = (back * 13 + place * 29) % 60
  const at = (minute: number, accion: string, detalle: object = {}): Row =>
    noted(
      { accion, user_id: userId, ip: habit.ip, agente: habit.agente, created_at: bogota(day, minute + wobble, second) },
      detalle,
    )
  return [
    ...(falls(back, place, habit.falla) ? [at(habit.entra - 1, 'ingreso.fallido', { intentos: 1 })] : []),
    ...(falls(back, place, 8) ? [at(habit.entra, 'ingreso.codigo_fallido')] : []),
    at(habit.entra + 1, 'ingreso.correcto'),
    falls(back, place, habit.olvida)
      ? at(habit.sale + 60, 'sesion.inactividad', { ultima_actividad_at: bogota(day, habit.sale + wobble, second) })
      : at(habit.sale, 'sesion.cerrar'),
  ]
}

/** The night: account after account, five tries each and on to the next, with two addresses of mail that do not exist. */
const attack = (users: ReadonlyMap<string, number>, day: CalendarDate): readonly Row[] => {
  const targets = [...HABITS.map(({ email }) => required(users, email, 'user')), null, null]
  return targets.flatMap((user_id, target) =>
    Array.from({ length: LOCKING_FAILURE + 2 }, (_, attempt) => {
      const seconds = target * 204 + attempt * 27
      return noted(
        {
          accion: user_id !== null && attempt + 1 === LOCKING_FAILURE ? 'ingreso.bloqueado' : 'ingreso.fallido',
          user_id,
          ip: ATTACKER,
          agente: ATTACKER_AGENT,
          created_at: bogota(day, 133, seconds),
        },
        { intentos: Math.min(attempt + 1, LOCKING_FAILURE) },
      )
    }),
  )
}

/** @param users id by e-mail */
export const seedAuditStory = async (
  db: Kysely<DB>,
  {
    users,
    today,
    now,
  }: { readonly users: ReadonlyMap<string, number>; readonly today: CalendarDate; readonly now: Date },
): Promise<void> => {
  const days = Array.from({ length: DAYS }, (_, index) => ({ back: DAYS - index, day: addDays(today, index - DAYS) }))
  const rows = days.flatMap(({ back, day }) => [
    ...(back === ATTACK_DAYS_AGO ? attack(users, day) : []),
    ...HABITS.flatMap((habit, place) =>
      works(habit, day) ? personDay(habit, required(users, habit.email, 'user'), place, back, day) : [],
    ),
  ])
  const past = rows
    .filter(({ created_at }) => created_at instanceof Date && created_at < now)
    .toSorted((a, b) => Number(a.created_at) - Number(b.created_at))
  for (let start = 0; start < past.length; start += ROWS_PER_STATEMENT) {
    await db
      .insertInto('auditoria')
      .values(past.slice(start, start + ROWS_PER_STATEMENT))
      .execute()
  }
}
