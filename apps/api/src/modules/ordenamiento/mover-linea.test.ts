import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REASON_TOO_POOR } from '@cauce/domain/text/substance'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { BLOOD_COUNT, COLONOSCOPY, openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
let auditor: string
let admin: string
let helper: string
beforeAll(async () => {
  ordering = await openOrdering()
  auditor = await ordering.server.login('auditor@cauce.demo')
  admin = await ordering.server.login('admin@cauce.demo')
  helper = await ordering.server.login('auxiliar@cauce.demo')
})
afterAll(() => ordering.close())

const move = (id: number, evento: string, token?: string, motivo = 'Cumple el protocolo', key?: string) =>
  ordering.post(
    '/ordenamiento/mover-linea/2',
    { linea_id: id, evento, motivo },
    { ...(token === undefined ? {} : { token }), ...(key === undefined ? {} : { key }) },
  )
const life = (id: number, token?: string) =>
  ordering.get(`/ordenamiento/vida/2/${id}`, token === undefined ? {} : { token })
const lineOf = async (codigo: string): Promise<number> => (await ordering.order([codigo])).lines[0]?.id ?? 0

describe('the life of a line', () => {
  it('tells who created it and why it waits, what may follow and who may do it', async () => {
    const id = await lineOf(COLONOSCOPY)
    const { status, body } = await life(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      estado_id: OrderStatus.pendingAudit,
      estado: 'Pendiente de auditoría',
      movimientos: [
        {
          evento: 'crear',
          de_estado_id: null,
          a_estado_id: OrderStatus.pendingAudit,
          operador: 'Laura Restrepo Mejía',
          motivo: 'Requiere auditoría: el procedimiento lo pide',
        },
      ],
      siguientes: [
        {
          evento: 'aprobar',
          etiqueta: 'Aprobar',
          a_estado_id: OrderStatus.authorised,
          permiso: 'autorizacion.auditoria',
          puede: false,
          por_que_no: 'Lo puede hacer un auditor médico',
        },
        { evento: 'negar', a_estado_id: OrderStatus.denied, puede: false },
        { evento: 'anular', a_estado_id: OrderStatus.annulled, personas: 1, puede: true, por_que_no: null },
      ],
      acciones: [
        { accion: 'descargar', puede: false, por_que_no: 'Sin descarga hasta que se audite' },
        { accion: 'enviar', puede: false, por_que_no: 'Sin envío hasta que se audite' },
        { accion: 'direccionar', puede: true, por_que_no: null },
      ],
    })
    const approval = Object(body).siguientes[0]
    expect(approval.personas).toBeGreaterThanOrEqual(2)
    expect(Object((await life(id, auditor)).body).siguientes[0]).toMatchObject({ puede: true, por_que_no: null })
  })

  it('is closed to another professional and to the absent line', async () => {
    const oncologist = await ordering.server.login('oncologo@cauce.demo')
    const id = await lineOf(BLOOD_COUNT)
    expect(await life(id, oncologist)).toMatchObject({ status: 403, body: { codigo: 'consulta.ajena' } })
    expect((await life(2_000_000_000)).status).toBe(404)
    expect((await life(id, helper)).status).toBe(403)
  })
})

describe('moving a line', () => {
  it('approves what waits for audit, with its reason and its step', async () => {
    const id = await lineOf(COLONOSCOPY)
    expect(await move(id, 'aprobar', auditor)).toMatchObject({
      status: 200,
      body: { estado_id: OrderStatus.authorised, estado: 'Autorizada' },
    })
    const { body } = await life(id)
    expect(Object(body).movimientos[1]).toMatchObject({
      evento: 'aprobar',
      de_estado_id: OrderStatus.pendingAudit,
      a_estado_id: OrderStatus.authorised,
      operador: 'Beatriz Helena Correa Sierra',
      motivo: 'Cumple el protocolo',
    })
    expect((await ordering.active()).find((line) => line.id === id)).toMatchObject({
      estado_id: OrderStatus.authorised,
      estado_motivo: 'Cumple el protocolo',
    })
    expect(
      await ordering.server.db
        .selectFrom('auditoria')
        .select('detalle')
        .where('accion', '=', 'orden.aprobar')
        .where('recurso_id', '=', String(id))
        .execute(),
    ).toHaveLength(1)
  })

  it('refuses a step that the life cycle does not have, and leaves the line as it was', async () => {
    const id = await lineOf(BLOOD_COUNT)
    expect(await move(id, 'aprobar', auditor)).toMatchObject({
      status: 409,
      body: { codigo: 'orden.transicion_no_permitida', error: 'La orden no admite ese cambio en su estado actual.' },
    })
    expect(Object((await life(id)).body).movimientos).toHaveLength(1)
    await move(id, 'anular')
    expect((await move(id, 'anular', undefined, 'Se anula otra vez')).status).toBe(409)
  })

  it('asks the permission of each step', async () => {
    const id = await lineOf(COLONOSCOPY)
    expect((await move(id, 'aprobar')).status).toBe(403)
    expect((await move(id, 'negar', helper)).status).toBe(403)
    expect((await move(id, 'prestar')).status).toBe(403)
    expect((await move(2_000_000_000, 'aprobar', auditor)).status).toBe(404)
    expect((await move(id, 'aprobar', auditor)).status).toBe(200)
    expect((await move(id, 'agendar', helper)).body).toMatchObject({ estado_id: OrderStatus.scheduled })
  })

  it('annuls only for who ordered it or for an administrator', async () => {
    const id = await lineOf(BLOOD_COUNT)
    expect(await move(id, 'anular', auditor)).toMatchObject({
      status: 403,
      body: { error: 'Lo puede hacer el profesional que ordenó' },
    })
    expect((await move(id, 'anular')).body).toMatchObject({ estado_id: OrderStatus.annulled, estado: 'Anulada' })
    expect((await move(await lineOf(BLOOD_COUNT), 'anular', admin)).status).toBe(200)
  })

  it('wants a reason and a known step', async () => {
    const id = await lineOf(BLOOD_COUNT)
    expect((await move(id, 'anular', undefined, '  ')).status).toBe(422)
    expect(await move(id, 'anular', undefined, '.')).toMatchObject({
      status: 422,
      body: { errores: { motivo: [REASON_TOO_POOR] } },
    })
    expect((await move(id, 'borrar')).status).toBe(422)
  })

  it('by two auditors at once is done once', async () => {
    const id = await lineOf(COLONOSCOPY)
    const answers = await Promise.all([move(id, 'aprobar', auditor), move(id, 'aprobar', admin)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(Object((await life(id)).body).movimientos).toHaveLength(2)
  })

  it('repeated with the same key gives the same answer', async () => {
    const id = await lineOf(COLONOSCOPY)
    const answers = await Promise.all(
      [1, 2].map(() => move(id, 'aprobar', auditor, 'Pertinente según la guía', 'mover-linea-01')),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })
})

describe('the active orders', () => {
  it('show first what can still be used, newest first, then what was closed lately', async () => {
    const closed = await lineOf(BLOOD_COUNT)
    await move(closed, 'anular')
    const open = await lineOf(BLOOD_COUNT)
    const lines = await ordering.active()
    const ids = lines.map(({ id }) => id)
    expect(ids[0]).toBe(open)
    expect(ids.indexOf(closed)).toBeGreaterThan(ids.indexOf(open))
    const states = lines.map(({ estado_id }) => [1, 3, 4, 42].includes(estado_id))
    expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('forget what was closed more than sixty days ago', async () => {
    const id = await lineOf(BLOOD_COUNT)
    await move(id, 'anular')
    const put = (days: number) =>
      ordering.server.db
        .updateTable('orden_procedimientos')
        .set({ estado_desde: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', id)
        .execute()
    await put(58)
    expect((await ordering.active()).some((line) => line.id === id)).toBe(true)
    await put(62)
    expect((await ordering.active()).some((line) => line.id === id)).toBe(false)
  })

  it('are of the affiliate of the consultation, for who attends it', async () => {
    const oncologist = await ordering.server.login('oncologo@cauce.demo')
    const path = '/ordenamiento/ordenes-activas'
    expect((await ordering.get(`${path}/1/2`, { token: oncologist })).status).toBe(403)
    expect((await ordering.get(`${path}/999999/2`)).status).toBe(404)
    expect((await ordering.get(`${path}/1/2`, { token: auditor })).status).toBe(200)
  })
})
