/** One routing and one life for medications, schemes and own codes; procedures have their own files. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { LINE_FIELD, ONE_LINE, PROVIDER_REQUIRED, REASON_REQUIRED } from '@cauce/domain/ordering/routing-change'
import { OWN_CODE, openServices, type Services } from '../../../../../tests/support/own-code.ts'

let services: Services
let oncologist: string
beforeAll(async () => {
  services = await openServices()
  oncologist = await services.ordering.server.login('oncologo@cauce.demo')
})
afterAll(() => services.ordering.close())

const db = () => services.ordering.server.db
const assign = (body: object, token?: string) =>
  services.ordering.post('/ordenamiento/asignarDireccionamiento', body, token === undefined ? {} : { token })
const history = (tipo: OrderType, id: number, token?: string) =>
  services.ordering.get(`/ordenamiento/historial-direccionamiento/${tipo}/${id}`, token === undefined ? {} : { token })
const move = (tipo: OrderType, linea_id: number, evento: string, token?: string) =>
  services.ordering.post(
    `/ordenamiento/mover-linea/${tipo}`,
    { linea_id, evento, motivo: 'Cambió el tratamiento' },
    token === undefined ? {} : { token },
  )

const site = async (nombre: string): Promise<number> => {
  const { id } = await db().selectFrom('reps').select('id').where('nombre', '=', nombre).executeTakeFirstOrThrow()
  return id
}

/** A line of the demo of that kind, as one that may be routed by hand. */
const demoLine = async (table: 'orden_articulos' | 'orden_esquemas'): Promise<number> => {
  const scheme = table === 'orden_esquemas'
  const open = scheme ? sql`en_curso = true` : sql`estado_id = ${OrderStatus.active}`
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set direccionamieno_automatico = false, ${open}
    where id = (select max(id) from ${sql.table(table)} where ${scheme ? sql`en_curso` : sql`true`}) returning id`.execute(
    db(),
  )
  return rows[0]?.id ?? 0
}

/** Who attends the consultation in which it was ordered, signed in. */
const doctorOf = async (table: string, id: number): Promise<string> => {
  const { rows } = await sql<{ email: string }>`
    select u.email from ${sql.table(table)} l join ordenes o on o.id = l.orden_id join consultas c on c.id = o.consulta_id
    join users u on u.id = c.medico_user_id where l.id = ${id}`.execute(db())
  return services.ordering.server.login(rows[0]?.email ?? '')
}

const KINDS = [
  { tipo: OrderType.medications, table: 'orden_articulos' },
  { tipo: OrderType.schemes, table: 'orden_esquemas' },
] as const

describe('the change of site', () => {
  it.each(KINDS)('of type $tipo keeps site, reason and history', async ({ tipo, table }) => {
    const id = await demoLine(table)
    const token = await doctorOf(table, id)
    const rep_id = await site('Sede Belén')
    expect(await assign({ [LINE_FIELD[tipo]]: id, rep_id }, token)).toMatchObject({
      status: 422,
      body: { errores: { motivo: [REASON_REQUIRED] } },
    })
    const answer = await assign({ [LINE_FIELD[tipo]]: id, rep_id, motivo: ' Más cerca ' }, token)
    expect(answer).toMatchObject({ status: 200, body: { mensaje: 'Orden direccionada con exito.' } })
    const { rows } = await sql`select * from ${sql.table(table)} where id = ${id}`.execute(db())
    expect(rows[0]).toMatchObject({ rep_id, regla_direccionamiento: 'manual', motivo_direccionamiento: 'Más cerca' })
    const steps = (await history(tipo, id, token)).body
    expect(steps).toMatchObject([
      { rep: { id: rep_id, nombre: 'Sede Belén' }, regla: 'manual', motivo: 'Más cerca' },
      ...Object(steps).slice(1),
    ])
  })

  it('of an own code asks only for the provider, in its words, and the reason is optional', async () => {
    const [line] = await services.orderLines([OWN_CODE.walker])
    const body = { orden_codigo_propio_id: line?.id }
    expect((await assign(body)).body).toMatchObject({ errores: { rep_id: [PROVIDER_REQUIRED] } })
    const rep_id = await site('Cuidado en Casa Aburrá')
    expect(await assign({ ...body, rep_id })).toMatchObject({
      status: 200,
      body: { mensaje: 'Orden direccionada con éxito' },
    })
    expect((await history(OrderType.ownCodes, line?.id ?? 0)).body).toMatchObject([
      { rep_anterior: null, rep: { id: rep_id }, motivo: 'Elegida a mano', operador: 'Laura Restrepo Mejía' },
    ])
  })

  it('is refused where the routing is automatic and where the service is closed', async () => {
    const [automatic, closed] = await services.orderLines([OWN_CODE.workshop, OWN_CODE.visit])
    const rep_id = await site('Sede Belén')
    expect(await assign({ orden_codigo_propio_id: automatic?.id, rep_id })).toMatchObject({
      status: 409,
      body: { codigo: 'direccionamiento.automatico' },
    })
    await move(OrderType.ownCodes, closed?.id ?? 0, 'anular')
    expect(await assign({ orden_codigo_propio_id: closed?.id, rep_id })).toMatchObject({
      status: 409,
      body: { codigo: 'orden.no_modificable', error: 'La orden está anulada' },
    })
  })

  it('names one line, and only one', async () => {
    expect(await assign({ rep_id: 1, motivo: 'x' })).toMatchObject({ status: 422, body: { error: ONE_LINE } })
    const two = { orden_codigo_propio_id: 1, orden_articulos_id: 1, rep_id: 1, motivo: 'x' }
    expect(await assign(two)).toMatchObject({
      status: 422,
      body: { errores: { orden_codigo_propio_id: [ONE_LINE], orden_articulos_id: [ONE_LINE] } },
    })
  })

  it('and its history are closed to who does not reach the consultation', async () => {
    const [line] = await services.orderLines([OWN_CODE.crutches])
    const refused = { status: 403, body: { codigo: 'consulta.ajena' } }
    expect(await assign({ orden_codigo_propio_id: line?.id, rep_id: 1 }, oncologist)).toMatchObject(refused)
    expect(await history(OrderType.ownCodes, line?.id ?? 0, oncologist)).toMatchObject(refused)
    expect((await history(OrderType.ownCodes, 2_000_000_000)).status).toBe(404)
    expect((await services.ordering.get('/ordenamiento/historial-direccionamiento/9/1')).status).toBe(422)
  })
})

const propose = (tipo_orden_id: OrderType, items: readonly number[], consulta_id = 1) =>
  services.ordering.post('/ordenamiento/proponer-direccionamiento', { consulta_id, tipo_orden_id, items })

describe('the proposal', () => {
  it.each([
    [OrderType.medications, 'medicamentos', 'El medicamento no existe en el catálogo'],
    [OrderType.schemes, 'esquemas', 'El esquema no existe en el catálogo'],
    [OrderType.ownCodes, 'codigos_propios', 'El código propio no existe en el catálogo'],
  ] as const)('of type %i goes by its service, and refuses what the catalogue lacks', async (tipo, table, unknown) => {
    const { id } = await db().selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()
    const { status, body } = await propose(tipo, [id])
    expect(status).toBe(200)
    expect(body).toMatchObject([{ item_id: id, rep: { nombre: expect.any(String) } }])
    expect(await propose(tipo, [id, 2_000_000_000])).toMatchObject({
      status: 422,
      body: { errores: { 'items.1': [unknown] } },
    })
  })

  it('finds none where nobody is contracted, and puts the contracted sites first in the search', async () => {
    const { codigoPropio } = await services.line(OWN_CODE.walker)
    expect((await propose(OrderType.ownCodes, [codigoPropio.id])).body).toMatchObject([{ rep: null, regla: 'ninguna' }])
    const visit = await services.line(OWN_CODE.visit)
    const about = { tipo_orden_id: OrderType.ownCodes, item_id: visit.codigoPropio.id, consulta_id: 1 }
    const { body } = await services.ordering.post('/reps/listar?page=0', { prestador: 'c', ...about })
    expect(Object(body)[0]).toMatchObject({ nombre: 'Cuidado en Casa Aburrá' })
  })
})

describe('the life of a line', () => {
  it('of an own code is told, moved and released so that it can be ordered again', async () => {
    const [line] = await services.orderLines([OWN_CODE.nurse])
    const id = line?.id ?? 0
    const auditor = await services.ordering.server.login('auditor@cauce.demo')
    const life = await services.ordering.get(`/ordenamiento/vida/4/${id}`)
    expect(life.body).toMatchObject({
      id,
      estado_id: OrderStatus.pendingAudit,
      acciones: [{ accion: 'descargar', puede: false }, { accion: 'enviar', puede: false }, { puede: true }],
    })
    expect((await move(OrderType.ownCodes, id, 'aprobar')).status).toBe(403)
    expect((await services.order([OWN_CODE.nurse])).status).toBe(409)
    expect((await move(OrderType.ownCodes, id, 'negar', auditor)).body).toMatchObject({
      codigo: 'autorizacion.formato_negacion',
    })
    expect((await move(OrderType.ownCodes, id, 'anular')).body).toMatchObject({ estado: 'Anulada' })
    expect((await move(OrderType.ownCodes, id, 'aprobar', auditor)).status).toBe(409)
    expect((await services.order([OWN_CODE.nurse])).status).toBe(200)
  })

  it('of a medication is stopped by who attends the affiliate, and by nobody else', async () => {
    const id = await demoLine('orden_articulos')
    const { afiliado_id, medico } = await db()
      .selectFrom('orden_articulos as l')
      .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
      .innerJoin('consultas as c', 'c.id', 'o.consulta_id')
      .select(['l.afiliado_id', 'c.medico_user_id as medico'])
      .where('l.id', '=', id)
      .executeTakeFirstOrThrow()
    const stranger = await db()
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'oncologo@cauce.demo')
      .executeTakeFirstOrThrow()
    await db()
      .updateTable('consultas')
      .set({ medico_user_id: medico === stranger.id ? 1 : medico })
      .where('afiliado_id', '=', afiliado_id)
      .where('medico_user_id', '=', stranger.id)
      .execute()
    const life = `/ordenamiento/vida/1/${id}`
    expect((await services.ordering.get(life, { token: oncologist })).status).toBe(403)
    expect(await move(OrderType.medications, id, 'anular', oncologist)).toMatchObject({
      status: 403,
      body: { error: 'Lo puede hacer un profesional que atiende al afiliado' },
    })
    const other = await db()
      .selectFrom('consultas')
      .select('id')
      .where('afiliado_id', '=', afiliado_id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await db().updateTable('consultas').set({ medico_user_id: stranger.id }).where('id', '=', other.id).execute()
    const told = await services.ordering.get(life, { token: oncologist })
    expect(Object(told.body).siguientes).toContainEqual(
      expect.objectContaining({ evento: 'anular', etiqueta: 'Suspender', puede: true }),
    )
    expect(await move(OrderType.medications, id, 'anular', oncologist)).toMatchObject({
      status: 200,
      body: { mensaje: 'Medicamento suspendido con éxito', estado: 'Anulada' },
    })
  })

  it('is not that of a scheme, which has its own', async () => {
    const id = await demoLine('orden_esquemas')
    expect((await services.ordering.get(`/ordenamiento/vida/3/${id}`)).status).toBe(422)
    expect((await move(OrderType.schemes, id, 'anular')).status).toBe(422)
  })

  it('repeats under one key only for its own kind', async () => {
    const [line] = await services.orderLines([OWN_CODE.paste])
    const body = { linea_id: line?.id, evento: 'anular', motivo: 'Ya no se necesita' }
    const send = (tipo: number) => services.ordering.post(`/ordenamiento/mover-linea/${tipo}`, body, { key: 'vida-1' })
    expect((await send(4)).status).toBe(200)
    expect((await send(4)).status).toBe(200)
    expect(await send(2)).toMatchObject({ status: 409, body: { codigo: 'idempotencia.otro_cuerpo' } })
  })
})
