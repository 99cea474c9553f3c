import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROGRAM_INACTIVE } from '@cauce/domain/programs/program'
import { type TestDatabase, addUser, openTestDatabase, sessionUser } from '../testing/database.ts'
import { Programs, makeKey } from './client-key.ts'

const MINUTE = 60_000
let database: TestDatabase
let app: FastifyInstance
let clock = Date.parse('2026-11-21T15:00:00.000Z')
const { clave, ...kept } = makeKey()
let signedIn = true

beforeAll(async () => {
  database = await openTestDatabase()
  const user = sessionUser({ id: await addUser(database.db, 'laura@cauce.demo') })
  await database.db
    .insertInto('clientes')
    .values({ nombre: 'Laboratorio', ...kept })
    .execute()
  const programs = new Programs(database.db)
  app = Fastify()
  app.get('/', async (request) => {
    await programs.admit(request, signedIn ? user : null, new Date(clock))
    return 'listo'
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const call = async (key: string | undefined) => {
  const answer = await app.inject({ url: '/', headers: key === undefined ? {} : { 'x-cauce-cliente': key } })
  return answer.statusCode === 200 ? 'listo' : answer.json<{ message: string }>().message
}
const uses = async () =>
  (await database.db.selectFrom('auditoria').select('user_id').where('accion', '=', 'cliente.usar').execute()).length
const setActive = (activo: boolean) => database.db.updateTable('clientes').set({ activo }).execute()

describe('el programa que hace la llamada', () => {
  it('sin encabezado es un navegador y nada cambia', async () => {
    expect(await call(undefined)).toBe('listo')
    expect(await uses()).toBe(0)
  })

  it('con su clave pasa; el uso se anota a lo sumo una vez por minuto', async () => {
    await Promise.all([call(clave), call(clave), call(clave)])
    expect(await uses()).toBe(1)
    clock += MINUTE - 1
    expect(await call(clave)).toBe('listo')
    expect(await uses()).toBe(1)
    clock += 1
    expect(await call(clave)).toBe('listo')
    expect(await uses()).toBe(2)
    const { ultimo_uso_at } = await database.db.selectFrom('clientes').select('ultimo_uso_at').executeTakeFirstOrThrow()
    expect(ultimo_uso_at?.getTime()).toBe(clock)
  })

  it('una clave desconocida o mal escrita se rechaza', async () => {
    expect(await call(makeKey().clave)).toBe(PROGRAM_INACTIVE)
    expect(await call('x')).toBe(PROGRAM_INACTIVE)
    expect(await call('')).toBe(PROGRAM_INACTIVE)
  })

  it('inactivarlo se nota en un segundo a más tardar', async () => {
    expect(await call(clave)).toBe('listo')
    await setActive(false)
    clock += 1_000
    expect(await call(clave)).toBe(PROGRAM_INACTIVE)
    await setActive(true)
    clock += 1_000
    expect(await call(clave)).toBe('listo')
  })

  it('en una llamada que nadie autoriza con su sesión el encabezado no dice nada', async () => {
    signedIn = false
    expect(await call('x')).toBe('listo')
  })
})
