import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { historia } from '@cauce/contract/historia'
import {
  MAX_SNIPPETS,
  SNIPPET_COMPONENT,
  SNIPPET_REPEATED,
  TOO_MANY_SNIPPETS,
} from '@cauce/domain/clinical-record/text-snippet'
import { openOrdering, type Ordering, type Sending } from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
let oncologist: string
beforeAll(async () => {
  ordering = await openOrdering()
  oncologist = await ordering.server.login('oncologo@cauce.demo')
})
afterAll(() => ordering.close())

const decode = Schema.decodeUnknownSync(historia.plantillas.answer)
const list = async (sending: Sending = {}) => decode((await ordering.get('/historia/plantillas', sending)).body)
const snippet = {
  titulo: 'Lumbago sin signos de alarma',
  componente: 'examen_fisico',
  texto: 'Sin déficit motor ni sensitivo',
}
const save = (body: object, sending: Sending = {}) =>
  ordering.post('/historia/plantillas/guardar', { ...snippet, ...body }, sending)
const idOf = ({ body }: { readonly body: unknown }): number => Object(body).id

describe('a template', () => {
  it('is kept, changed and deleted by whose it is, and audited without its text', async () => {
    const made = await save({ titulo: ' Primera ' })
    expect(made).toMatchObject({ status: 200, body: { mensaje: 'Plantilla guardada' } })
    const id = idOf(made)
    expect((await list()).find((each) => each.id === id)).toEqual({ ...snippet, id, titulo: 'Primera' })
    expect(idOf(await save({ id, titulo: 'Primera', texto: 'Otro texto' }))).toBe(id)
    expect((await list()).find((each) => each.id === id)?.texto).toBe('Otro texto')
    const removed = await ordering.post('/historia/plantillas/eliminar', { id })
    expect(removed).toMatchObject({ status: 200, body: { mensaje: 'Plantilla borrada' } })
    expect((await list()).some((each) => each.id === id)).toBe(false)
    const rows = await ordering.server.db
      .selectFrom('auditoria')
      .select(['accion', 'detalle'])
      .where('recurso', '=', 'plantilla')
      .where('recurso_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(rows).toEqual(
      ['plantilla.crear', 'plantilla.editar', 'plantilla.eliminar'].map((accion) => ({
        accion,
        detalle: { componente: 'examen_fisico' },
      })),
    )
  })

  it('is of nobody else', async () => {
    const id = idOf(await save({ titulo: 'De Laura' }))
    expect((await list({ token: oncologist })).some((each) => each.id === id)).toBe(false)
    expect((await save({ id, titulo: 'Mía' }, { token: oncologist })).status).toBe(404)
    expect((await ordering.post('/historia/plantillas/eliminar', { id }, { token: oncologist })).status).toBe(404)
    expect((await save({ titulo: 'De Laura' }, { token: oncologist })).status).toBe(200)
    expect((await list()).find((each) => each.id === id)?.titulo).toBe('De Laura')
  })

  it('says what is wrong beside each field', async () => {
    await save({ titulo: 'Repetida' })
    expect(await save({ titulo: 'REPETIDA ' })).toMatchObject({
      status: 422,
      body: { errores: { titulo: [SNIPPET_REPEATED] } },
    })
    expect((await save({ titulo: 'Repetida', componente: 'plan' })).status).toBe(200)
    const wrong = [
      [{ titulo: ' ' }, 'titulo'],
      [{ titulo: 'a'.repeat(81) }, 'titulo'],
      [{ texto: '' }, 'texto'],
      [{ texto: 'a'.repeat(4_001) }, 'texto'],
      [{ componente: 'medidas' }, 'componente'],
    ] as const
    for (const [change, field] of wrong) {
      const answer = await save(change)
      expect([answer.status, Object.keys(Object(answer.body).errores)]).toEqual([422, [field]])
    }
    expect(JSON.stringify((await save({ componente: 'medidas' })).body)).toContain(SNIPPET_COMPONENT)
  })

  it('saved twice at once under one title is kept once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => save({ titulo: 'A la vez' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
  })

  it('fits up to two hundred', async () => {
    const { db } = ordering.server
    const { id: user_id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'oncologo@cauce.demo')
      .executeTakeFirstOrThrow()
    const before = (await list({ token: oncologist })).length
    await db
      .insertInto('plantillas_texto')
      .values(
        Array.from({ length: MAX_SNIPPETS - before }, (_, index) => ({
          user_id,
          componente: 'plan',
          titulo: `Plan ${index}`,
          texto: 'Control',
        })),
      )
      .execute()
    expect(await save({}, { token: oncologist })).toMatchObject({
      status: 422,
      body: { errores: { titulo: [TOO_MANY_SNIPPETS] } },
    })
  })
})
