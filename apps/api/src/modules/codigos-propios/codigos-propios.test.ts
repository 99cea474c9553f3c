import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { CODES_ALREADY_ORDERED } from '@cauce/domain/own-code/already-ordered'
import { DUPLICATE_CODE } from '@cauce/domain/own-code/duplicate-code'
import { PAST_VALIDITY } from '@cauce/domain/ordering/validity-date'
import { OWN_CODE, openServices, type Services } from '../../../../../tests/support/own-code.ts'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'

let services: Services
beforeAll(async () => {
  services = await openServices()
})
afterAll(() => services.ordering.close())

const rows = () => services.ordering.server.db.selectFrom('orden_codigos_propios')

describe('the search of services', () => {
  it('finds by code and by name, without accents or case, code and name joined', async () => {
    expect((await services.search('CP0054')).body).toEqual({
      original: [
        {
          id: expect.any(Number),
          codigo: 'CP0054',
          nombre: 'Caminador con ruedas',
          CodigoNombre: 'CP0054 Caminador con ruedas',
          servicio: 'ayudas',
          requiere_auditoria: 0,
        },
      ],
    })
    expect((await services.search('PANAL adulto')).body).toMatchObject({
      original: [{ codigo: 'CP0028' }, { codigo: 'CP0027' }],
    })
    expect((await services.search('%__')).body).toEqual({ original: [] })
  })
})

describe('the order of services', () => {
  it('routes each by its contracts, sends to audit what asks for it and keeps the unrouted as such', async () => {
    const { status, body } = await services.order([OWN_CODE.visit, OWN_CODE.nurse, OWN_CODE.workshop, OWN_CODE.walker])
    expect(status).toBe(200)
    const { id } = Object(body).original[0]
    expect(body).toEqual({ original: { 0: { id }, mensaje: 'Orden generada con éxito', type: 'success' } })
    const lines = (await services.active()).filter(({ orden_id }) => orden_id === id)
    expect(lines.toReversed()).toMatchObject([
      { codigo_propio: { codigo: OWN_CODE.visit }, estado_id: 1, rep: { nombre: 'Cuidado en Casa Aburrá' } },
      { codigo_propio: { codigo: OWN_CODE.nurse }, estado_id: 3, regla_direccionamiento: 'contrato_municipio' },
      {
        codigo_propio: { codigo: OWN_CODE.workshop },
        rep: { nombre: 'Sede Laureles' },
        direccionamieno_automatico: true,
      },
      { codigo_propio: { codigo: OWN_CODE.walker }, rep: null, rep_id: null, direccionamiento_id: null },
    ])
    const [routed] = lines.toReversed()
    const life = await services.ordering.get(`/ordenamiento/vida/4/${routed?.id}`)
    expect(Object(life.body).movimientos).toMatchObject([{ evento: 'crear', a_estado_id: OrderStatus.active }])
    const entry = await services.ordering.server.db
      .selectFrom('auditoria')
      .select('detalle')
      .where('accion', '=', 'orden.crear_servicios')
      .where('recurso_id', '=', String(id))
      .execute()
    expect(entry).toMatchObject([{ detalle: { consulta_id: 1, sin_direccionamiento: 1 } }])
  })

  it('refuses what is in course, in the words of the specification, and leaves nothing of the rest', async () => {
    const before = await rows().select('id').execute()
    expect(await services.order([OWN_CODE.crutches, OWN_CODE.strips])).toMatchObject({
      status: 409,
      body: {
        codigo: 'codigo_propio.ya_ordenado',
        error: CODES_ALREADY_ORDERED,
        errores: { '1.codigoPropio': [CODES_ALREADY_ORDERED] },
      },
    })
    expect(await rows().select('id').execute()).toEqual(before)
  })

  it('orders again what was annulled and what expired', async () => {
    const [line] = await services.orderLines([OWN_CODE.cane])
    expect((await services.order([OWN_CODE.cane])).status).toBe(409)
    const annul = { linea_id: line?.id, evento: 'anular', motivo: 'Ya no lo necesita' }
    expect((await services.ordering.post('/ordenamiento/mover-linea/4', annul)).status).toBe(200)
    const [again] = await services.orderLines([OWN_CODE.cane])
    const expired = addDays(services.ordering.today, -1)
    await services.ordering.server.db
      .updateTable('orden_codigos_propios')
      .set({ fecha_vigencia: expired, fecha_vencimiento: expired })
      .where('id', '=', again?.id ?? 0)
      .execute()
    expect((await services.order([OWN_CODE.cane])).status).toBe(200)
  })

  it('says by field what cannot be ordered', async () => {
    const line = await services.line(OWN_CODE.insoles)
    const yesterday = addDays(services.ordering.today, -1)
    expect(await services.post([line, line])).toMatchObject({
      status: 422,
      body: { error: DUPLICATE_CODE, errores: { '1.codigoPropio': [DUPLICATE_CODE] } },
    })
    expect(await services.post([{ ...line, fechaVigencia: yesterday }])).toMatchObject({
      status: 422,
      body: { errores: { '0.fechaVigencia': [PAST_VALIDITY] } },
    })
    expect(await services.post([{ ...line, codigoPropio: { id: 2_000_000_000 } }])).toMatchObject({
      status: 422,
      body: { errores: { '0.codigoPropio': ['El código propio no existe en el catálogo'] } },
    })
    for (const cantidad of [0, 1.5, 1000, 'dos'])
      expect((await services.post([{ ...line, cantidad }])).status).toBe(422)
    expect((await services.post([])).status).toBe(422)
    expect((await services.post([{ ...line, rep: { id: 2_000_000_000 } }])).body).toMatchObject({
      errores: { '0.rep': ['La sede no existe o no está activa'] },
    })
    const { codigoPropio: _, ...without } = line
    expect((await services.post([without])).body).toMatchObject({
      errores: { '0.codigoPropio': ['El Código Propio es requerido'] },
    })
  })

  it('is closed to another professional, to the dead and where only procedures are ordered', async () => {
    const token = await services.ordering.server.login('oncologo@cauce.demo')
    const line = await services.line(OWN_CODE.insoles)
    const send = (consulta: number, more = {}) =>
      services.ordering.post(`/ordenamiento/generarOrdenamiento/${consulta}/4`, [line], more)
    expect(await send(1, { token })).toMatchObject({ status: 403, body: { codigo: 'consulta.ajena' } })
    expect(await send(4)).toMatchObject({ status: 422, body: { codigo: 'afiliado.fallecido' } })
    expect(await send(2)).toMatchObject({ status: 422, body: { codigo: 'consulta.sin_servicios' } })
    expect((await send(999_999)).status).toBe(404)
    const active = await services.ordering.get('/ordenamiento/ordenes-activas/1/4', { token })
    expect(active).toMatchObject({ status: 403, body: { codigo: 'consulta.ajena' } })
  })

  it('asked for twice at once by two tabs is done once', async () => {
    const pair: readonly string[] = [OWN_CODE.paste, OWN_CODE.tube]
    const answers = await Promise.all([services.order(pair), services.order(pair.toReversed())])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ codigo: 'codigo_propio.ya_ordenado', error: CODES_ALREADY_ORDERED })
    const lines = (await services.active()).filter(({ codigo_propio }) => pair.includes(codigo_propio.codigo))
    expect(lines).toHaveLength(2)
  })

  it('repeated with its key is one order', async () => {
    const answers = await Promise.all([1, 2].map(() => services.order([OWN_CODE.gloves], 'servicios-1')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await services.order([OWN_CODE.stockings], 'servicios-1')).toMatchObject({
      status: 409,
      body: { codigo: 'idempotencia.otro_cuerpo' },
    })
  })
})

const print = (orden: number, linea?: number, more: object = {}) =>
  services.ordering.pdf('/pdf', {
    tipo: 'codigoPropio',
    id: orden,
    ...(linea === undefined ? {} : { detalles: { id: linea } }),
    ...more,
  })
const said = ({ bytes }: { readonly bytes: Uint8Array }): unknown => JSON.parse(new TextDecoder().decode(bytes))

describe('the document of a service', () => {
  it('is given for an active service with a site, and the same the second time', async () => {
    const [line] = await services.orderLines([OWN_CODE.colostomy])
    const first = await print(line?.orden_id ?? 0, line?.id)
    expect(first).toMatchObject({ status: 200, type: 'application/pdf' })
    const codes = () =>
      services.ordering.server.db
        .selectFrom('documentos')
        .select(['clase', 'titulo', 'orden_codigo_propio_id'])
        .where('orden_codigo_propio_id', '=', line?.id ?? 0)
        .execute()
    await print(line?.orden_id ?? 0, line?.id)
    expect(await codes()).toMatchObject([{ clase: 'codigo_propio', orden_codigo_propio_id: line?.id }])
  })

  it('is refused without a site, in the words of the specification', async () => {
    const [line] = await services.orderLines([OWN_CODE.prosthesis])
    const answer = await print(line?.orden_id ?? 0, line?.id)
    expect(answer.status).toBe(409)
    expect(said(answer)).toMatchObject({
      codigo: 'orden.sin_documento',
      error: 'El servicio no tiene no tiene direccionamiento.',
    })
    expect((await print(line?.orden_id ?? 0)).status).toBe(409)
    const mail = await print(line?.orden_id ?? 0, line?.id, { enviar: true, correo: { email: 'a@correo.demo' } })
    expect(mail.status).toBe(409)
  })

  it('is refused while the audit is pending and after it was annulled', async () => {
    const [line] = await services.orderLines([OWN_CODE.tracheostomy])
    const waiting = await print(line?.orden_id ?? 0, line?.id)
    expect([waiting.status, Object(said(waiting)).error]).toEqual([409, 'Sin descarga hasta que se audite'])
    await services.ordering.post('/ordenamiento/mover-linea/4', {
      linea_id: line?.id,
      evento: 'anular',
      motivo: 'Se ordenó dos veces',
    })
    expect(Object(said(await print(line?.orden_id ?? 0, line?.id))).error).toBe('La orden está anulada')
  })

  it('is verified while it is good, and once annulled is handed out as such', async () => {
    const [line] = await services.orderLines([OWN_CODE.leg])
    await print(line?.orden_id ?? 0, line?.id)
    const kept = await services.ordering.server.db
      .selectFrom('documentos')
      .select(['codigo', 'archivo'])
      .where('orden_codigo_propio_id', '=', line?.id ?? 0)
      .executeTakeFirstOrThrow()
    const verified = () => services.ordering.get(`/verificar/${kept.codigo}`, { token: null })
    expect(await verified()).toMatchObject({ status: 200, body: { autentico: true, estado: 'vigente' } })
    await services.ordering.post('/ordenamiento/mover-linea/4', {
      linea_id: line?.id,
      evento: 'anular',
      motivo: 'Se ordenó dos veces',
    })
    expect((await verified()).body).toMatchObject({ autentico: true, estado: 'anulado' })
    const { bytes } = await services.ordering.pdf('/adjuntos/get', { ruta: kept.archivo })
    expect((await readPdf(bytes)).text).toContain('ANULADA')
  })
})
