import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WORK_MOVED } from '@cauce/domain/kit/jobs/work-state'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin@cauce.demo')
})
afterAll(() => server.close())

const READER = 'historia.avisar_dispositivos'
const list = async (which = '') => (await server.call(`/api/trabajos${which}`, { token: admin })).body
const move = (body: object, token = admin) => server.call('/api/trabajos/mover', { token, body })

/** A delivery that failed, and one that waits behind it. */
const failed = async (): Promise<number> => {
  const { id: user } = await server.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  const event = {
    nombre: 'historia.finalizada',
    version: 1,
    agregado: 'consulta:1',
    payload: JSON.stringify({ consulta_id: 1, afiliado_id: 1, rep_id: null, user_id: user, huella: 'a'.repeat(64) }),
    ocurrio_at: new Date(),
  }
  const { id } = await server.db.insertInto('eventos').values(event).returning('id').executeTakeFirstOrThrow()
  const delivery = { evento_id: id, manejador: READER, agregado: event.agregado }
  await server.db
    .insertInto('evento_entregas')
    .values({ ...delivery, estado: 'fallido', intentos: 12, error: 'RangeError' })
    .execute()
  return id
}
const stateOf = async (id: number) =>
  (await server.db.selectFrom('evento_entregas').select('estado').where('evento_id', '=', id).executeTakeFirstOrThrow())
    .estado
const acts = async () =>
  (await server.db.selectFrom('auditoria').select('accion').where('recurso', '=', 'aviso').orderBy('id').execute()).map(
    ({ accion }) => accion,
  )

describe('what the server does by itself', () => {
  it('is listed with its words, and counted', async () => {
    const id = await failed()
    expect(await list('?cuales=fallidos')).toMatchObject({
      data: [
        {
          clase: 'aviso',
          id: `${id}/${READER}`,
          titulo: 'Avisar a los otros dispositivos que la historia se finalizó',
          estado: 'fallido',
          error: 'RangeError',
          actos: ['reintentar', 'descartar'],
        },
      ],
      cuentas: { fallidos: 1 },
    })
    const cleaning = expect.objectContaining({ clase: 'reloj', id: 'limpieza', actos: [] })
    expect(await list('?cuales=reloj')).toMatchObject({ data: expect.arrayContaining([cleaning]) })
    expect((await move({ clase: 'aviso', id: `${id}/${READER}`, acto: 'descartar' })).body).toEqual({
      mensaje: 'Se dio por atendido',
    })
    expect(await stateOf(id)).toBe('descartado')
    expect(await acts()).toEqual(['trabajo.descartar'])
  })

  it('that failed is tried again at once, and only once', async () => {
    const id = await failed()
    const again = { clase: 'aviso', id: `${id}/${READER}`, acto: 'reintentar' }
    expect((await move(again)).status).toBe(200)
    await expect.poll(() => stateOf(id)).toBe('entregado')
    expect(await move(again)).toMatchObject({ status: 409, body: { codigo: 'trabajo.cambio', error: WORK_MOVED } })
  })

  it('is not moved where there is nothing, or by who may not', async () => {
    const nothing = { clase: 'trabajo', id: crypto.randomUUID(), acto: 'cancelar' }
    expect((await move(nothing)).status).toBe(404)
    expect((await move({ clase: 'aviso', id: 'x', acto: 'descartar' })).status).toBe(404)
    expect((await move({ clase: 'reloj', id: 'limpieza', acto: 'reintentar' })).status).toBe(409)
    const doctor = await server.login('medico@cauce.demo')
    expect((await move(nothing, doctor)).status).toBe(403)
    expect((await server.call('/api/trabajos', { token: doctor })).status).toBe(403)
  })
})
