import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INVALID_EMAIL } from '@cauce/domain/text/email'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import {
  BLOOD_COUNT,
  COLONOSCOPY,
  GASTROSCOPY,
  ULTRASOUND,
  openOrdering,
  type Ordering,
} from '../../../../../tests/support/ordering.ts'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'
import { allowMail } from '../../../../../tests/support/mail.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
  await allowMail(ordering.server, '@example.co')
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
const failure = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'))

describe('the printed order', () => {
  it('says who, what, where, until when and who ordered it', async () => {
    const { id } = await ordering.order([BLOOD_COUNT, ULTRASOUND, GASTROSCOPY])
    const answer = await print({ tipo: 'servicio', id })
    expect(answer).toMatchObject({ status: 200, type: 'application/pdf' })
    expect(answer.disposition).toContain(`orden_de_procedimientos_${id}.pdf`)
    const { text, pages, title } = await readPdf(answer.bytes)
    const [document] = await documents(id)
    for (const part of [
      'EPS Demo Contributivo',
      'Sede Laureles',
      'DEMOSTRACIÓN: datos ficticios',
      'GÓMEZ CASTAÑO, María Elena',
      'CC 43 512 887',
      'Femenino · 54 años',
      'Medellín, Antioquia',
      '902210',
      'Ecografía de abdomen total',
      'Control anual',
      UNROUTED_WARNING,
      'Activa',
      'Laura Restrepo Mejía',
      'RM 05-2014-1187',
      `Página 1 de ${pages}`,
      `/verificar/${document?.codigo}`,
    ]) {
      expect(text).toContain(part)
    }
    expect(title).toContain('Orden de procedimientos')
  })

  it('leaves out, saying so, what waits for audit, and strikes out what was annulled', async () => {
    const { id, lines } = await ordering.order([BLOOD_COUNT, COLONOSCOPY, ULTRASOUND])
    await annul(lines[2]?.id)
    const { text } = await readPdf((await print({ tipo: 'servicio', id })).bytes)
    expect(text).toContain('902210')
    expect(text).not.toContain('Colonoscopia')
    expect(text).toContain('1 línea no se imprime: Sin descarga hasta que se audite')
    expect(text).toContain('ANULADA')
  })

  it('of one line has that line alone', async () => {
    const { id, lines } = await ordering.order([BLOOD_COUNT, ULTRASOUND])
    const { text } = await readPdf((await print({ tipo: 'servicio', id, detalles: { id: lines[1]?.id } })).bytes)
    expect(text).toContain('Ecografía')
    expect(text).not.toContain('902210')
    expect((await print({ tipo: 'servicio', id, detalles: { id: 2_000_000_000 } })).status).toBe(404)
  })

  it('is refused, with its reason, while it waits for audit and once it is annulled or denied', async () => {
    const { id, lines } = await ordering.order([COLONOSCOPY])
    const ask = async (extra: object = {}) => {
      const { status, bytes } = await print({ tipo: 'servicio', id, detalles: { id: lines[0]?.id }, ...extra })
      return { status, body: failure(bytes) }
    }
    expect(await ask()).toMatchObject({
      status: 409,
      body: { codigo: 'orden.sin_documento', error: 'Sin descarga hasta que se audite' },
    })
    expect(await ask({ enviar: true, correo: { email: 'maria@example.co' } })).toMatchObject({
      status: 409,
      body: { error: 'Sin envío hasta que se audite' },
    })
    await annul(lines[0]?.id)
    expect(await ask()).toMatchObject({ status: 409, body: { error: 'La orden está anulada' } })
    expect((await print({ tipo: 'servicio', id })).status).toBe(409)
    expect(await documents(id)).toEqual([])
  })

  it('is the same file while it says the same, and a new one when it changes', async () => {
    const { id, lines } = await ordering.order([ULTRASOUND])
    const body = { tipo: 'servicio', id, detalles: { id: lines[0]?.id } }
    const [first, second] = await Promise.all([print(body), print(body)])
    const third = await print(body)
    expect(
      Buffer.from(third.bytes).equals(Buffer.from(first.bytes)) ||
        Buffer.from(third.bytes).equals(Buffer.from(second.bytes)),
    ).toBe(true)
    expect((await documents(id)).filter(({ estado }) => estado === 'vigente')).toHaveLength(1)
    const { id: rep_id } = await ordering.server.db
      .selectFrom('reps')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await ordering.post('/ordenamiento/asignarDireccionamiento', {
      orden_procedimientos_id: lines[0]?.id,
      rep_id,
      motivo: 'x',
    })
    const routed = await readPdf((await print(body)).bytes)
    expect(routed.text).not.toContain(UNROUTED_WARNING)
    const states = (await documents(id)).map(({ estado }) => estado)
    expect(states.at(-1)).toBe('vigente')
    expect(states.slice(0, -1).every((estado) => estado === 'reemplazado')).toBe(true)
  })

  it('is closed to another professional and absent for an unknown order', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    const token = await ordering.server.login('oncologo@cauce.demo')
    const answer = await print({ tipo: 'servicio', id }, token)
    expect(answer.status).toBe(403)
    expect(failure(answer.bytes)).toMatchObject({ codigo: 'consulta.ajena' })
    expect((await print({ tipo: 'servicio', id: 2_000_000_000 })).status).toBe(404)
    expect((await print({ tipo: 'otro', id })).status).toBe(422)
  })
})

describe('the order by e-mail', () => {
  it('leaves with the PDF attached and an address to verify it', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    const answer = await print({ tipo: 'servicio', id, enviar: true, correo: { email: ' maria.gomez@example.co ' } })
    expect(answer.status).toBe(200)
    const mail = (await ordering.server.outbox()).find(({ para }) => para === 'maria.gomez@example.co')
    expect(mail?.asunto).toContain('Orden de procedimientos')
    expect(mail?.asunto).not.toContain('GÓMEZ')
    const [document] = await documents(id)
    expect(mail?.texto).toContain(`/verificar/${document?.codigo}`)
    expect(mail?.adjuntos).toHaveLength(1)
    const file = await fetch(new URL(mail?.adjuntos[0]?.url ?? '', ordering.server.url))
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(answer.bytes))).toBe(true)
  })

  it('asks for an address that can be one, before anything is made', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    for (const correo of [{ email: 'no es correo' }, 'a@b', null, undefined]) {
      const { status, bytes } = await print({ tipo: 'servicio', id, enviar: true, correo })
      expect(status).toBe(422)
      expect(failure(bytes)).toMatchObject({ error: INVALID_EMAIL, errores: { correo: [INVALID_EMAIL] } })
    }
    expect(await documents(id)).toEqual([])
  })
})

describe('the recommendations', () => {
  it('are printed for the procedures that have them', async () => {
    const { id } = await ordering.order([BLOOD_COUNT, COLONOSCOPY, ULTRASOUND])
    expect((await ordering.post('/recomendacion-cups/consultar', { id })).body).toBe(true)
    const { text } = await readPdf((await print({ tipo: 'recomendacionOrdenCup', id, consulta: 1 })).bytes)
    expect(text).toContain('Recomendaciones para el paciente')
    expect(text).toContain('452301')
    expect((await print({ tipo: 'recomendacionOrdenCup', id, consulta: 2 })).status).toBe(404)
  })

  it('are absent from an order without them', async () => {
    const { id } = await ordering.order(['902213'])
    expect((await ordering.post('/recomendacion-cups/consultar', { id })).body).toBe(false)
    expect((await print({ tipo: 'recomendacionOrdenCup', id })).status).toBe(404)
    expect((await ordering.post('/recomendacion-cups/consultar', { id: 2_000_000_000 })).status).toBe(404)
  })
})

describe('the consent on paper', () => {
  it('is a blank form; printed because signing on screen was declined, the line says so', async () => {
    const { id } = await ordering.order([COLONOSCOPY])
    const cup = await ordering.cupId(COLONOSCOPY)
    const state = async () => (await ordering.active()).find((line) => line.orden_id === id)?.consentimiento
    const { text } = await readPdf((await print({ tipo: 'consentimientoInformado', id: cup, orden_id: id })).bytes)
    expect(text).toContain('Colonoscopia total')
    expect(text).toContain('En qué consiste')
    expect(text).not.toContain('Firmado electrónicamente')
    expect(await state()).toBe('por_firmar')
    expect((await print({ tipo: 'consentimientoInformado', id: cup, orden_id: id, acepta: 'No' })).status).toBe(200)
    expect(await state()).toBe('impreso')
  })

  it('once signed is the document that was signed, always the same bytes', async () => {
    const { id } = await ordering.order([GASTROSCOPY])
    const { body } = await ordering.post('/consultas/foto', await ordering.consent(id, GASTROSCOPY))
    const request = {
      tipo: 'consentimientoInformado',
      id: await ordering.cupId(GASTROSCOPY),
      orden_id: id,
      acepta: false,
    }
    const [one, two] = [await print(request), await print(request)]
    expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true)
    expect((await readPdf(one.bytes)).text).toContain(Object(body).codigo_verificacion)
    expect((await ordering.active()).find((line) => line.orden_id === id)?.consentimiento).toBe('firmado')
  })

  it('of a consent that came without document is made from what was signed', async () => {
    const old = await ordering.server.db
      .selectFrom('consentimientos as k')
      .innerJoin('ordenes as o', 'o.id', 'k.orden_id')
      .innerJoin('consultas as c', 'c.id', 'o.consulta_id')
      .select(['k.orden_id', 'k.cup_id'])
      .where('k.documento_id', 'is', null)
      .where('c.medico_user_id', '=', 1)
      .executeTakeFirstOrThrow()
    const request = { tipo: 'consentimientoInformado', id: old.cup_id, orden_id: old.orden_id }
    const [one, two] = [await print(request), await print(request)]
    expect(one.status).toBe(200)
    expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true)
  })

  it('is shown as it will be kept before it is saved, and nothing is stored', async () => {
    const { id } = await ordering.order([GASTROSCOPY])
    const body = await ordering.consent(id, GASTROSCOPY)
    const preview = await ordering.pdf('/pdf/vista-previa-consentimiento', body)
    const { text } = await readPdf(preview.bytes)
    expect(text).toContain('Borrador para revisión')
    expect(text).toContain('Firmado electrónicamente el')
    expect(await documents(id)).toEqual([])
    const wrong = await ordering.pdf('/pdf/vista-previa-consentimiento', { ...body, firma: '' })
    expect(wrong.status).toBe(422)
  })
})
