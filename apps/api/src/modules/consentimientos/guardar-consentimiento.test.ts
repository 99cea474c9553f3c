import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { DECEASED_MESSAGE } from '@cauce/domain/affiliate/affiliate-type'
import { REPRESENTATIVE_MUST_SIGN } from '@cauce/domain/consent/consent-form'
import { canonicalConsentText } from '@cauce/domain/consent/fingerprint'
import { SIGNATURE_REQUIRED } from '@cauce/domain/consent/signature'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import {
  BLOOD_COUNT,
  COLONOSCOPY,
  GASTROSCOPY,
  openOrdering,
  type Ordering,
} from '../../../../../tests/support/ordering.ts'
import { EMPTY_PAD, ONE_DOT, SIGNATURE } from '../../../../../tests/support/signature.ts'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const save = (body: object, key?: string) => ordering.post('/consultas/foto', body, key === undefined ? {} : { key })
const text = async (codigo: string) =>
  Object((await ordering.post('/consentimientos-informados/consultar', { id: await ordering.cupId(codigo) })).body)
const asks = async (codigo: string, rep = 0) =>
  (await ordering.get(`/consentimientos-informados/validar-consentimiento-cup/${await ordering.cupId(codigo)}/${rep}`))
    .body
const rowsOf = (orderId: number) =>
  ordering.server.db.selectFrom('consentimientos').selectAll().where('orden_id', '=', orderId).execute()
const stateOf = async (orderId: number) =>
  (
    await ordering.server.db
      .selectFrom('orden_procedimientos')
      .select('consentimiento')
      .where('orden_id', '=', orderId)
      .execute()
  ).map(({ consentimiento }) => consentimiento)

describe('the consent of a procedure', () => {
  it('is asked where the catalogue asks for it and there is a text in force', async () => {
    expect(await asks(COLONOSCOPY)).toBe(true)
    expect(await asks(GASTROSCOPY, 7)).toBe(true)
    expect(await asks(BLOOD_COUNT)).toBe(false)
    expect((await ordering.get('/consentimientos-informados/validar-consentimiento-cup/2000000000/0')).status).toBe(404)
    expect((await ordering.get('/consentimientos-informados/validar-consentimiento-cup/x/0')).status).toBe(422)
  })

  it('is read with its version and the fingerprint of what it says', async () => {
    const found = await text(COLONOSCOPY)
    expect(found).toMatchObject({
      cup_codigo: COLONOSCOPY,
      cup_nombre: 'Colonoscopia total',
      riesgo: expect.any(String),
    })
    expect(found).not.toHaveProperty('texto_id')
    expect(found.huella).toBe(createHash('sha256').update(canonicalConsentText(found)).digest('hex'))
    const stored = await ordering.server.db
      .selectFrom('consentimientos_textos')
      .select('huella')
      .where('cup_id', '=', found.cup_id)
      .where('version', '=', found.version)
      .executeTakeFirstOrThrow()
    expect(found.huella).toBe(stored.huella)
    expect(
      await ordering.post('/consentimientos-informados/consultar', { id: await ordering.cupId(BLOOD_COUNT) }),
    ).toMatchObject({
      status: 404,
    })
  })
})

describe('a consent that is saved', () => {
  it('is bound to the order and to the text that was read, and has its document', async () => {
    const { id } = await ordering.order([COLONOSCOPY])
    const { version, huella } = await text(COLONOSCOPY)
    const answer = await save(await ordering.consent(id, COLONOSCOPY, { version, huella }))
    expect(answer).toMatchObject({
      status: 200,
      body: {
        orden_id: id,
        estado: 'firmado',
        version,
        huella,
        codigo_verificacion: expect.stringMatching(/^[2-9A-Z]{16}$/u),
      },
    })
    const [row] = await rowsOf(id)
    expect(row).toMatchObject({ version, huella, estado: 'firmado', user_id: 1, ip: '127.0.0.1', firmante: 'Paciente' })
    expect(row?.firma.subarray(1, 4).toString()).toBe('PNG')
    expect(await stateOf(id)).toEqual(['firmado'])
    const [line] = await ordering.active()
    expect(line?.consentimiento).toBe('firmado')
    const file = await ordering.pdf('/adjuntos/get', { ruta: line?.consentimiento_documento })
    expect(file).toMatchObject({ status: 200, type: 'application/pdf' })
    const { text: printed } = await readPdf(file.bytes)
    expect(printed).toContain('Consentimiento informado')
    expect(printed).toContain('Firmado electrónicamente el')
    expect(printed).toContain(huella.slice(0, 30))
    expect(printed).toContain(Object(answer.body).codigo_verificacion)
    const trace = await ordering.server.db
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'consentimiento.firmar')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(trace).toMatchObject({ ip: '127.0.0.1', agente: 'node', user_id: 1, detalle: { orden_id: id, huella } })
  })

  it('may leave out the procedure when only one of the order asks for consent', async () => {
    const { id } = await ordering.order([BLOOD_COUNT, GASTROSCOPY])
    const { cup_id: _, ...body } = Object(await ordering.consent(id, GASTROSCOPY))
    expect((await save(body)).status).toBe(200)
    expect(await stateOf(id)).toEqual(['no_requiere', 'firmado'])
    const several = await ordering.order([COLONOSCOPY, GASTROSCOPY])
    expect(await save({ ...body, id: several.id })).toMatchObject({
      status: 422,
      body: { errores: { cup_id: [expect.any(String)] } },
    })
  })

  it('can be a dissent, with the name of who explained the consequences', async () => {
    const { id } = await ordering.order([GASTROSCOPY])
    const body = await ordering.consent(id, GASTROSCOPY, { aceptacion_consentimiento: 'No' })
    expect(await save(body)).toMatchObject({ status: 422, body: { errores: { nombre_profesional: [REQUIRED_FIELD] } } })
    const answer = await save({ ...body, nombre_profesional: 'Laura Restrepo' })
    expect(answer).toMatchObject({ status: 200, body: { estado: 'disentido' } })
    expect(await stateOf(id)).toEqual(['disentido'])
    const line = (await ordering.active()).find(({ orden_id }) => orden_id === id)
    expect(line).toMatchObject({ estado_id: 6, estado: { nombre: 'No aceptó el procedimiento' } })
    const { text: printed } = await readPdf(
      (await ordering.pdf('/adjuntos/get', { ruta: line?.consentimiento_documento })).bytes,
    )
    expect(printed).toContain('Disentimiento')
    expect(printed).toContain('fueron explicadas por Laura Restrepo')
  })

  it('is signed by the representative with document and name', async () => {
    const { id } = await ordering.order([GASTROSCOPY])
    const body = await ordering.consent(id, GASTROSCOPY, { firmante: 'Representante Legal' })
    expect(await save(body)).toMatchObject({
      status: 422,
      body: {
        error: REQUIRED_FIELD,
        errores: { numero_documento_representante: [REQUIRED_FIELD], nombre_representante: [REQUIRED_FIELD] },
      },
    })
    const named = { numero_documento_representante: ' 1037 ', nombre_representante: 'Ana Castaño', parentesco: 'Hija' }
    expect((await save({ ...body, ...named })).status).toBe(200)
    expect((await rowsOf(id))[0]).toMatchObject({
      nombre_representante: 'Ana Castaño',
      numero_documento_representante: '1037',
    })
  })

  it('of a child is signed by the representative, with the assent of the child', async () => {
    const { db } = ordering.server
    const { afiliado_id } = await db
      .selectFrom('consultas')
      .select('afiliado_id')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow()
    const born = (days: number) =>
      db
        .updateTable('afiliados')
        .set({ fecha_nacimiento: addDays(ordering.today, -days) })
        .where('id', '=', afiliado_id)
        .execute()
    await born(9 * 366)
    const { id } = await ordering.order([GASTROSCOPY], 3)
    const body = await ordering.consent(id, GASTROSCOPY)
    expect(await save(body)).toMatchObject({ status: 422, body: { errores: { firmante: [REPRESENTATIVE_MUST_SIGN] } } })
    const represented = {
      ...body,
      firmante: 'Representante Legal',
      numero_documento_representante: '43512887',
      nombre_representante: 'María Elena Gómez',
    }
    expect(await save(represented)).toMatchObject({
      status: 422,
      body: { errores: { asentimiento: [REQUIRED_FIELD] } },
    })
    expect((await save({ ...represented, asentimiento: 'Si' })).status).toBe(200)
    await born(15 * 366)
    const adolescent = await ordering.order([GASTROSCOPY], 3)
    const signed = await save(
      await ordering.consent(adolescent.id, GASTROSCOPY, {
        numero_documento_representante: '43512887',
        nombre_representante: 'María Elena Gómez',
      }),
    )
    expect(signed.status).toBe(200)
  })
})

describe('what is refused', () => {
  it('a pad that is empty, has a dot, or is no picture', async () => {
    const { id } = await ordering.order([GASTROSCOPY])
    for (const firma of [EMPTY_PAD, ONE_DOT, '', 'data:image/png;base64,AAAA', SIGNATURE.replace('png', 'jpeg')]) {
      expect(await save(await ordering.consent(id, GASTROSCOPY, { firma }))).toMatchObject({
        status: 422,
        body: { errores: { firma: [SIGNATURE_REQUIRED] } },
      })
    }
    const { firma: _, ...without } = Object(await ordering.consent(id, GASTROSCOPY))
    expect((await save(without)).status).toBe(422)
    expect(await rowsOf(id)).toEqual([])
    expect(await stateOf(id)).toEqual(['por_firmar'])
  })

  it('a form with answers missing', async () => {
    const { id } = await ordering.order([GASTROSCOPY])
    const { declaracion_a: _, aceptacion_consentimiento: __, ...body } = Object(await ordering.consent(id, GASTROSCOPY))
    expect(await save({ ...body, declaracion_b: null })).toMatchObject({
      status: 422,
      body: {
        errores: {
          declaracion_a: [REQUIRED_FIELD],
          declaracion_b: [REQUIRED_FIELD],
          aceptacion_consentimiento: [REQUIRED_FIELD],
        },
      },
    })
  })

  it('a text that changed while it was read', async () => {
    const { id } = await ordering.order([COLONOSCOPY])
    const { version, huella, cup_id } = await text(COLONOSCOPY)
    const changed = { status: 409, body: { codigo: 'consentimiento.texto_cambio' } }
    expect(await save(await ordering.consent(id, COLONOSCOPY, { version: version - 1, huella }))).toMatchObject(changed)
    expect(await save(await ordering.consent(id, COLONOSCOPY, { version, huella: 'a'.repeat(64) }))).toMatchObject(
      changed,
    )
    const { db } = ordering.server
    const { id: _, ...old } = await db
      .selectFrom('consentimientos_textos')
      .selectAll()
      .where('cup_id', '=', cup_id)
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('consentimientos_textos')
      .values({ ...old, version: version + 1, riesgos: `${old.riesgos} Y otro más.`, vigente_desde: ordering.today })
      .execute()
    expect(await save(await ordering.consent(id, COLONOSCOPY, { version, huella }))).toMatchObject(changed)
    const next = await text(COLONOSCOPY)
    expect(next.version).toBe(version + 1)
    expect((await save(await ordering.consent(id, COLONOSCOPY, next))).status).toBe(200)
  })

  it('a second signature, even at the same instant', async () => {
    const { id } = await ordering.order([GASTROSCOPY])
    const body = await ordering.consent(id, GASTROSCOPY)
    const answers = await Promise.all([save(body), save(body), save(body)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ codigo: 'consentimiento.ya_firmado' })
    expect(await save(body)).toMatchObject({ status: 409, body: { codigo: 'consentimiento.ya_firmado' } })
    expect(await rowsOf(id)).toHaveLength(1)
  })

  it('an order of another professional, of a deceased affiliate, annulled, or without consent to give', async () => {
    const { id, lines } = await ordering.order([GASTROSCOPY])
    const body = await ordering.consent(id, GASTROSCOPY)
    const token = await ordering.server.login('oncologo@cauce.demo')
    expect(await ordering.post('/consultas/foto', body, { token })).toMatchObject({
      status: 403,
      body: { codigo: 'consulta.ajena' },
    })
    expect((await save({ ...body, id: 2_000_000_000 })).status).toBe(404)
    const { db } = ordering.server
    const live = (tipo_afiliado_id: number) =>
      db.updateTable('afiliados').set({ tipo_afiliado_id }).where('id', '=', 1).execute()
    await live(4)
    expect(await save(body)).toMatchObject({ status: 422, body: { error: DECEASED_MESSAGE } })
    await live(2)
    const twice = { linea_id: lines[0]?.id, evento: 'anular', motivo: 'Se ordenó dos veces' }
    await ordering.post('/ordenamiento/mover-linea/2', twice)
    expect((await save(body)).status).toBe(422)
    const plain = await ordering.order([BLOOD_COUNT])
    expect((await save({ ...body, id: plain.id })).status).toBe(422)
  })
})

describe('the same consent sent again', () => {
  it('with its key gives the same answer; the key with another body is refused', async () => {
    const { id } = await ordering.order([GASTROSCOPY])
    const body = await ordering.consent(id, GASTROSCOPY)
    const answers = await Promise.all([save(body, 'firma-0001'), save(body, 'firma-0001')])
    const late = await save(body, 'firma-0001')
    expect([...answers, late].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set([...answers, late].map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await save({ ...body, declaracion_c: 'NO' }, 'firma-0001')).toMatchObject({
      status: 409,
      body: { codigo: 'idempotencia.otro_cuerpo' },
    })
    expect(await rowsOf(id)).toHaveLength(1)
  })
})
