import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { ALL_DELIVERED, DELIVERED, deliveredTooMuch, deliveryClosed } from '@cauce/domain/history/partial-delivery'
import {
  ADMINISTRATOR,
  MARIA_ELENA,
  WITH_DELIVERIES,
  openHistories,
  type Histories,
} from '../../../../../tests/support/history.ts'
import { sessionUser, testCtx } from '../../testing/database.ts'
import { deliver as deliverOf } from './deliver.ts'

let histories: Histories
beforeAll(async () => {
  histories = await openHistories({ who: ADMINISTRATOR })
})
afterAll(() => histories.close())

const lineOf = async (documento: string, medicamento: string) => {
  const { data } = await histories.read.medicamentosParciales({
    afiliado_id: await histories.affiliateId(documento),
    texto: medicamento,
  })
  const [line] = data
  if (line === undefined) throw new Error(`no line of ${medicamento}`)
  return line
}
const deliver = (linea_id: number, cantidad: number, key?: string) =>
  histories.ask('entregar', { linea_id, cantidad, observacion: '' }, key === undefined ? {} : { key })
const delivered = async (linea_id: number): Promise<number> => {
  const rows = await histories.server.db
    .selectFrom('entregas_medicamentos')
    .select('cantidad')
    .where('orden_articulos_id', '=', linea_id)
    .execute()
  return rows.reduce((sum, { cantidad }) => sum + cantidad, 0)
}

describe('los medicamentos entregados por partes', () => {
  it('dicen lo que se formuló, lo que se entregó, lo que falta y hasta cuándo', async () => {
    const owed = await lineOf(MARIA_ELENA, 'Amlodipino')
    expect(owed).toMatchObject({
      cantidad_formulada: 30,
      cantidad_entregada: 12,
      cantidad_pendiente: 18,
      estado: { nombre: 'Pendiente' },
    })
    expect(Date.parse(owed.limite ?? '')).toBeGreaterThan(Date.now() - 86_400_000)
    const complete = await lineOf(MARIA_ELENA, 'Atorvastatina')
    expect(complete).toMatchObject({ cantidad_pendiente: 0, limite: null, estado: { nombre: 'Completa' } })
    expect(complete.entregas.map(({ cantidad }) => cantidad)).toEqual([20, 10])
  })

  it('lo que vence antes va primero, y lo que no se debe, al final', async () => {
    const afiliado_id = await histories.affiliateId(MARIA_ELENA)
    const { data } = await histories.read.medicamentosParciales({ afiliado_id })
    expect(data.map(({ limite }) => limite === null)).toEqual([false, true])
    const back = await histories.read.medicamentosParciales({ afiliado_id, orden: '-limite' })
    expect(back.data.map(({ linea_id }) => linea_id)).toEqual(data.map(({ linea_id }) => linea_id).toReversed())
  })
})

describe('entregar', () => {
  it('de lo que se autorizó en parte, esa parte', async () => {
    const { server } = histories
    const afiliado_id = await histories.affiliateId(MARIA_ELENA)
    const line = await server.db
      .selectFrom('orden_articulos as l')
      .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
      .leftJoin('entregas_medicamentos as d', 'd.orden_articulos_id', 'l.id')
      .where('l.afiliado_id', '=', afiliado_id)
      .where('l.cantidad_medico', '>', 5)
      .where('d.id', 'is', null)
      .select(['l.id', 'l.orden_id', 'l.cantidad_medico', 'o.user_id'])
      .orderBy('l.id', 'desc')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('orden_articulos')
      .set({ estado_id: OrderStatus.authorised, fecha_vencimiento: '2099-12-31', meses: 1 })
      .where('id', '=', line.id)
      .execute()
    await sql`insert into autorizaciones (orden_articulos_id, orden_id, afiliado_id, tipo_orden_id, que, oncologica, clase, clase_por_que,
      cantidad, cantidad_autorizada, pedida_por_user_id, recibida_at, vence_at, estado, numero, vigente_hasta)
      values (${line.id}, ${line.orden_id}, ${afiliado_id}, 2, 'medicamento', false, 'no_prioritaria', 'De prueba',
      ${line.cantidad_medico}, 5, ${line.user_id}, now(), now() + interval '1 day', 'aprobada_parcial', '9999999999999', '2099-12-31')`.execute(
      server.db,
    )
    expect((await deliver(line.id, 6)).body).toMatchObject({ error: deliveredTooMuch(5) })
    expect((await deliver(line.id, 5)).body).toMatchObject({ mensaje: DELIVERED, cantidad_pendiente: 0 })
    expect((await deliver(line.id, 1)).body).toMatchObject({ error: ALL_DELIVERED })
  })

  it('sin el permiso se niega', async () => {
    const { linea_id } = await lineOf(WITH_DELIVERIES, 'Losartán')
    const token = await histories.server.login('medico@cauce.demo')
    const answer = await histories.ask('entregar', { linea_id, cantidad: 1, observacion: '' }, { token })
    expect(answer.status).toBe(403)
  })

  it('ni una unidad más de lo pendiente; lo pendiente, sí, una sola vez aunque se repita', async () => {
    const { linea_id } = await lineOf(WITH_DELIVERIES, 'Losartán')
    expect(await deliver(linea_id, 21)).toMatchObject({
      status: 409,
      body: { codigo: 'entrega.no_permitida', error: deliveredTooMuch(20) },
    })
    const key = randomUUID()
    const answers = [await deliver(linea_id, 20, key), await deliver(linea_id, 20, key)]
    for (const { body } of answers) expect(body).toEqual({ mensaje: DELIVERED, cantidad_pendiente: 0 })
    expect(await delivered(linea_id)).toBe(60)
  })

  it('a la medianoche de Bogotá, el día de la entrega es el de su hora', async () => {
    const { db } = histories.server
    const { linea_id } = await lineOf(MARIA_ELENA, 'Amlodipino')
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', ADMINISTRATOR)
      .executeTakeFirstOrThrow()
    for (const asked of [1, 2, 3]) {
      let ms = Date.parse('2026-12-05T05:00:00.000Z') - asked
      const ctx = testCtx(db, { user: sessionUser({ id }), now: () => new Date(ms++) })
      await deliverOf(ctx, { linea_id, cantidad: 1, observacion: '' })
    }
    const rows = await db
      .selectFrom('entregas_medicamentos')
      .select(['fecha', 'created_at'])
      .where('orden_articulos_id', '=', linea_id)
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(rows.map(({ fecha }) => fecha)).toEqual(rows.map(({ created_at }) => bogotaDate(created_at.getTime())))
  })

  it('dos al mismo instante no entregan más de lo formulado', async () => {
    const { linea_id, cantidad_pendiente } = await lineOf(MARIA_ELENA, 'Amlodipino')
    const before = await delivered(linea_id)
    const answers = await Promise.all(Array.from({ length: 6 }, () => deliver(linea_id, cantidad_pendiente - 1)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    expect(await delivered(linea_id)).toBe(before + cantidad_pendiente - 1)
    expect((await deliver(linea_id, 1)).status).toBe(200)
    expect(await deliver(linea_id, 1)).toMatchObject({ status: 409, body: { error: ALL_DELIVERED } })
  })

  it('de una línea negada no se entrega nada', async () => {
    const { id } = await histories.server.db
      .selectFrom('orden_articulos')
      .select('id')
      .where('estado_id', '=', 5)
      .executeTakeFirstOrThrow()
    expect(await deliver(id, 1)).toMatchObject({ status: 409, body: { error: deliveryClosed('Negada') } })
    expect(await delivered(id)).toBe(0)
  })

  it.each([0, -1, 1.5, 1e9])('una cantidad de %d es un error en el campo y no escribe nada', async (cantidad) => {
    const { linea_id } = await lineOf(MARIA_ELENA, 'Atorvastatina')
    const before = await delivered(linea_id)
    expect(await deliver(linea_id, cantidad)).toMatchObject({ status: 422, body: { errores: { cantidad: [/./u] } } })
    expect(await delivered(linea_id)).toBe(before)
    expect((await deliver(2_000_000_000, 1)).status).toBe(404)
  })

  it('queda en la auditoría, en la misma escritura', async () => {
    const { linea_id } = await lineOf(WITH_DELIVERIES, 'Losartán')
    const row = await histories.server.db
      .selectFrom('auditoria')
      .select(['afiliado_id', 'detalle'])
      .where('accion', '=', 'medicamento.entregar')
      .where('recurso_id', '=', String(linea_id))
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ detalle: { orden_id: 39_922, cantidad: 20 } })
  })
})
