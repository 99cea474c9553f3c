/** The second signature of a scheme: it waits whole, somebody else signs or returns it, and who is alone goes on and is looked at. */
import * as Schema from 'effect/Schema'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { esquemas } from '@cauce/contract/esquemas'
import { firmas } from '@cauce/contract/firmas'
import { SAME_HAND_TEXT } from '@cauce/domain/access/same-hand'
import {
  SCHEME_IN_COURSE,
  SCHEME_NOT_SIGNED,
  SCHEME_ORDERED_WAITING,
  SCHEME_SIGNED,
  SCHEME_WAITS,
  SchemeStatus,
} from '@cauce/domain/oncology/names'
import type { SchemeLine, SchemeOrder } from '@cauce/domain/oncology/scheme'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'
import { signatureVersion } from '../../../../../tests/support/signature-version.ts'
import { BLANCA, openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

const ISC = 1.64
const AUDITOR = 'auditor@cauce.demo'
const WORDS = 'Está solo esta noche y el linfoma no puede esperar hasta mañana'
const OVER = 'Doxorrubicina: 50 % más que el esquema (60 mg/m²: 98,4 mg, 1 aplicación)'

let schemes: Schemes
let auditor: string
beforeAll(async () => {
  schemes = await openSchemes()
  auditor = await schemes.server.login(AUDITOR)
})
afterEach(async () => {
  const { db } = schemes.server
  await db.updateTable('orden_esquemas').set({ en_curso: false }).execute()
  await db
    .updateTable('orden_esquema_lineas')
    .set({ estado_id: SchemeStatus.cancelled, aplicada_el: null })
    .where('aplicada_el', 'is not', null)
    .execute()
})
afterAll(() => schemes.close())

const decodeMine = Schema.decodeUnknownSync(firmas.mias.answer)
const decodeDetail = Schema.decodeUnknownSync(firmas.ver.answer)
const decodeList = Schema.decodeUnknownSync(firmas.buscar.answer)
const decodeLimits = Schema.decodeUnknownSync(esquemas.topes.answer)

const changed = async (change: Partial<SchemeLine>, order: Partial<SchemeOrder> = {}): Promise<SchemeOrder> => {
  const plain = await schemes.orderOf('AC', ISC, order)
  return {
    ...plain,
    codeSumiEsquemaSeleccionado: plain.codeSumiEsquemaSeleccionado.map((line) =>
      line.nombre === 'Doxorrubicina' ? { ...line, ...change } : line,
    ),
  }
}
const half = (order: Partial<SchemeOrder> = {}) =>
  changed({ dosis_formulada: 147.6, motivo_desviacion: 'protocolo', observaciones: 'Junta de hoy' }, order)

const ordered = async (order: Partial<SchemeOrder> = {}) => {
  const { consulta, afiliado } = await schemes.visit(BLANCA)
  const orden = await schemes.order(consulta, await half(order))
  return { consulta, afiliado, orden, firma: await requestOf(orden) }
}
const requestOf = (orden: number) =>
  schemes.server.db.selectFrom('segundas_firmas').selectAll().where('orden_id', '=', orden).executeTakeFirstOrThrow()
const states = async (orden: number): Promise<readonly number[]> => {
  const rows = await schemes.server.db
    .selectFrom('orden_esquema_lineas')
    .select('estado_id')
    .distinct()
    .where('orden_id', '=', orden)
    .execute()
  return rows.map(({ estado_id }) => estado_id)
}
const sign = async (id: number, evento: string, { motivo = '', token = auditor } = {}) => {
  const version = await signatureVersion(schemes.server.db, id)
  return schemes.post('/segundas-firmas/mover', { id, version, evento, motivo }, { token })
}
const print = (id: number) => schemes.pdf('/pdf', { tipo: 'esquema', id })
const apply = (orden_id: number) =>
  schemes.post('/ordenamiento/aplicar-ciclo', { orden_id, ciclo: 1, fecha: schemes.today })

describe('a scheme with a dose over its scheme', () => {
  it('waits whole: nothing of it is printed, applied, suspended or ordered again until another hand signs', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const answer = await schemes.generate(consulta, await schemes.answered(consulta, await half()))
    expect(answer).toMatchObject({ status: 200, body: { original: { mensaje: SCHEME_ORDERED_WAITING } } })
    const lines = await schemes.active(consulta)
    const orden = lines[0]?.orden_id ?? 0
    expect(new Set(lines.map(({ estado, estado_motivo }) => `${estado.nombre} · ${estado_motivo}`))).toEqual(
      new Set([`Espera la segunda firma · Espera la segunda firma: ${OVER}`]),
    )
    const firma = await requestOf(orden)
    expect(firma).toMatchObject({ estado: 'pedida', hallazgos: OVER, orden_articulos_id: null })
    expect((await print(orden)).status).toBe(409)
    expect(await schemes.post('/pdf', { tipo: 'esquema', id: orden })).toMatchObject({ body: { error: SCHEME_WAITS } })
    expect((await apply(orden)).status).toBe(409)
    const suspend = { orden: lines.map(({ id }) => id), observacion: 'Se suspende' }
    expect((await schemes.post('/ordenamiento/suspenderEsquema/', suspend)).status).toBe(409)
    const again = await schemes.generate(consulta, await schemes.answered(consulta, await half()))
    expect(again).toMatchObject({ status: 409, body: { error: SCHEME_IN_COURSE } })
    expect((await sign(firma.id, 'firmar')).status).toBe(409)
    expect(await sign(firma.id, 'abrir', { token: schemes.token })).toMatchObject({ status: 403 })
    expect(await states(orden)).toEqual([SchemeStatus.waiting])
    expect(await schemes.audited('esquema.crear', orden)).toMatchObject([{ detalle: { firma_espera: [OVER] } }])
  })

  it('signed is active, with both names and what was signed over on its paper', async () => {
    const { orden, firma } = await ordered()
    expect((await sign(firma.id, 'abrir')).status).toBe(200)
    expect(await sign(firma.id, 'firmar', { motivo: 'Visto en junta' })).toMatchObject({
      status: 200,
      body: { mensaje: SCHEME_SIGNED, estado: 'firmada' },
    })
    expect(await states(orden)).toEqual([SchemeStatus.active])
    const text = (await readPdf((await print(orden)).bytes)).text.replaceAll(/\s+/gu, ' ')
    expect(text).toContain(`Beatriz Helena Correa Sierra, RM 05-1998-0916 · ${OVER}`)
    expect(text).toContain('50 % más que el esquema: Otro protocolo')
    expect((await apply(orden)).status).toBe(200)
    expect((await sign(firma.id, 'devolver', { motivo: 'Baje la dosis a la del esquema' })).status).toBe(409)
    expect(await schemes.audited('firma.firmar', orden)).toHaveLength(1)
  })

  it('returned is closed with its reason, which who ordered it is told, and another can be ordered', async () => {
    const { consulta, orden, firma } = await ordered()
    await sign(firma.id, 'abrir')
    expect((await sign(firma.id, 'devolver', { motivo: 'no' })).status).toBe(422)
    expect((await sign(firma.id, 'devolver', { motivo: 'Baje la dosis a la del esquema' })).status).toBe(200)
    expect(await states(orden)).toEqual([SchemeStatus.unsigned])
    expect(await schemes.active(consulta)).toEqual([])
    expect(await schemes.post('/pdf', { tipo: 'esquema', id: orden })).toMatchObject({
      status: 409,
      body: { error: SCHEME_NOT_SIGNED },
    })
    const { devueltas } = decodeMine((await schemes.get('/segundas-firmas/mias')).body)
    expect(devueltas.find(({ id }) => id === firma.id)).toMatchObject({ motivo: 'Baje la dosis a la del esquema' })
    const seen = await schemes.post('/segundas-firmas/enterado', { id: firma.id })
    expect(seen.status).toBe(200)
    expect(await schemes.order(consulta, await schemes.orderOf('AC', ISC))).toBeGreaterThan(orden)
  })

  it('cancelled takes its request back, and nobody signs it afterwards', async () => {
    const { orden, firma } = await ordered()
    await sign(firma.id, 'abrir')
    expect((await schemes.post('/ordenamiento/cancelarEsquema', { orden_id: orden })).status).toBe(200)
    expect(await requestOf(orden)).toMatchObject({ estado: 'retirada' })
    expect(await states(orden)).toEqual([SchemeStatus.unsigned])
    expect((await sign(firma.id, 'firmar')).status).toBe(409)
  })

  it('is not signed by the hand that ordered it, even with the key, nor after its last day', async () => {
    const { orden, firma } = await ordered()
    const { db } = schemes.server
    const { id: auditorId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', AUDITOR)
      .executeTakeFirstOrThrow()
    const request = db.updateTable('segundas_firmas').where('id', '=', firma.id)
    await request.set({ pedida_por_user_id: auditorId }).execute()
    expect(await sign(firma.id, 'abrir')).toMatchObject({ status: 403, body: { error: SAME_HAND_TEXT } })
    await request.set({ pedida_por_user_id: firma.pedida_por_user_id }).execute()
    await sign(firma.id, 'abrir')
    await db
      .updateTable('orden_esquema_lineas')
      .set({ fecha_agendamiento: '2026-01-01', fechas: '["2026-01-01"]' })
      .where('orden_id', '=', orden)
      .execute()
    expect(await sign(firma.id, 'firmar')).toMatchObject({ status: 409, body: { error: 'El esquema ya terminó' } })
    const { consulta } = await schemes.visit(BLANCA)
    await schemes.order(consulta, await schemes.orderOf('AC', ISC))
    expect(await states(orden)).toEqual([SchemeStatus.unsigned])
    expect(await requestOf(orden)).toMatchObject({ estado: 'retirada' })
  })
})

describe('who is alone', () => {
  it('goes on at once with their words, on the paper and in the list of who looks', async () => {
    const { orden, firma } = await ordered({ urgencia_vital: WORDS })
    expect(firma).toMatchObject({ estado: 'urgencia', hallazgos: OVER })
    expect(await states(orden)).toEqual([SchemeStatus.active])
    const text = (await readPdf((await print(orden)).bytes)).text.replaceAll(/\s+/gu, ' ')
    expect(text).toContain(`Urgencia vital: ${WORDS} · ${OVER}`)
    const urgent = await schemes.post('/segundas-firmas/buscar', { cuales: 'urgencias' }, { token: auditor })
    expect(decodeList(urgent.body).data.map(({ id }) => id)).toContain(firma.id)
    expect((await sign(firma.id, 'revisar')).status).toBe(200)
  })

  it('does not go on without saying why', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.answered(consulta, await half({ urgencia_vital: 'sola' }))
    expect(await schemes.generate(consulta, order)).toMatchObject({
      status: 422,
      body: { errores: { urgencia_vital: ['Explique por qué sigue: mínimo 30 letras'] } },
    })
  })
})

describe('what still nobody orders', () => {
  it('is over twice its scheme, and an increase without its reason', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const why = { motivo_desviacion: 'protocolo' as const, observaciones: 'Junta de hoy' }
    const twice = await schemes.answered(
      consulta,
      await changed({ ...why, dosis_formulada: 200 }, { urgencia_vital: WORDS }),
    )
    expect((await schemes.generate(consulta, twice)).status).toBe(422)
    const unsaid = await schemes.answered(consulta, await changed({ dosis_formulada: 147.6, observaciones: 'Junta' }))
    expect(await schemes.generate(consulta, unsaid)).toMatchObject({
      status: 422,
      body: { errores: { 'codeSumiEsquemaSeleccionado.0.motivo_desviacion': [expect.stringContaining('50 % más')] } },
    })
  })
})

it('tells who signs the drugs of the scheme, how far each is from it, and finds it by its name', async () => {
  const { firma } = await ordered()
  const found = await schemes.post('/segundas-firmas/buscar', { texto: 'doxorrubicina' }, { token: auditor })
  expect(decodeList(found.body).data.map(({ id }) => id)).toContain(firma.id)
  const detail = decodeDetail((await schemes.get(`/segundas-firmas/${firma.id}`, { token: auditor })).body)
  expect(detail).toMatchObject({
    hallazgos: OVER,
    version: 1,
    puede: [{ evento: 'abrir', por_que_no: null }],
    propia: false,
  })
  expect(detail.medicamento).toContain('AC ')
  expect(detail.posologia).toContain('Ciclos 1 a 4')
  expect(detail.diagnostico).not.toBe('')
  expect(detail.lineas.find(({ nombre }) => nombre === 'Doxorrubicina')).toMatchObject({
    dosis: '147,6 mg',
    observacion: expect.stringContaining('Junta de hoy'),
  })
  expect(detail.comprobaciones.length).toBeGreaterThan(0)
})

it('tells before ordering what was applied, and what an added drug holds', async () => {
  const { consulta } = await schemes.visit(BLANCA)
  const orden = await schemes.order(consulta, await schemes.orderOf('AC', ISC))
  expect((await apply(orden)).status).toBe(200)
  const { id } = await schemes.server.db
    .selectFrom('medicamentos')
    .select('id')
    .where('nombre', '=', 'Metotrexato 2,5 mg tableta')
    .executeTakeFirstOrThrow()
  const { dado, anadidos } = decodeLimits(
    (await schemes.post(`/ordenamiento/topes-esquema/${consulta}`, { anadidos: [id, id] })).body,
  )
  expect(dado).toContainEqual({ principio: 'Doxorrubicina', cantidad: { cantidad: 98.4, unidad: 'mg' }, isc: ISC })
  expect(anadidos).toMatchObject([
    { codesumi_id: id, principios: ['Metotrexato'], presentacion: { concentracion: '2,5 mg' } },
  ])
  expect(anadidos[0]?.topes.length).toBeGreaterThan(0)
})
