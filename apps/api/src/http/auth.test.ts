import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, addUser, openTestDatabase } from '../testing/database.ts'
import { Sessions, createSession } from './auth.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let database: TestDatabase
let clock = Date.parse('2026-11-21T15:00:00.000Z')
const now = (): Date => new Date(clock)
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let people = 0
/** A session of a new person whose password was changed so many days ago. */
const open = async (days: number | null = 0) => {
  people += 1
  const userId = await addUser(database.db, `persona${people}@hospital.co`)
  const changed = days === null ? null : new Date(clock - days * DAY)
  await database.db.updateTable('users').set({ password_changed_at: changed }).where('id', '=', userId).execute()
  const { token, id } = await createSession(database.db, {
    userId,
    provisional: false,
    now: now(),
    ip: '::1',
    agente: null,
  })
  return { token, id, userId }
}
const lastActivity = async (id: number): Promise<Date> =>
  (
    await database.db
      .selectFrom('sesiones')
      .select('ultima_actividad_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).ultima_actividad_at

describe('la actividad', () => {
  it('lo que hace la página sola no sostiene la sesión; lo que hace la persona, sí', async () => {
    const sessions = new Sessions(database.db)
    const { token, id } = await open()
    for (let minute = 0; minute < 59; minute += 1) {
      clock += MINUTE
      expect(await sessions.find(token, now(), true)).not.toBeNull()
    }
    clock += MINUTE
    expect(await sessions.find(token, now(), true)).toBeNull()
    const other = await open()
    clock += 59 * MINUTE
    await sessions.find(other.token, now())
    expect([await lastActivity(other.id), (await lastActivity(id)) < now()]).toEqual([now(), true])
  })

  it('cuenta aunque la página acabe de preguntar sola', async () => {
    const sessions = new Sessions(database.db)
    const { token, id } = await open()
    clock += MINUTE
    await sessions.find(token, now(), true)
    await sessions.find(token, now())
    expect(await lastActivity(id)).toEqual(now())
  })
})

const expired = async (passwordDays: number, token: string) =>
  (await new Sessions(database.db, passwordDays).find(token, now()))?.contrasena_vencida

describe('la contraseña vencida', () => {
  it('se sabe con la sesión, según los días de la instalación', async () => {
    const aged = await open(45)
    const never = await open(null)
    expect([await expired(30, aged.token), await expired(59, aged.token), await expired(0, aged.token)]).toEqual([
      true,
      false,
      false,
    ])
    expect([await expired(30, never.token), await expired(0, never.token)]).toEqual([true, false])
  })

  it('no se recuerda: el cambio que atendió otro proceso se ve al instante', async () => {
    const sessions = new Sessions(database.db)
    const { token, userId } = await open(45)
    expect((await sessions.find(token, now()))?.contrasena_vencida).toBe(true)
    await database.db.updateTable('users').set({ password_changed_at: now() }).where('id', '=', userId).execute()
    expect((await sessions.find(token, now()))?.contrasena_vencida).toBe(false)
  })
})

it('una sesión que se cerró en otro proceso se ve dentro de un segundo', async () => {
  const sessions = new Sessions(database.db)
  const { token, id } = await open()
  await sessions.find(token, now())
  await database.db.updateTable('sesiones').set({ revocada_at: now() }).where('id', '=', id).execute()
  clock += 999
  expect(await sessions.find(token, now())).not.toBeNull()
  clock += 1
  expect(await sessions.find(token, now())).toBeNull()
})

describe('un reloj que estuvo adelantado', () => {
  it('lo que se abrió o se usó mientras tanto termina al corregirlo', async () => {
    const sessions = new Sessions(database.db)
    const before = await open()
    clock += DAY
    const meanwhile = await open()
    expect(await sessions.find(meanwhile.token, now())).not.toBeNull()
    clock -= DAY
    expect(await new Sessions(database.db).find(meanwhile.token, now())).toBeNull()
    expect(await new Sessions(database.db).find(before.token, now())).not.toBeNull()
    clock += 30 * MINUTE
    await sessions.find(before.token, now())
    clock -= 30 * MINUTE
    expect(await new Sessions(database.db).find(before.token, now())).toBeNull()
  })

  it('dos minutos de diferencia entre dos servidores no cierran nada', async () => {
    clock += 2 * MINUTE
    const { token } = await open()
    clock -= 2 * MINUTE
    expect(await new Sessions(database.db).find(token, now())).not.toBeNull()
  })
})
