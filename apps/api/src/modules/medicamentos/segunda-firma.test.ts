import * as Schema from 'effect/Schema'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { firmas } from '@cauce/contract/firmas'
import { SAME_HAND_TEXT } from '@cauce/domain/access/same-hand'
import { RETURN_REASON, SIGNATURE_NOT_ALLOWED, SINCE_ORDERED } from '@cauce/domain/medication/signature-request'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'
import { AMOXICILLIN, openMedications, type Medications } from '../../../../../tests/support/medications.ts'
import {
  MARIA_ELENA,
  orderedOver,
  overAnaphylaxis,
  requestOf,
  TOLERATED,
  VITAL,
} from '../../../../../tests/support/waiting-signature.ts'

let clinic: Medications
let auditor: string
let oncologist: string
beforeAll(async () => {
  clinic = await openMedications()
  auditor = await clinic.server.login('auditor@cauce.demo')
  oncologist = await clinic.server.login('oncologo@cauce.demo')
})
/** So that the next line repeats nothing. */
afterEach(() =>
  clinic.server.db
    .updateTable('orden_articulos')
    .set({ estado_id: OrderStatus.denied })
    .where('codesumi_id', '=', (eb) => eb.selectFrom('medicamentos').select('id').where('nombre', '=', AMOXICILLIN))
    .execute(),
)
afterAll(() => clinic.close())

const decodeMine = Schema.decodeUnknownSync(firmas.mias.answer)
const printed = async (orden_id: number): Promise<string> =>
  (await readPdf((await clinic.pdf({ tipo: 'medicamento', id: orden_id })).bytes)).text.replaceAll(/\s+/gu, ' ')
const stateOf = async (id: number): Promise<number> =>
  (
    await clinic.server.db
      .selectFrom('orden_articulos')
      .select('estado_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).estado_id

const ordered = (motivo: string) => orderedOver(clinic, motivo)
const move = (linea_id: number, evento: string, token?: string) =>
  clinic.post(
    '/ordenamiento/mover-linea/1',
    { linea_id, evento, motivo: 'Se comentó con quien formuló' },
    token === undefined ? {} : { token },
  )
const sign = async (linea_id: number, evento: string, { motivo = '', token = auditor } = {}) => {
  const { id, version } = await requestOf(clinic, linea_id)
  return clinic.post('/segundas-firmas/mover', { id, version, evento, motivo }, { token })
}
const register = (registro_profesional: string | null) =>
  clinic.server.db
    .updateTable('operadores')
    .set({ registro_profesional })
    .where('id', '=', (eb) => eb.selectFrom('users').select('operador_id').where('email', '=', 'auditor@cauce.demo'))
    .execute()

describe('la segunda firma de un medicamento', () => {
  it('lo que causó una anafilaxia espera: ni se imprime ni se presta hasta que otra persona lo firma', async () => {
    const line = await ordered(TOLERATED)
    const titulo = 'Alergia registrada: Penicilinas (anafilaxia, 2019)'
    expect(line).toMatchObject({
      estado_id: OrderStatus.pendingAudit,
      segunda_firma: titulo,
      motivo: `Espera la segunda firma: ${titulo}`,
    })
    expect((await clinic.pdf({ tipo: 'medicamento', id: line.orden_id, detalles: { id: line.id } })).status).toBe(409)
    const admin = await clinic.server.login('admin@cauce.demo')
    expect((await move(line.id, 'prestar', admin)).status).toBe(409)
    expect(await move(line.id, 'aprobar', auditor)).toMatchObject({ status: 409, body: { codigo: 'firma.pendiente' } })
    expect(await sign(line.id, 'firmar')).toMatchObject({ status: 409, body: { error: SIGNATURE_NOT_ALLOWED } })
    expect(await sign(line.id, 'abrir')).toMatchObject({ status: 200, body: { estado: 'abierta' } })
    expect(await sign(line.id, 'firmar', { token: oncologist })).toMatchObject({ status: 409 })
    expect(await sign(line.id, 'firmar', { motivo: 'Con epinefrina a la mano' })).toMatchObject({
      status: 200,
      body: { estado: 'firmada' },
    })
    expect((await sign(line.id, 'devolver', { motivo: 'Cámbiela por azitromicina' })).status).toBe(409)
    const text = await printed(line.orden_id)
    expect(text).toContain(`Segunda firma: Beatriz Helena Correa Sierra, RM 05-1998-0916 · ${titulo}`)
    expect(text).toContain('Laura Restrepo Mejía')
    const steps = await clinic.server.db
      .selectFrom('vida_movimientos')
      .select(['version', 'evento', 'de_estado', 'a_estado', 'lleva'])
      .where('vida', '=', 'segunda_firma')
      .where('objeto_id', '=', (await requestOf(clinic, line.id)).id)
      .orderBy('id')
      .execute()
    expect(steps).toEqual([
      { version: 1, evento: 'crear', de_estado: null, a_estado: 'pedida', lleva: {} },
      { version: 2, evento: 'abrir', de_estado: 'pedida', a_estado: 'abierta', lleva: {} },
      {
        version: 3,
        evento: 'firmar',
        de_estado: 'abierta',
        a_estado: 'firmada',
        lleva: { motivo: 'Con epinefrina a la mano' },
      },
    ])
  })

  it('no la firma quien formuló, aunque tenga el permiso, ni en la base', async () => {
    const line = await ordered(TOLERATED)
    const { id: auditorId } = await clinic.server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'auditor@cauce.demo')
      .executeTakeFirstOrThrow()
    const request = clinic.server.db.updateTable('segundas_firmas').where('orden_articulos_id', '=', line.id)
    await request.set({ pedida_por_user_id: auditorId }).execute()
    expect(await sign(line.id, 'abrir')).toMatchObject({ status: 403, body: { error: SAME_HAND_TEXT } })
    await expect(
      request.set({ estado: 'firmada', cerrada_por_user_id: auditorId, cerrada_at: new Date() }).execute(),
    ).rejects.toThrow('segundas_firmas')
  })

  it('no la firma quien no tiene registro; devolverla cierra la línea con su motivo, y quien formuló lo ve', async () => {
    const line = await ordered(TOLERATED)
    await register(null)
    expect(await sign(line.id, 'abrir')).toMatchObject({ status: 403, body: { codigo: 'firma.sin_registro' } })
    await register('RM 05-1998-0916')
    await sign(line.id, 'abrir')
    expect(await sign(line.id, 'devolver', { motivo: 'no' })).toMatchObject({
      status: 422,
      body: { errores: { motivo: [RETURN_REASON] } },
    })
    expect(await sign(line.id, 'devolver', { motivo: 'Cámbiela por azitromicina' })).toMatchObject({ status: 200 })
    expect(await stateOf(line.id)).toBe(OrderStatus.denied)
    const { devueltas } = decodeMine(
      (await clinic.server.call('/api/segundas-firmas/mias', { token: clinic.token })).body,
    )
    const { id } = await requestOf(clinic, line.id)
    expect(devueltas.find((one) => one.id === id)).toMatchObject({
      medicamento: AMOXICILLIN,
      motivo: 'Cámbiela por azitromicina',
    })
    expect((await clinic.post('/segundas-firmas/enterado', { id }, { token: oncologist })).status).toBe(404)
    expect((await clinic.post('/segundas-firmas/enterado', { id })).status).toBe(200)
    const after = decodeMine((await clinic.server.call('/api/segundas-firmas/mias', { token: clinic.token })).body)
    expect(after).toMatchObject({ por_firmar: null, urgencias: null })
    expect(after.devueltas.map((one) => one.id)).not.toContain(id)
  })

  it('lo que se supo después lo responde quien formuló, no quien firma', async () => {
    const line = await ordered(TOLERATED)
    await sign(line.id, 'abrir')
    const { db } = clinic.server
    const { id } = await db
      .insertInto('alergias_afiliado')
      .values({ afiliado_id: line.afiliado_id, nombre: 'Amoxicilina', tipo: 'principio', severidad: 'grave' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await sign(line.id, 'firmar')).toMatchObject({ status: 409, body: { error: SINCE_ORDERED } })
    expect((await requestOf(clinic, line.id)).estado).toBe('abierta')
    await db
      .updateTable('alergias_afiliado')
      .set({ estado: 'error', cerrada_at: new Date(), cerrada_por: 1, motivo_cierre: 'Prueba' })
      .where('id', '=', id)
      .execute()
  })

  it('anulada la línea no queda nada por firmar', async () => {
    const line = await ordered(TOLERATED)
    expect((await move(line.id, 'anular')).status).toBe(200)
    expect(await requestOf(clinic, line.id)).toMatchObject({
      estado: 'retirada',
      motivo: 'Se comentó con quien formuló',
    })
    expect((await sign(line.id, 'abrir')).status).toBe(409)
  })

  it('quien está solo sigue con la urgencia vital y sus palabras', async () => {
    expect((await clinic.generate([await overAnaphylaxis(clinic, 'Urgencia vital: ya')], MARIA_ELENA)).status).toBe(409)
    const line = await ordered(VITAL)
    expect(line).toMatchObject({ estado_id: OrderStatus.active, segunda_firma: null, motivo: VITAL })
    expect(await printed(line.orden_id)).toContain('Urgencia vital: el beneficio es mayor')
    expect(await requestOf(clinic, line.id)).toMatchObject({ estado: 'urgencia', cerrada_at: null })
    expect(await sign(line.id, 'revisar', { motivo: 'Se comentó con el servicio' })).toMatchObject({
      status: 200,
      body: { estado: 'revisada' },
    })
    expect(await stateOf(line.id)).toBe(OrderStatus.active)
  })

  it('un ajuste sin clases no pide ninguna', async () => {
    await clinic.server.db
      .insertInto('ajustes')
      .values({
        clave: 'ordenamiento.segunda_firma',
        valor: JSON.stringify({ clases: [] }),
        vigente_desde: clinic.today,
        fuente: 'Prueba',
      })
      .execute()
    expect(await ordered(TOLERATED)).toMatchObject({
      estado_id: OrderStatus.active,
      segunda_firma: null,
    })
    await clinic.server.db.deleteFrom('ajustes').where('fuente', '=', 'Prueba').execute()
  })
})
