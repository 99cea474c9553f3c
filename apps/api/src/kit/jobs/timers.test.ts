import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase, testWork } from '../../testing/database.ts'
import { daily, defineTimer, every, type Timer } from './definition.ts'
import { dueNow, firstDue, prepareTimers, runDue } from './timers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('temporizadores').execute()
})

const at = (text: string): number => Date.parse(text)
const words = 'Probar'
const runs: Date[] = []
const timer = (options: Partial<Timer> = {}): Timer =>
  defineTimer({ name: 'prueba', words, when: every(30), run: async ({ due }) => void runs.push(due), ...options })
const read = () => database.db.selectFrom('temporizadores').selectAll().executeTakeFirstOrThrow()
const ago = (seconds: number) =>
  database.db
    .updateTable('temporizadores')
    .set({ proxima_at: new Date(Date.now() - seconds * 1000), tomado_hasta: null, tomado_por: null })
    .execute()

describe('when it is due', () => {
  it.each([
    ['2026-11-21T07:59:00.000Z', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21T08:00:00.000Z', '2026-11-22T08:00:00.000Z'],
    ['2026-11-21T23:00:00.000Z', '2026-11-22T08:00:00.000Z'],
    ['1960-01-01T08:30:00.000Z', '1960-01-02T08:00:00.000Z'],
  ])('three in the morning in Bogotá after %s is %s', (now, due) => {
    expect(firstDue(daily('03:00'), at(now))).toBe(at(due))
  })

  it('after a stop one stands for all, or each has its turn', () => {
    const [due, now] = [at('2026-11-21T08:00:00Z'), at('2026-11-24T09:00:00Z')]
    const nightly = { when: daily('03:00') } as const
    expect(dueNow({ ...nightly, missed: 'once' }, due, now)).toEqual({
      due: at('2026-11-24T08:00:00Z'),
      next: at('2026-11-25T08:00:00Z'),
    })
    expect(dueNow({ ...nightly, missed: 'each' }, due, now)).toEqual({ due, next: at('2026-11-22T08:00:00Z') })
  })
})

describe('a timer', () => {
  beforeEach(() => void runs.splice(0))

  it('runs once, however many processes look', async () => {
    const one = timer()
    await prepareTimers(database.db, [one])
    await ago(1)
    const around = testWork(database.db)
    const ran = await Promise.all([runDue(around, [one]), runDue(around, [one]), runDue(around, [one])])
    expect(ran.reduce((sum, n) => sum + n, 0)).toBe(1)
    expect(await read()).toMatchObject({ fallos: 0, error: null, tomado_por: null, ultima_at: expect.any(Date) })
  })

  it('catches up one by one where it says so', async () => {
    const each = timer({ missed: 'each' })
    await prepareTimers(database.db, [each])
    await ago(95)
    expect(await runDue(testWork(database.db), [each])).toBe(4)
    expect(runs.map((due, n) => due.getTime() - (runs[0]?.getTime() ?? 0) - n * 30_000)).toEqual([0, 0, 0, 0])
  })

  it('that fails keeps its time, waits a little and comes again', async () => {
    const bad = timer({ run: () => Promise.reject(new RangeError('Hermenegilda')) })
    await prepareTimers(database.db, [bad])
    await ago(1)
    expect(await runDue(testWork(database.db), [bad])).toBe(1)
    expect(await read()).toMatchObject({ fallos: 1, error: 'RangeError' })
    expect(await runDue(testWork(database.db), [bad])).toBe(0)
    await ago(1)
    expect(await runDue(testWork(database.db), [timer()])).toBe(1)
    expect(await read()).toMatchObject({ fallos: 0, error: null })
  })

  it('whose process died is taken by another once its time is over', async () => {
    const one = timer()
    await prepareTimers(database.db, [one])
    await ago(1)
    const dead = { tomado_por: crypto.randomUUID(), tomado_hasta: new Date(Date.now() + 60_000) }
    await database.db.updateTable('temporizadores').set(dead).execute()
    expect(await runDue(testWork(database.db), [one])).toBe(0)
    await database.db
      .updateTable('temporizadores')
      .set({ tomado_hasta: new Date(0) })
      .execute()
    expect(await runDue(testWork(database.db), [one])).toBe(1)
  })

  it('that is declared at another hour is due at that hour', async () => {
    await prepareTimers(database.db, [timer({ when: daily('03:00') })])
    const before = await read()
    await prepareTimers(database.db, [timer({ when: daily('03:00') })])
    expect(await read()).toEqual(before)
    await prepareTimers(database.db, [timer({ when: daily('04:00') })])
    const hours = ((await read()).proxima_at.getTime() - before.proxima_at.getTime()) / 3_600_000
    expect([1, -23, 25]).toContain(hours)
  })
})
