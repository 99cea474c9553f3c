/** Timers: each is a row with the instant at which it is due next, by the clock of the database; who takes the row runs it. */
import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { Timer, When, WorkCtx } from './definition.ts'
import { causeOf } from './run-job.ts'

const DAY_MS = 86_400_000
/** Bogotá is UTC−5 all year. */
const BOGOTA_MS = 5 * 3_600_000
/** A process that does not say that it goes on has died. */
const HELD_SECONDS = 60
const HOLD_EVERY_MS = 20_000
const LONGEST_WAIT_SECONDS = 600

const periodOf = (when: When): number => (when.kind === 'every' ? when.seconds * 1000 : DAY_MS)

const hourOf = (at: string): number => {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  return hour * 3_600_000 + minute * 60_000
}

/** The first time it is due after `now` (epoch). */
export const firstDue = (when: When, now: number): number => {
  if (when.kind === 'every') return now
  const offset = hourOf(when.at) + BOGOTA_MS
  return now - ((((now - offset) % DAY_MS) + DAY_MS) % DAY_MS) + DAY_MS
}

/** Which of the times that have come is run, and when it is due next. */
export const dueNow = (
  { when, missed }: Pick<Timer, 'when' | 'missed'>,
  due: number,
  now: number,
): { readonly due: number; readonly next: number } => {
  const period = periodOf(when)
  const skipped = missed === 'once' ? Math.max(0, Math.floor((now - due) / period)) : 0
  return { due: due + skipped * period, next: due + (skipped + 1) * period }
}

const databaseClock = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<{ ahora: Date }>`select clock_timestamp() as ahora`.execute(db)
  return rows[0]?.ahora.getTime() ?? Date.now()
}

/** Whether a kept instant is one of those that the declaration names, and not further than its next. */
const serves = (when: When, due: number, now: number): boolean =>
  when.kind === 'every'
    ? due <= now + periodOf(when)
    : (due - firstDue(when, now)) % DAY_MS === 0 && due <= firstDue(when, now)

/** A row for each; one whose declaration changed is due as it says now. */
export const prepareTimers = async (db: Kysely<DB>, timers: readonly Timer[]): Promise<void> => {
  const now = await databaseClock(db)
  const kept = await db.selectFrom('temporizadores').select(['nombre', 'proxima_at']).execute()
  for (const { name: nombre, when } of timers) {
    const before = kept.find((row) => row.nombre === nombre)
    if (before !== undefined && serves(when, before.proxima_at.getTime(), now)) continue
    const proxima_at = new Date(firstDue(when, now))
    await db
      .insertInto('temporizadores')
      .values({ nombre, proxima_at })
      .onConflict((conflict) => conflict.column('nombre').doUpdateSet({ proxima_at }))
      .execute()
  }
}

interface Taken {
  readonly nombre: string
  readonly proxima_at: Date
  readonly fallos: number
  readonly ahora: Date
}

const take = async (db: Kysely<DB>, names: readonly string[], who: string): Promise<Taken | undefined> => {
  const { rows } = await sql<Taken>`
    update temporizadores set tomado_hasta = clock_timestamp() + make_interval(secs => ${HELD_SECONDS}), tomado_por = ${who}::uuid
    where nombre = (
      select nombre from temporizadores
      where nombre = any(${names}::text[]) and proxima_at <= clock_timestamp()
        and (tomado_hasta is null or tomado_hasta <= clock_timestamp())
      order by proxima_at limit 1 for update skip locked)
    returning nombre, proxima_at, fallos, clock_timestamp() as ahora`.execute(db)
  return rows[0]
}

/** Says that it goes on; false when somebody else took it meanwhile. */
const hold = async (db: Kysely<DB>, nombre: string, who: string, seconds: number): Promise<boolean> => {
  const held = await db
    .updateTable('temporizadores')
    .set({ tomado_hasta: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('nombre', '=', nombre)
    .where('tomado_por', '=', who)
    .returning('nombre')
    .executeTakeFirst()
  return held !== undefined
}

const runTimer = async (around: WorkCtx, timer: Timer, taken: Taken, who: string): Promise<void> => {
  const { db, log } = around
  const { due, next } = dueNow(timer, taken.proxima_at.getTime(), taken.ahora.getTime())
  const losing = new AbortController()
  const holding = setInterval(() => {
    hold(db, timer.name, who, HELD_SECONDS).then(
      (held) => held || losing.abort(),
      () => losing.abort(),
    )
  }, HOLD_EVERY_MS)
  holding.unref()
  const started = performance.now()
  const mine = db.updateTable('temporizadores').where('nombre', '=', timer.name).where('tomado_por', '=', who)
  try {
    await timer.run({ ...around, due: new Date(due), signal: AbortSignal.any([around.signal, losing.signal]) })
    const ultima_ms = Math.round(performance.now() - started)
    const ended = {
      proxima_at: new Date(next),
      ultima_ms,
      fallos: 0,
      error: null,
      tomado_hasta: null,
      tomado_por: null,
    }
    await mine.set({ ...ended, ultima_at: sql<Date>`clock_timestamp()` }).execute()
  } catch (error) {
    const fallos = taken.fallos + 1
    const wait = Math.min(LONGEST_WAIT_SECONDS, periodOf(timer.when) / 1000, 2 ** fallos)
    await mine
      .set({
        fallos,
        error: causeOf(error),
        tomado_hasta: sql<Date>`clock_timestamp() + make_interval(secs => ${wait})`,
      })
      .execute()
    log.warn({ temporizador: timer.name, causa: causeOf(error) }, 'una tarea por reloj no terminó')
  } finally {
    clearInterval(holding)
  }
}

/** Runs all that are due, one by one; how many. */
export const runDue = async (around: WorkCtx, timers: readonly Timer[]): Promise<number> => {
  const who = randomUUID()
  const names = timers.map(({ name }) => name)
  let ran = 0
  while (!around.signal.aborted) {
    const taken = await take(around.db, names, who)
    const timer = taken && timers.find(({ name }) => name === taken.nombre)
    if (!timer) break
    await runTimer(around, timer, taken, who)
    ran += 1
  }
  return ran
}
