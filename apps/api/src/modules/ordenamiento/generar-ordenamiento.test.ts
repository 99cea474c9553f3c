import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { ORDER_DONE } from '@cauce/domain/ordering/messages'
import {
  BLOOD_COUNT,
  COLONOSCOPY,
  GASTROSCOPY,
  ULTRASOUND,
  openOrdering,
  type Ordering,
} from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const generate = (items: unknown, consulta: number | string = 1, key?: string) =>
  ordering.post(`/ordenamiento/generarOrdenamiento/${consulta}/2`, items, key === undefined ? {} : { key })

const linesOf = (orderId: number) =>
  ordering.server.db
    .selectFrom('orden_procedimientos')
    .selectAll()
    .where('orden_id', '=', orderId)
    .orderBy('id')
    .execute()

describe('an order of procedures', () => {
  it('answers exactly the order and its message', async () => {
    const answer = await generate([await ordering.item(BLOOD_COUNT)])
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      original: { 0: { id: expect.any(Number) }, mensaje: ORDER_DONE, type: 'success' },
    })
  })

  it('creates pending what needs audit and active the rest, each with its first step and the site that the contracts give', async () => {
    const { id } = await ordering.order([BLOOD_COUNT, COLONOSCOPY, GASTROSCOPY, ULTRASOUND])
    const lines = await linesOf(id)
    expect(lines.map(({ estado_id }) => estado_id)).toEqual([
      OrderStatus.active,
      OrderStatus.pendingAudit,
      OrderStatus.active,
      OrderStatus.active,
    ])
    expect(lines.map((line) => line.regla_direccionamiento)).toEqual([
      'ips_primaria',
      'contrato_municipio',
      'contrato_municipio',
      'ninguna',
    ])
    expect(lines.map((line) => line.direccionamieno_automatico)).toEqual([true, false, false, false])
    expect(lines.map((line) => line.consentimiento)).toEqual(['no_requiere', 'por_firmar', 'por_firmar', 'no_requiere'])
    expect(lines[0]).toMatchObject({
      fecha_vigencia: ordering.today,
      fecha_vencimiento: addDays(ordering.today, 90),
      observacion: 'Control anual',
    })
    const steps = await ordering.server.db
      .selectFrom('orden_movimientos')
      .select(['orden_procedimientos_id as linea', 'evento', 'de_estado_id', 'a_estado_id'])
      .where(
        'orden_procedimientos_id',
        'in',
        lines.map((line) => line.id),
      )
      .orderBy('orden_procedimientos_id')
      .execute()
    expect(steps).toEqual(
      lines.map((line) => ({ linea: line.id, evento: 'crear', de_estado_id: null, a_estado_id: line.estado_id })),
    )
    const routes = await ordering.server.db
      .selectFrom('direccionamientos')
      .select(['id', 'orden_procedimientos_id as linea', 'rep_id'])
      .where(
        'orden_procedimientos_id',
        'in',
        lines.map((line) => line.id),
      )
      .orderBy('id')
      .execute()
    expect(routes).toEqual(
      lines
        .filter(({ rep_id }) => rep_id !== null)
        .map((line) => ({ id: line.direccionamiento_id, linea: line.id, rep_id: line.rep_id })),
    )
    expect(lines[3]).toMatchObject({ rep_id: null, direccionamiento_id: null })
  })

  it('is audited with who, from where and which lines', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    const entry = await ordering.server.db
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'orden.crear')
      .where('recurso_id', '=', String(id))
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ recurso: 'orden', user_id: 1, afiliado_id: 1, ip: '127.0.0.1' })
    expect(entry.detalle).toMatchObject({ lineas: [{ cantidad: 1 }] })
  })

  it('keeps the site that the clinician chose among the contracted ones, with its reason', async () => {
    const proposal = await ordering.post('/ordenamiento/proponer-direccionamiento', {
      consulta_id: 1,
      tipo_orden_id: 2,
      items: [await ordering.cupId(GASTROSCOPY)],
    })
    const [{ alternativas }] = Array.isArray(proposal.body) ? proposal.body : []
    const chosen = alternativas[0].rep_id
    const item = await ordering.item(GASTROSCOPY, { rep: { id: chosen }, motivo_rep: 'Más cerca de su casa' })
    expect((await generate([item])).status).toBe(200)
    const [line] = await ordering.active()
    expect(line).toMatchObject({
      rep_id: chosen,
      regla_direccionamiento: 'contrato_municipio',
      motivo_direccionamiento: 'Más cerca de su casa',
      direccionamieno_automatico: false,
    })
  })

  it('takes an active site without contract as chosen by hand', async () => {
    const { id } = await ordering.server.db
      .selectFrom('reps')
      .select('id')
      .where('activo', '=', true)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const item = await ordering.item(ULTRASOUND, { rep: { id } })
    expect((await generate([item])).status).toBe(200)
    expect((await ordering.active())[0]).toMatchObject({ rep_id: id, regla_direccionamiento: 'manual' })
  })
})

describe('the same order sent twice', () => {
  it('by a double click with one key is one order with one answer', async () => {
    const before = await ordering.counts()
    const items = [await ordering.item(BLOOD_COUNT), await ordering.item(GASTROSCOPY)]
    const answers = await Promise.all([1, 2, 3].map(() => generate(items, 1, 'doble-clic-0001')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const after = await ordering.counts()
    expect(after.ordenes - before.ordenes).toBe(1)
    expect(after.orden_procedimientos - before.orden_procedimientos).toBe(2)
    expect(after.orden_movimientos - before.orden_movimientos).toBe(2)
    expect(after.idempotencia - before.idempotencia).toBe(1)
  })

  it('is answered as before although it could not be ordered now', async () => {
    const items = [await ordering.item(BLOOD_COUNT)]
    const first = await generate(items, 1, 'clave-inactiva')
    const activate = (activo: boolean) =>
      ordering.server.db.updateTable('cups').set({ activo }).where('codigo', '=', BLOOD_COUNT).execute()
    await activate(false)
    const again = await generate(items, 1, 'clave-inactiva')
    const fresh = await generate(items, 1, 'clave-nueva')
    await activate(true)
    expect(first.status).toBe(200)
    // Its headers have the time of the answer.
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(fresh.status).toBe(422)
  })

  it('with the key of another order is refused and writes nothing', async () => {
    await generate([await ordering.item(BLOOD_COUNT)], 1, 'clave-repetida-1')
    const before = await ordering.counts()
    const other = await generate([await ordering.item(GASTROSCOPY)], 1, 'clave-repetida-1')
    expect(other).toMatchObject({ status: 409, body: { codigo: 'idempotencia.otro_cuerpo' } })
    const elsewhere = await generate([await ordering.item(BLOOD_COUNT)], 3, 'clave-repetida-1')
    expect(elsewhere).toMatchObject({ status: 409, body: { codigo: 'idempotencia.otro_cuerpo' } })
    expect(await ordering.counts()).toEqual(before)
  })

  it('frees the key when it is refused, so that the corrected order can use it', async () => {
    const wrong = await generate([await ordering.item(BLOOD_COUNT, { cantidad: 9_000 })], 1, 'clave-corregida')
    expect(wrong.status).toBe(422)
    expect((await generate([await ordering.item(BLOOD_COUNT)], 1, 'clave-corregida')).status).toBe(200)
  })
})
