import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referencias } from '@cauce/contract/referencias'
import { DEMO_REFERRAL, HOSPITAL, MANAGER } from '../../../../../tests/support/referral.ts'
import { openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'
import { TIMELINE_MESSAGES } from './timeline.ts'
import { allowMail } from '../../../../../tests/support/mail.ts'

/** Of the demo: a report of emergency care, a stay, an answer, and one of another hospital. */
const EMERGENCY = 20_411
const STAY = 20_413
const ANSWER = 20_408
const OTHER_HOSPITAL = 20_410

let ordering: Ordering
let manager: string
let hospital: string
beforeAll(async () => {
  ordering = await openOrdering()
  await allowMail(ordering.server, '@clinica.co')
  manager = await ordering.server.login(MANAGER)
  hospital = await ordering.server.login(HOSPITAL)
})
afterAll(() => ordering.close())

const readTimeline = Schema.decodeUnknownSync(referencias.lineaDeTiempo.answer)
const annex = (id: number, token = manager, more: object = {}) =>
  ordering.pdf('/pdf', { tipo: 'anexoReferencia', id, ...more }, { token })
const handover = (id: number, token = manager) => ordering.pdf('/pdf', { tipo: 'relevoReferencia', id }, { token })
const timeline = async (id: number, token = manager) =>
  readTimeline((await ordering.get(`/referencias/linea-de-tiempo/${id}`, { token })).body).data
const papers = (id: number, clase: string) =>
  ordering.server.db
    .selectFrom('documentos')
    .selectAll()
    .where('referencia_id', '=', id)
    .where('clase', '=', clase)
    .orderBy('id')
    .execute()
const channelOf = async (id: number): Promise<number> => {
  const row = await ordering.server.db
    .selectFrom('canales')
    .select('id')
    .where('referencia_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.id
}
const readings = (id: number) =>
  ordering.server.db
    .selectFrom('auditoria')
    .select('id')
    .where('accion', '=', 'referencia.linea_de_tiempo')
    .where('recurso_id', '=', String(id))
    .execute()
const write = async (id: number, mensaje: string, token = hospital) =>
  ordering.post('/mensaje/crear', { canal_id: await channelOf(id), mensaje }, { token })

describe('el anexo técnico', () => {
  it('de una Referencia es el 9: dice lo que se sabe en las casillas de la norma, y se verifica', async () => {
    const { status, bytes, disposition } = await annex(DEMO_REFERRAL)
    expect(status).toBe(200)
    expect(disposition).toContain('formato_estandarizado_de_referencia_de_pacientes_20418.pdf')
    const { text, title } = await readPdf(bytes)
    const [document] = await papers(DEMO_REFERRAL, 'anexo_referencia')
    for (const part of [
      'Resolución 3047 de 2008, anexo técnico n.º 9',
      'Referencia N.º 20 418',
      'MOSQUERA PALACIOS, Yurleidy',
      'Chocó · 27',
      'Quibdó · 27001',
      'Datos de la persona responsable del paciente',
      'Servicio para el cual se solicita la referencia Ginecobstetricia, UCI',
      'Exámenes auxiliares: fecha y resultado Hemoglobina 11,2 g/dL',
      'Diagnóstico principal O141 Preeclampsia severa',
      'Motivo de la remisión Preeclampsia severa',
      'RM 27-2019-0418',
      `/verificar/${document?.codigo}`,
    ]) {
      expect(text).toContain(part)
    }
    expect(title).toContain('Formato estandarizado de referencia de pacientes')
    expect((await ordering.get(`/verificar/${document?.codigo}`, { token: null })).body).toMatchObject({
      autentico: true,
      clase: 'Formato estandarizado de referencia de pacientes',
      estado: 'vigente',
    })
  })

  it.each([
    [EMERGENCY, 'anexo técnico n.º 2', 'Clasificación triage'],
    [STAY, 'anexo técnico n.º 3', 'Manejo integral según guía de'],
    [ANSWER, 'anexo técnico n.º 10', 'Servicio que contrarrefiere'],
  ])('de la remisión %i es el %s', async (id, norm, box) => {
    const { text } = await readPdf((await annex(id)).bytes)
    expect(text).toContain(norm)
    expect(text).toContain(box)
  })

  it('se envía por correo con su número', async () => {
    const correo = { email: 'urgencias@clinica.co' }
    expect((await annex(DEMO_REFERRAL, manager, { enviar: true, correo })).status).toBe(200)
    const mail = await ordering.server.db
      .selectFrom('correos')
      .select(['asunto'])
      .where('para', '=', correo.email)
      .executeTakeFirstOrThrow()
    expect(mail.asunto).toBe('Anexo técnico de una remisión · Referencia N.º 20 418')
  })
})

describe('la hoja de relevo', () => {
  it('cuenta lo que ha pasado en orden, con los mensajes, los intervalos y lo que se espera', async () => {
    const { text } = await readPdf((await handover(DEMO_REFERRAL)).bytes)
    const steps = [
      'De registro a aceptación 29 min',
      'De aceptación a salida 9 min',
      'Registrada por Hospital San Roque',
      'En seguimiento: la tomó Andrés Loaiza',
      '¿Tensión arterial y plaquetas de ahora?',
      '168/112, plaquetas 92.000',
      'Aceptada por Clínica del Prado, Medellín',
      'Ambulancia medicalizada sale de Quibdó',
      'Estimada',
      'Recibe',
    ]
    expect(steps.map((step) => text.indexOf(step))).toEqual(
      steps.map((step) => text.indexOf(step)).toSorted((one, other) => one - other),
    )
    for (const step of steps) expect(text).toContain(step)
  })

  it('es la misma mientras nada pasa, y otra cuando pasa algo', async () => {
    await handover(STAY)
    await handover(STAY)
    expect(await papers(STAY, 'relevo_referencia')).toHaveLength(1)
    await write(STAY, 'Pendiente el resultado del control.', manager)
    const { text } = await readPdf((await handover(STAY)).bytes)
    expect(text).toContain('Pendiente el resultado del control.')
    expect((await papers(STAY, 'relevo_referencia')).map(({ estado }) => estado)).toEqual(['reemplazado', 'vigente'])
  })
})

describe('la línea de tiempo', () => {
  it('une los cambios, los mensajes, los papeles y las horas, cada cosa una vez', async () => {
    await annex(ANSWER)
    await annex(ANSWER)
    await write(ANSWER, 'Se entregó la epicrisis a la familia.', manager)
    const data = await timeline(ANSWER)
    expect(data.map(({ clase }) => clase)).toEqual(['registrada', 'tomada', 'finalizada', 'documento', 'mensaje'])
    expect(data.at(-1)).toMatchObject({
      quien: { nombre: 'Andrés Loaiza' },
      detalle: { mensaje: 'Se entregó la epicrisis a la familia.', adjuntos: [] },
    })
  })

  it('queda anotada como lectura', async () => {
    await timeline(DEMO_REFERRAL)
    await expect.poll(async () => (await readings(DEMO_REFERRAL)).length).toBeGreaterThan(0)
  })

  it('de un chat muy largo trae los últimos mensajes', async () => {
    const canal_id = await channelOf(EMERGENCY)
    const { id: user_id } = await ordering.server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', MANAGER)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: TIMELINE_MESSAGES + 5 }, (_, n) => ({ canal_id, user_id, mensaje: `Nota ${n}` }))
    await ordering.server.db.insertInto('mensajes').values(rows).execute()
    const said = (await timeline(EMERGENCY)).filter(({ clase }) => clase === 'mensaje')
    expect(said).toHaveLength(TIMELINE_MESSAGES)
    expect(said.at(-1)?.detalle['mensaje']).toBe(`Nota ${TIMELINE_MESSAGES + 4}`)
  })
})

describe('quién los ve', () => {
  it('para quien no alcanza la remisión no existen, ni sus papeles guardados', async () => {
    expect((await annex(OTHER_HOSPITAL, hospital)).status).toBe(404)
    expect((await handover(OTHER_HOSPITAL, hospital)).status).toBe(404)
    expect((await ordering.get(`/referencias/linea-de-tiempo/${OTHER_HOSPITAL}`, { token: hospital })).status).toBe(404)
    await handover(OTHER_HOSPITAL)
    const [kept] = await papers(OTHER_HOSPITAL, 'relevo_referencia')
    const open = (token: string) => ordering.pdf('/adjuntos/get', { ruta: kept?.archivo }, { token })
    expect((await open(hospital)).status).toBe(404)
    expect((await open(manager)).status).toBe(200)
  })

  it('una que no hay, no existe', async () => {
    expect((await annex(2_000_000_000)).status).toBe(404)
    expect((await ordering.get('/referencias/linea-de-tiempo/2000000000', { token: manager })).status).toBe(404)
  })
})
