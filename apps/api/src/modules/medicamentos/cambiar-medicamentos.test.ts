import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOT_REPLACEABLE } from '@cauce/domain/medication/messages'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import {
  AMOXICILLIN,
  ANOTHER_CLEAR_CONSULTATION,
  CLEAR_CONSULTATION,
  IBUPROFEN,
  LORATADINE,
  WARFARIN,
  openMedications,
  type Medications,
} from '../../../../../tests/support/medications.ts'

let medications: Medications
beforeAll(async () => {
  medications = await openMedications()
})
afterAll(() => medications.close())

const lineOf = (orderId: number) =>
  medications.server.db
    .selectFrom('orden_articulos')
    .selectAll()
    .where('orden_id', '=', orderId)
    .orderBy('id')
    .execute()

const orders = async (): Promise<number> => {
  const { n } = await medications.server.db
    .selectFrom('ordenes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

describe('cambiar una orden activa', () => {
  it('anula la anterior en la misma escritura, y no se cambia dos veces', async () => {
    const id = await medications.order([await medications.line(AMOXICILLIN)])
    const [old] = await lineOf(id)
    const change = { reemplaza: { orden_articulos_id: old?.id ?? 0, motivo: 'Diez días, no siete' } }
    const newer = await medications.order([await medications.line(AMOXICILLIN, { ...change, duracion: 10 })])
    expect((await lineOf(id))[0]).toMatchObject({
      estado_id: OrderStatus.annulled,
      estado_motivo: `Cambiada por la orden ${newer}: Diez días, no siete`,
    })
    expect((await lineOf(newer))[0]).toMatchObject({ reemplaza_id: old?.id, estado_id: OrderStatus.active })
    const again = await medications.generate([await medications.line(AMOXICILLIN, change)])
    expect(again).toMatchObject({ status: 409, body: { codigo: 'orden.no_modificable', error: NOT_REPLACEABLE } })
  })

  it('de dos cambios a la vez, uno queda', async () => {
    const id = await medications.order([await medications.line(AMOXICILLIN)])
    const [old] = await lineOf(id)
    const reemplaza = { orden_articulos_id: old?.id ?? 0, motivo: 'Cambio simultáneo' }
    const line = await medications.line(AMOXICILLIN, { reemplaza })
    const answers = await Promise.all([1, 2].map(() => medications.generate([line])))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const replacing = await medications.server.db
      .selectFrom('orden_articulos')
      .select('id')
      .where('reemplaza_id', '=', old?.id ?? 0)
      .execute()
    expect(replacing.length).toBe(1)
  })

  it('la de otro afiliado no se cambia', async () => {
    const other = await medications.server.db
      .selectFrom('orden_articulos')
      .select('id')
      .where('afiliado_id', '=', 1)
      .where('estado_id', '=', OrderStatus.active)
      .executeTakeFirstOrThrow()
    const reemplaza = { orden_articulos_id: other.id, motivo: 'De otra persona' }
    const answer = await medications.generate([await medications.line(LORATADINE, { reemplaza })])
    expect(answer).toMatchObject({ status: 409, body: { codigo: 'orden.no_modificable' } })
  })
})

it('de dos órdenes a la vez que interactúan, la segunda ve a la primera', async () => {
  const lines = [
    await medications.line(WARFARIN, { frecuencia: 24, duracion: 30 }),
    await medications.line(IBUPROFEN, { duracion: 5 }),
  ]
  const answers = await Promise.all(lines.map((line) => medications.generate([line], ANOTHER_CLEAR_CONSULTATION)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    codigo: 'alertas.sin_responder',
    errores: { '0.comprobaciones.interacciones': [expect.any(String)] },
  })
})

describe('la misma orden enviada dos veces', () => {
  it('con una clave es una orden con una respuesta, también si cambia algo en medio', async () => {
    const before = await orders()
    const old = (await lineOf(await medications.order([await medications.line(AMOXICILLIN)])))[0]
    const reemplaza = { orden_articulos_id: old?.id ?? 0, motivo: 'Doble clic del médico' }
    const lines = [await medications.line(AMOXICILLIN, { reemplaza })]
    const answers = await Promise.all(
      [1, 2, 3].map(() => medications.generate(lines, CLEAR_CONSULTATION, { key: 'medicamentos-0001' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await orders()).toBe(before + 2)
    const later = await medications.generate(lines, CLEAR_CONSULTATION, { key: 'medicamentos-0001' })
    expect(later.body).toEqual(answers[0]?.body)
  })

  it('con la misma clave y otra lista se niega', async () => {
    const line = await medications.line(AMOXICILLIN, { duracion: 10 })
    const answer = await medications.generate([line], CLEAR_CONSULTATION, { key: 'medicamentos-0001' })
    expect(answer).toMatchObject({ status: 409, body: { codigo: 'idempotencia.otro_cuerpo' } })
  })
})

describe('quién y dónde', () => {
  it('no en la consulta de otro, ni de un fallecido, ni en una junta', async () => {
    const line = await medications.line(LORATADINE)
    const token = await medications.server.login('oncologo@cauce.demo')
    expect(await medications.generate([line], CLEAR_CONSULTATION, { token })).toMatchObject({
      status: 403,
      body: { codigo: 'consulta.ajena' },
    })
    expect(await medications.generate([line], 4)).toMatchObject({ status: 422, body: { codigo: 'afiliado.fallecido' } })
    expect(await medications.generate([line], 2)).toMatchObject({
      status: 422,
      body: { codigo: 'consulta.sin_medicamentos' },
    })
    expect((await medications.generate([line], 999_999)).status).toBe(404)
  })
})
