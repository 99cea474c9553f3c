import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'

const ADMINISTRATOR = 1
const ROUNDS = 8

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const idOf = async (email: string): Promise<number> =>
  (await server.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

const administrators = async (): Promise<number> => {
  const rows = await server.db
    .selectFrom('users as u')
    .innerJoin('user_role as ur', 'ur.user_id', 'u.id')
    .select('u.id')
    .where('u.activo', '=', true)
    .where('ur.role_id', '=', ADMINISTRATOR)
    .execute()
  return rows.length
}

it('dos administradores que se quitan el uno al otro a la vez: uno de los dos no puede', async () => {
  const emails = ['admin@cauce.demo', 'auditor@cauce.demo'] as const
  const ids = await Promise.all(emails.map(idOf))
  const [first = 0, second = 0] = ids
  for (let round = 0; round < ROUNDS; round += 1) {
    await server.db.updateTable('users').set({ activo: true }).where('id', 'in', ids).execute()
    await server.db
      .insertInto('user_role')
      .values(ids.map((user_id) => ({ user_id, role_id: ADMINISTRATOR })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const [one, other] = await Promise.all(emails.map((email) => server.login(email)))
    const { version = 0 } =
      (await server.db.selectFrom('users').select('version').where('id', '=', first).executeTakeFirst()) ?? {}
    const answers = await Promise.all([
      server.call(`/api/usuarios/usuario/${second}/inactivar`, { token: one ?? '', body: { motivo: 'Ya no trabaja' } }),
      round % 2 === 0
        ? server.call(`/api/usuarios/usuario/${first}/inactivar`, { token: other ?? '', body: { motivo: 'Tampoco' } })
        : server.call(`/api/usuarios/usuario/${first}/roles`, {
            method: 'PUT',
            token: other ?? '',
            body: { roles: [], version },
          }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true)
    expect(await administrators()).toBe(1)
  }
})

it('quien no administra usuarios no pasa de la puerta', async () => {
  const token = await server.login('medico@cauce.demo')
  const calls = [
    server.call('/api/usuarios/buscar', { token, body: {} }),
    server.call('/api/usuarios/opciones', { token }),
    server.call('/api/usuarios/usuario/1', { token }),
    server.call('/api/usuarios/usuario/1/inactivar', { token, body: { motivo: 'x' } }),
    server.call('/api/usuarios/cargas', { token, body: { nombre: 'a.csv', texto: 'a' } }),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})
