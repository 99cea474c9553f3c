import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENTRY_TAKEN, INVALID_ENTRY, PUBLIC_DOMAIN } from '@cauce/domain/mail/destination'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin@cauce.demo')
})
afterAll(() => server.close())

const call = (path: string, body?: object, token = admin) =>
  server.call(`/api/correo-institucion${path}`, { token, ...(body === undefined ? {} : { body }) })
const acts = async () =>
  (
    await server.db
      .selectFrom('auditoria')
      .select('accion')
      .where('recurso', '=', 'correo_institucion')
      .orderBy('id')
      .execute()
  ).map(({ accion }) => accion)

describe('the addresses of the institution', () => {
  it('are added once, in lower case, by who administers, and told in the audit', async () => {
    const body = { direccion: ' @Hospital.CO ', descripcion: ' Sede principal ' }
    const added = await call('', body)
    expect(added).toMatchObject({
      status: 200,
      body: { direccion: '@hospital.co', descripcion: 'Sede principal', activo: true, operador: expect.any(String) },
    })
    expect(await call('', { ...body, direccion: '@HOSPITAL.co' })).toMatchObject({
      status: 409,
      body: { codigo: 'correo.repetido', error: ENTRY_TAKEN },
    })
    expect((await call('')).body).toMatchObject([{ direccion: '@hospital.co' }])
    expect(await acts()).toEqual(['correo.anadir'])
  })

  it.each([
    ['hospital.co', INVALID_ENTRY],
    ['@gmail.com', PUBLIC_DOMAIN],
  ])('do not take %s', async (direccion, error) => {
    const answer = await call('', { direccion, descripcion: 'x' })
    expect(answer).toMatchObject({ status: 422, body: { errores: { direccion: [error] } } })
  })

  it('are switched off by who administers, and on with the password of a moment ago', async () => {
    const { id } = await server.db.selectFrom('correos_institucion').select('id').executeTakeFirstOrThrow()
    await server.db
      .updateTable('sesiones')
      .set({ confirmada_at: new Date(Date.now() - 3_600_000) })
      .execute()
    for (const _ of [1, 2]) expect((await call(`/${id}`, { activo: false })).body).toMatchObject({ activo: false })
    expect(await call(`/${id}`, { activo: true })).toMatchObject({ status: 403, body: { codigo: 'sesion.confirmar' } })
    expect(await acts()).toEqual(['correo.anadir', 'correo.inactivar'])
    expect((await call('/2000000000', { activo: false })).status).toBe(404)
  })

  it('are closed to the rest', async () => {
    const doctor = await server.login('medico@cauce.demo')
    expect((await call('', undefined, doctor)).status).toBe(403)
    expect((await call('', { direccion: '@malo.co', descripcion: 'x' }, doctor)).status).toBe(403)
  })
})
