import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { usuarios } from '@cauce/contract/usuarios'
import { startTestServer, type TestServer } from '../../../../../../tests/support/server.ts'

const LINES = 130
const AT_ONCE = 4

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('admin@cauce.demo')
})
afterAll(() => server.close())

const readReview = Schema.decodeUnknownSync(usuarios.revisarCarga.answer)
const readLoad = Schema.decodeUnknownSync(usuarios.cargarLote.answer)
const post = async (path: string, body: object = {}) => {
  const answer = await server.call(`/api/usuarios/cargas${path}`, { method: 'POST', token, body })
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200)
  return answer.body
}
const people = async (): Promise<number> => (await server.db.selectFrom('users').select('id').execute()).length
const together = <T>(one: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: AT_ONCE }, one))

it('varios que suben y cargan a la vez el mismo archivo crean cada usuario una vez, con su enlace y su auditoría', async () => {
  const texto = [
    'tipo_documento,numero_documento,nombres,apellidos,correo,roles',
    ...Array.from({ length: LINES }, (_, at) => `CC,${70_000_000 + at},Ana,Ruiz,a${at}@cauce.demo,Auxiliar`),
  ].join('\n')
  const before = await people()
  const reviews = await together(async () => readReview(await post('', { nombre: 'a.csv', texto })).carga)
  const id = reviews[0]?.id ?? 0
  expect(new Set(reviews.map((carga) => carga.id)).size).toBe(1)
  await together(() => post(`/${id}/lote`))
  const after = readLoad(await post(`/${id}/lote`))
  expect(after).toMatchObject({ estado: 'terminada', creadas: LINES, por_crear: 0, rechazadas: 0 })
  expect(await people()).toBe(before + LINES)
  const links = await server.db.selectFrom('recuperaciones').select('user_id').execute()
  expect(links).toHaveLength(LINES)
  const acts = await server.db.selectFrom('auditoria').select('id').where('accion', '=', 'usuario.crear').execute()
  expect(acts).toHaveLength(LINES)
})
