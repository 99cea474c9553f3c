/** Keeps the demo alive on later days. */
import { sql, type Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { DB } from '../db/tables.ts'
import { agendaInstant, insertAgenda } from './demo/agenda.ts'
import { DEMO_DOCTOR, DEMO_EXPIRED } from './demo/people.ts'
import { readSeed, type SeedRow } from './tsv.ts'

/** What the agenda refers to, read back from the database; null where this is not the demo. */
const agendaContext = async (db: Kysely<DB>, today: CalendarDate, now: Date) => {
  const users = new Map((await db.selectFrom('users').select(['id', 'email']).execute()).map((u) => [u.email, u.id]))
  if (!users.has(DEMO_DOCTOR)) return null
  const sites = new Map((await db.selectFrom('reps').select(['id', 'nombre']).execute()).map((r) => [r.nombre, r.id]))
  const people = await db.selectFrom('afiliados').select(['id', 'numero_documento']).where('demo', '=', true).execute()
  const ids = new Map(people.map(({ id, numero_documento }) => [numero_documento, id]))
  const affiliates = new Map(
    (await readSeed('demo/afiliados.tsv')).flatMap((row) => {
      const id = ids.get(row.text('numero_documento'))
      const size = { peso: row.number('peso'), talla: row.number('talla') }
      return id === undefined ? [] : [[row.text('numero_documento'), { id, ...size }] as const]
    }),
  )
  return { today, now, users, sites, affiliates }
}

type Context = NonNullable<Awaited<ReturnType<typeof agendaContext>>>

/** Rows whose doctor has nothing at that very time and whose affiliate is still there. */
const freeRows = async (db: Kysely<DB>, rows: readonly SeedRow[], context: Context): Promise<readonly SeedRow[]> => {
  const taken = await db
    .selectFrom('consultas')
    .select(['medico_user_id', 'fecha_hora'])
    .where(
      'fecha_hora',
      'in',
      [...new Set(rows.map((row) => agendaInstant(row, context.today)))].map((instant) => new Date(instant)),
    )
    .execute()
  const keys = new Set(taken.map((row) => `${row.medico_user_id} ${row.fecha_hora.toISOString()}`))
  return rows.filter((row) => {
    const doctor = context.users.get(row.text('medico'))
    if (doctor === undefined || !context.affiliates.has(row.text('documento'))) return false
    return !keys.has(`${doctor} ${agendaInstant(row, context.today)}`)
  })
}

const nextIds = async (db: Kysely<DB>, count: number): Promise<readonly number[]> => {
  const taken = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('consultas', 'id'))::int as id from generate_series(1, ${count}::int)
  `.execute(db)
  return taken.rows.map(({ id }) => id)
}

/**
 * The demo's passwords count as changed now: they are written in the README, and a demo that was left for a month must still open
 * without everybody being made to change a password that all share. What a person changed, or an administrator wants changed, is
 * theirs and expires like any other; so does the one that is there to show it.
 */
const renewPasswords = async (db: Kysely<DB>, now: Date): Promise<void> => {
  await db
    .updateTable('users as u')
    .set({ password_changed_at: now })
    .where('u.email', 'like', '%@cauce.demo')
    .where('u.email', '!=', DEMO_EXPIRED)
    .where('u.password_changed_at', '<', now)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('contrasenas_anteriores as c').select('c.id').whereRef('c.user_id', '=', 'u.id'))),
    )
    .execute()
}

/**
 * Renews the passwords that nobody changed and fills the free times of `today` in the agendas of the demo doctors with the demo's day; existing rows are never touched, and
 * a second call on the same day adds nothing.
 * @param now when the rows are made
 * @returns how many consultations it added; 0 where this is not the demo
 */
export const freshenDemo = async (db: Kysely<DB>, today: CalendarDate, now: Date): Promise<number> => {
  const day = (await readSeed('demo/agenda.tsv')).filter((row) => row.number('dia') === 0)
  return db.transaction().execute(async (trx) => {
    await sql`lock table consultas in share row exclusive mode`.execute(trx)
    const context = await agendaContext(trx, today, now)
    if (context === null) return 0
    await renewPasswords(trx, now)
    const rows = await freeRows(trx, day, context)
    await insertAgenda(trx, rows, await nextIds(trx, rows.length), context)
    return rows.length
  })
}
