/** What nobody has published is read by nobody but its editors, in whatever way it is asked for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EDIT_CONTENT } from '@cauce/contract/contenido'
import type { ContentState } from '@cauce/domain/content/content'
import { type TestServer, startTestServer } from '../support/server.ts'
import { PEOPLE } from './callers.ts'
import { READING_CASES, STATES } from './reading-cases.ts'
import { watchWrites, written } from './written.ts'

const ABSENT = 2_000_000_000
const LIST = 'contenido.publicados'

let server: TestServer
const tokens = new Map<string, string>()
const records = new Map<ContentState | 'ausente', { readonly content: number; readonly file: number }>()
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  for (const { email } of PEOPLE) tokens.set(email, await server.login(email))
  const author = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@cauce.demo')
    .executeTakeFirstOrThrow()
  records.set('ausente', { content: ABSENT, file: ABSENT })
  for (const estado of STATES) {
    const text = { titulo: `Secreto ${estado}`, cuerpo: `Cuerpo ${estado}`, busqueda: `secreto ${estado}` }
    const row = { tipo: 'manual' as const, user_id: author.id, publicado_at: new Date(), ...text }
    const { id: content } = await db
      .insertInto('contenidos')
      .values({ ...row, estado })
      .returning('id')
      .executeTakeFirstOrThrow()
    const attached = { nombre: 'guia.pdf', tipo: 'application/pdf', tamano: 1, sha256: '', archivo: 'ab/no-esta.pdf' }
    const { id: file } = await db
      .insertInto('contenido_adjuntos')
      .values({ contenido_id: content, ...attached })
      .returning('id')
      .executeTakeFirstOrThrow()
    records.set(estado, { content, file })
  }
  await watchWrites(db)
})
afterAll(() => server.close())

describe.each(READING_CASES.map((one) => ({ ...one, title: one.entry })))('$title', (one) => {
  const { entry, method, editorsToo } = one
  it.each(PEOPLE)('$name', async ({ email, permissions }) => {
    const token = tokens.get(email) ?? null
    for (const [state, { content, file }] of records) {
      const before = await written(server.db)
      const { status, body } = await server.call(`/api${one.path(content, file)}`, { method, token })
      const sees = state === 'publicado' || (editorsToo && state !== 'ausente' && permissions.includes(EDIT_CONTENT))
      expect(`${state}: ${status}`).toBe(`${state}: ${sees || entry === LIST ? 200 : 404}`)
      const text = JSON.stringify(body)
      expect([state, text.includes('Secreto borrador'), text.includes('Secreto retirado')]).toEqual([
        state,
        false,
        false,
      ])
      if (!sees) expect([state, await written(server.db)]).toEqual([state, before])
    }
  })
})

it('ni buscándolo: la búsqueda de quien lee solo encuentra lo publicado', async () => {
  const token = tokens.get('afiliado@cauce.demo') ?? null
  const found = await server.call('/api/contenido/publicados?texto=secreto&estado=borrador', { token })
  expect(found).toMatchObject({ status: 200, body: { total: 1, data: [{ titulo: 'Secreto publicado' }] } })
})
