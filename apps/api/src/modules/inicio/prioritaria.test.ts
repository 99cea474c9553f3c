import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newLeaveVisit } from '../../../../../tests/support/sick-leave.ts'
import { openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
let afiliado: number
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())
beforeEach(async () => {
  ;({ afiliado_id: afiliado } = await newLeaveVisit(ordering.server.db))
})

const PATH = '/inicio/consulta-prioritaria'
const body = (more: object = {}) => ({ afiliado_id: afiliado, motivo: 'Fiebre desde ayer', ...more })
const today = () =>
  ordering.server.db
    .selectFrom('consultas')
    .selectAll()
    .where('afiliado_id', '=', afiliado)
    .where('tipo_consulta_id', '=', 3)
    .execute()

describe('a patient without an appointment', () => {
  it('is in consultation at once, of who attends, where they attend, and it is noted', async () => {
    const answer = await ordering.post(PATH, body())
    expect(answer.status).toBe(200)
    const [row, ...others] = await today()
    expect(others).toEqual([])
    expect(row).toMatchObject({ estado_id: 3, medico_user_id: 1, motivo: 'Fiebre desde ayer' })
    expect(row?.rep_id).not.toBeNull()
    const noted = await ordering.server.db
      .selectFrom('auditoria')
      .select('accion')
      .where('recurso_id', '=', String(row?.id))
      .where('accion', '=', 'consulta.prioritaria')
      .execute()
    expect(noted).toHaveLength(1)
  })

  it('has no second consultation of the day unless it is confirmed, also of two at once', async () => {
    const both = await Promise.all([ordering.post(PATH, body()), ordering.post(PATH, body({ motivo: 'Tos y fiebre' }))])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const again = await ordering.post(PATH, body())
    expect(again).toMatchObject({ status: 409, body: { codigo: 'consulta.por_confirmar' } })
    expect(JSON.stringify(again.body)).toContain('Ya tiene una consulta hoy')
    expect((await ordering.post(PATH, body({ confirmado: true }))).status).toBe(200)
    expect(await today()).toHaveLength(2)
  })

  it('is not opened without a reason, nor to who died, nor of nobody', async () => {
    expect(await ordering.post(PATH, body({ motivo: '.' }))).toMatchObject({
      status: 422,
      body: { errores: { motivo: ['Escriba por qué consulta'] } },
    })
    const died = await newLeaveVisit(ordering.server.db, { tipo_afiliado_id: 4 })
    expect(await ordering.post(PATH, body({ afiliado_id: died.afiliado_id, confirmado: true }))).toMatchObject({
      status: 422,
      body: { errores: { afiliado_id: ['Este paciente está fallecido.'] } },
    })
    expect((await ordering.post(PATH, body({ afiliado_id: 999_999 }))).status).toBe(404)
    expect(await today()).toEqual([])
  })

  it('is only for who may sign a record', async () => {
    const token = await ordering.server.login('admin@cauce.demo')
    expect((await ordering.post(PATH, body(), { token })).status).toBe(403)
    expect(await today()).toEqual([])
  })
})
