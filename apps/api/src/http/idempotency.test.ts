import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, addUser, openTestDatabase, sessionUser, testCtx } from '../testing/database.ts'
import { bodyHash, idempotent } from './idempotency.ts'
import type { UserCtx } from './handle.ts'

let database: TestDatabase
let userId: number
beforeAll(async () => {
  database = await openTestDatabase()
  userId = await addUser(database.db, 'medico@cauce.demo')
})
afterAll(() => database.close())

const context = (idempotencyKey: string | null): UserCtx =>
  testCtx(database.db, { user: sessionUser({ id: userId }), idempotencyKey })

const addRole = (ctx: UserCtx, nombre: string, body: unknown = { nombre }, call = 'prueba') =>
  idempotent(ctx, call, body, async (trx) => {
    const { id } = await trx.insertInto('roles').values({ nombre }).returning('id').executeTakeFirstOrThrow()
    return { id, cuando: '2026-11-21' }
  })
const roles = async (nombre: string) =>
  (await database.db.selectFrom('roles').select('id').where('nombre', 'like', `${nombre}%`).execute()).length

describe('idempotent', () => {
  it('repite la respuesta guardada con la misma clave y el mismo cuerpo, aunque cambie el orden de sus campos', async () => {
    const first = await addRole(context('clave-uno'), 'auditor', { a: 1, b: [{ c: 2, d: 3 }] })
    const second = await addRole(context('clave-uno'), 'auditor', { b: [{ d: 3, c: 2 }], a: 1 })
    expect(second).toEqual(first)
    expect(await roles('auditor')).toBe(1)
  })

  it('rechaza la misma clave con otro cuerpo o en otra llamada, y no escribe nada', async () => {
    await addRole(context('clave-dos'), 'jefe')
    const refused = { status: 409, codigo: 'idempotencia.otro_cuerpo' }
    await expect(addRole(context('clave-dos'), 'jefe2')).rejects.toMatchObject(refused)
    await expect(addRole(context('clave-dos'), 'jefe', { nombre: 'jefe' }, 'otra')).rejects.toMatchObject(refused)
    expect(await roles('jefe')).toBe(1)
  })

  it('veinte solicitudes simultáneas con una clave escriben una vez y responden lo mismo', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => addRole(context('clave-tres'), 'coordinador')))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await roles('coordinador')).toBe(1)
  })

  it('un fallo libera la clave y deshace lo escrito', async () => {
    const attempt = idempotent(context('clave-cuatro'), 'prueba', {}, async (trx) => {
      await trx.insertInto('roles').values({ nombre: 'fallido' }).execute()
      throw new Error('se cayó')
    })
    await expect(attempt).rejects.toThrow('se cayó')
    expect(await roles('fallido')).toBe(0)
    await addRole(context('clave-cuatro'), 'fallido', {})
    expect(await roles('fallido')).toBe(1)
  })

  it('sin clave cada solicitud escribe', async () => {
    await addRole(context(null), 'libre1')
    await addRole(context(null), 'libre2')
    expect(await roles('libre')).toBe(2)
  })

  it('la clave es de cada persona', async () => {
    const other = await addUser(database.db, 'otra@cauce.demo')
    await addRole(context('clave-cinco'), 'propio1')
    await addRole(testCtx(database.db, { user: sessionUser({ id: other }), idempotencyKey: 'clave-cinco' }), 'propio2')
    expect(await roles('propio')).toBe(2)
  })
})

describe('bodyHash', () => {
  it('distingue el orden de una lista y no el de los campos', () => {
    expect(bodyHash({ a: 1, b: 2 })).toBe(bodyHash({ b: 2, a: 1 }))
    expect(bodyHash([1, 2])).not.toBe(bodyHash([2, 1]))
    expect(bodyHash(undefined)).toBe(bodyHash(null))
  })
})
