/** The database goes away while the server works: 503 in Spanish, nothing half-written, and back by itself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../support/server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('medico@cauce.demo')
})
afterAll(() => server.close())

describe('muere el hilo de la base embebida', () => {
  it('lo que estaba en curso responde 503 con cuándo volver, y lo siguiente funciona', async () => {
    const during = Array.from({ length: 10 }, () =>
      server.provisional('referente@cauce.demo').then(
        () => 'bien',
        () => 'mal',
      ),
    )
    const calls = Array.from({ length: 30 }, () => server.call('/api/auth/me', { token }))
    await server.running.database.kill?.()
    const answers = await Promise.all(calls)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({
        status: 503,
        body: { codigo: 'servidor.no_disponible', error: expect.stringContaining('no está disponible') },
      })
      expect(answer.headers.get('retry-after')).toBe('2')
    }
    await Promise.all(during)
    expect((await server.call('/api/auth/me', { token })).status).toBe(200)
    expect((await server.call('/readyz')).status).toBe(200)
    const open = await server.db.selectFrom('sesiones').select('id').where('provisional', '=', true).execute()
    const codes = await server.db
      .selectFrom('codigos_acceso as c')
      .innerJoin('sesiones as s', 's.id', 'c.sesion_id')
      .select('c.id')
      .where('s.provisional', '=', true)
      .execute()
    expect(codes).toHaveLength(open.length)
  })
})
