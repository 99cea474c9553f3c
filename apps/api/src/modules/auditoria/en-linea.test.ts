import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BEAT_LIFE_MS } from '@cauce/domain/audit/presence'
import { createSession } from '../../http/auth.ts'
import { type TestDatabase, addUser, openTestDatabase, sessionUser, testCtx } from '../../testing/database.ts'
import { whoIsOnLine } from './presence.ts'

const NOW = new Date('2026-11-21T15:00:00.000Z')
const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000)

let database: TestDatabase
let [laura, andres] = [0, 0]
const ask = (body: Parameters<typeof whoIsOnLine>[1] = {}) =>
  whoIsOnLine(testCtx(database.db, { user: sessionUser({ id: laura }), now: () => NOW }), body)

const session = async (userId: number, minutes: number, provisional = false): Promise<number> => {
  const agente = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0'
  const { id } = await createSession(database.db, { userId, provisional, now: ago(minutes), ip: '190.0.2.7', agente })
  return id
}
const windowsOf = (sesion_id: number, proceso: string, ventanas: number, latido_at = NOW) =>
  database.db.insertInto('conexiones').values({ sesion_id, proceso, ventanas, latido_at }).execute()

beforeAll(async () => {
  database = await openTestDatabase()
  laura = await addUser(database.db, 'laura@cauce.demo')
  andres = await addUser(database.db, 'andres@cauce.demo')
  await database.db.insertInto('roles').values({ id: 1, nombre: 'Médico general' }).execute()
  await database.db.insertInto('user_role').values({ user_id: laura, role_id: 1 }).execute()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('sesiones').execute()
})

describe('quién está en línea', () => {
  it('quien tiene ventanas, sumadas las de cada proceso y cada sesión, con su rol y su equipo', async () => {
    const [one, two] = [await session(laura, 40), await session(laura, 2)]
    await windowsOf(one, 'a', 2)
    await windowsOf(one, 'b', 1)
    await windowsOf(two, 'b', 1)
    const answer = await ask()
    expect(answer).toMatchObject({ total: 1, en_linea: 1, por_rol: [{ rol: 'Médico general', total: 1 }] })
    expect(answer.data[0]).toEqual({
      usuario: { id: laura, nombre: 'laura@cauce.demo', email: 'laura@cauce.demo' },
      roles: ['Médico general'],
      estado: 'activo',
      desde: ago(40).toISOString(),
      ultima_actividad_at: ago(2).toISOString(),
      ventanas: 4,
      sesiones: 2,
      equipos: ['Firefox en Linux'],
      yo: true,
    })
  })

  it('quien hizo algo hace poco, aunque no tenga ventana; quien la tiene y no hace nada, inactivo', async () => {
    await session(andres, 3)
    await windowsOf(await session(laura, 20), 'a', 1)
    const { data } = await ask()
    expect(data.map(({ usuario, estado }) => [usuario.email, estado])).toEqual([
      ['andres@cauce.demo', 'sin_ventana'],
      ['laura@cauce.demo', 'inactivo'],
    ])
  })

  it('ni los de un proceso que murió, ni sesiones cerradas, vencidas, a medio ingresar o quietas', async () => {
    await windowsOf(await session(laura, 20), 'muerto', 1, new Date(NOW.getTime() - BEAT_LIFE_MS))
    const closed = await session(laura, 1)
    await database.db.updateTable('sesiones').set({ revocada_at: NOW }).where('id', '=', closed).execute()
    await session(laura, 1, true)
    await windowsOf(await session(laura, 60), 'a', 1)
    const old = await session(laura, 1)
    await database.db.updateTable('sesiones').set({ expira_at: NOW }).where('id', '=', old).execute()
    expect((await ask()).data).toEqual([])
  })

  it('se filtra por rol y por nombre, y los totales son de todos', async () => {
    await session(laura, 1)
    await session(andres, 1)
    expect(await ask({ rol: 'Sin rol' })).toMatchObject({ total: 1, en_linea: 2, data: [{ usuario: { id: andres } }] })
    expect((await ask({ texto: ' Láura ' })).data).toMatchObject([{ usuario: { id: laura } }])
    expect((await ask({ por_pagina: 1, pagina: 2 })).data).toMatchObject([{ usuario: { id: laura } }])
  })
})
