import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BLOOD_COUNT, openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const documents = (orderId: number) =>
  ordering.server.db.selectFrom('documentos').selectAll().where('orden_id', '=', orderId).orderBy('id').execute()
const print = (body: object, token?: string) => ordering.pdf('/pdf', body, token === undefined ? {} : { token })
const annul = (id: number | undefined) =>
  ordering.post('/ordenamiento/mover-linea/2', {
    linea_id: id,
    evento: 'anular',
    motivo: 'Error de digitación',
  })

const route = async (orderId: number) => (await documents(orderId))[0]?.archivo
const verify = (code: string) => ordering.get(`/verificar/${encodeURIComponent(code)}`, { token: null })

describe('a stored file', () => {
  it('is told its kind and given to who may see it; for anybody else it does not exist', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    const { bytes } = await print({ tipo: 'servicio', id })
    const ruta = await route(id)
    expect((await ordering.post('/adjuntos/getType', { ruta })).body).toEqual({
      tipo: 'application/pdf',
      nombre: `orden_de_procedimientos_${id}.pdf`,
    })
    expect(Buffer.from((await ordering.pdf('/adjuntos/get', { ruta })).bytes).equals(Buffer.from(bytes))).toBe(true)
    for (const email of ['oncologo@cauce.demo', 'auxiliar@cauce.demo']) {
      const token = await ordering.server.login(email)
      expect((await ordering.post('/adjuntos/getType', { ruta }, { token })).status).toBe(404)
      expect((await ordering.pdf('/adjuntos/get', { ruta }, { token })).status).toBe(404)
    }
  })

  it('is given to the affiliate only when it is their own', async () => {
    const token = await ordering.server.login('afiliado@cauce.demo')
    const { id } = await ordering.order([BLOOD_COUNT])
    await print({ tipo: 'servicio', id })
    const ruta = await route(id)
    const status = async () => (await ordering.pdf('/adjuntos/get', { ruta }, { token })).status
    const owner = await ordering.server.db
      .selectFrom('users')
      .select('afiliado_id')
      .where('email', '=', 'afiliado@cauce.demo')
      .executeTakeFirstOrThrow()
    const give = (afiliado_id: number | null) =>
      ordering.server.db.updateTable('documentos').set({ afiliado_id }).where('orden_id', '=', id).execute()
    await give(owner.afiliado_id)
    expect(await status()).toBe(200)
    await give(owner.afiliado_id === 2 ? 3 : 2)
    expect(await status()).toBe(404)
  })

  it('is not reached by a path', async () => {
    for (const ruta of [
      '../../etc/passwd',
      '/etc/passwd',
      '',
      '00/00000000-0000-0000-0000-000000000000.pdf',
      "' or 1=1 --",
    ]) {
      expect((await ordering.post('/adjuntos/get', { ruta })).status).toBe(404)
    }
    expect((await ordering.post('/adjuntos/get', { ruta: '\u0000' })).status).toBe(422)
  })

  it('of an annulled order carries ANULADA across its pages', async () => {
    const { id, lines } = await ordering.order([BLOOD_COUNT])
    await print({ tipo: 'servicio', id, detalles: { id: lines[0]?.id } })
    const ruta = await route(id)
    await annul(lines[0]?.id)
    expect((await documents(id))[0]?.estado).toBe('anulado')
    const { text } = await readPdf((await ordering.pdf('/adjuntos/get', { ruta })).bytes)
    expect(text.split('ANULADA').length - 1).toBeGreaterThanOrEqual(2)
  })

  it('leaves a trace when it is taken', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    await print({ tipo: 'servicio', id })
    const [document] = await documents(id)
    await ordering.pdf('/adjuntos/get', { ruta: document?.archivo })
    const traces = await ordering.server.db
      .selectFrom('auditoria')
      .select('id')
      .where('accion', '=', 'documento.descargar')
      .where('recurso_id', '=', document?.codigo ?? '')
      .execute()
    expect(traces).toHaveLength(2)
  })
})

describe('the verification of a document', () => {
  it('says to anybody its kind, date, state and issuer, and nothing clinical', async () => {
    const { id, lines } = await ordering.order([BLOOD_COUNT])
    await print({ tipo: 'servicio', id, detalles: { id: lines[0]?.id } })
    const [document] = await documents(id)
    const code = document?.codigo ?? ''
    const { status, body } = await verify(code)
    expect(status).toBe(200)
    expect(body).toEqual({
      autentico: true,
      clase: 'Orden de procedimientos',
      fecha: document?.created_at.toISOString(),
      estado: 'vigente',
      emisor: 'EPS Demo Contributivo',
      hoy: null,
    })
    expect((await verify(`${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`)).body).toEqual(body)
    await annul(lines[0]?.id)
    expect((await verify(code)).body).toMatchObject({ autentico: true, estado: 'anulado' })
  })

  it('says when the order has expired', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    await print({ tipo: 'servicio', id })
    const [document] = await documents(id)
    await ordering.server.db
      .updateTable('orden_procedimientos')
      .set({ fecha_vigencia: '2020-01-01', fecha_vencimiento: '2020-03-31' })
      .where('orden_id', '=', id)
      .execute()
    expect((await verify(document?.codigo ?? '')).body).toMatchObject({ estado: 'vencido' })
  })

  it('does not know a code that was never given', async () => {
    expect((await verify('2222333344445555')).body).toEqual({
      autentico: false,
      clase: null,
      fecha: null,
      estado: null,
      emisor: null,
      hoy: null,
    })
    expect((await verify('x'.repeat(41))).status).toBe(422)
  })
})
