import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { REASON_NEEDED } from '@cauce/domain/mail/destination'
import { allowMail } from '../../../../../tests/support/mail.ts'
import { BLOOD_COUNT, GASTROSCOPY, openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
let order: number
let other: number
beforeAll(async () => {
  ordering = await openOrdering()
  await allowMail(ordering.server, '@hospital.co')
  order = (await ordering.order([BLOOD_COUNT])).id
  other = (await ordering.order([GASTROSCOPY])).id
})
afterAll(() => ordering.close())

const db = () => ordering.server.db
beforeEach(async () => {
  await db().deleteFrom('correo_cupos').execute()
  await db().deleteFrom('correos').execute()
  await db()
    .updateTable('afiliados')
    .set({ correo1: 'maria@correo.co', correo2: 'mama@correo.co' })
    .where('id', '=', 1)
    .execute()
  await db().updateTable('sesiones').set({ confirmada_at: new Date() }).execute()
})

const REASON = 'Lo pidió por escrito'
const send = (correo: string, more: object = {}, key?: string) =>
  ordering.pdf('/pdf', { tipo: 'servicio', id: order, enviar: true, correo, ...more }, key === undefined ? {} : { key })
const failure = ({ bytes }: { readonly bytes: Uint8Array }): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'))
const mails = async () =>
  (await db().selectFrom('correos').select(['para', 'asunto', 'texto', 'adjuntos']).orderBy('id').execute()).map(
    (mail) => ({ ...mail, papers: Array.isArray(mail.adjuntos) ? mail.adjuntos.length : 0 }),
  )
const lastAudit = async () =>
  db()
    .selectFrom('auditoria')
    .select('detalle')
    .where('accion', '=', 'documento.enviar')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('where a document may go', () => {
  it('to the addresses of the patient, who need not be told', async () => {
    expect((await send('MAMA@correo.co')).status).toBe(200)
    expect((await mails()).map(({ para }) => para)).toEqual(['MAMA@correo.co'])
    expect((await lastAudit()).detalle).toMatchObject({ destino: 'paciente', aviso: 'es_suya', clase: 'servicio' })
  })

  it('to the list of the institution, and the patient is told where and by whom, without what it says', async () => {
    expect((await send('archivo@hospital.co')).status).toBe(200)
    const [paper, notice] = await mails()
    expect([paper?.para, paper?.papers, notice?.para, notice?.papers]).toEqual([
      'archivo@hospital.co',
      1,
      'maria@correo.co',
      0,
    ])
    expect(notice?.texto).toContain(
      'Laura Restrepo Mejía envió por correo un documento suyo, "Orden de procedimientos"',
    )
    expect(notice?.texto).toContain('a ar•••@hospital.co')
    expect(notice?.texto).not.toMatch(/Hemograma|verificar/iu)
    expect((await lastAudit()).detalle).toMatchObject({ destino: 'institucion', aviso: 'avisado' })
  })

  it('elsewhere with a reason and the password of a moment ago, both kept in the audit', async () => {
    const bare = await send('alguien@gmail.example')
    expect([bare.status, failure(bare)]).toMatchObject([422, { errores: { motivo_correo: [REASON_NEEDED] } }])
    await db()
      .updateTable('sesiones')
      .set({ confirmada_at: new Date(Date.now() - 3_600_000) })
      .execute()
    const stale = await send('alguien@gmail.example', { motivo_correo: REASON })
    expect([stale.status, failure(stale)]).toMatchObject([403, { codigo: 'sesion.confirmar' }])
    expect(await mails()).toEqual([])
    await db().updateTable('sesiones').set({ confirmada_at: new Date() }).execute()
    expect((await send('alguien@gmail.example', { motivo_correo: REASON })).status).toBe(200)
    expect((await lastAudit()).detalle).toMatchObject({
      destino: 'otra',
      direccion: 'al•••@gmail.example',
      motivo: REASON,
      aviso: 'avisado',
    })
  })

  it('is noted where the patient has no address to be told at', async () => {
    await db().updateTable('afiliados').set({ correo1: null, correo2: null }).where('id', '=', 1).execute()
    await db().updateTable('users').set({ activo: false }).where('afiliado_id', '=', 1).execute()
    expect((await send('archivo@hospital.co')).status).toBe(200)
    expect((await mails()).map(({ para }) => para)).toEqual(['archivo@hospital.co'])
    expect((await lastAudit()).detalle).toMatchObject({ aviso: 'sin_correo' })
    await db().updateTable('users').set({ activo: true }).where('afiliado_id', '=', 1).execute()
  })

  it('asked from the history, the same', async () => {
    const answer = await send('alguien@gmail.example', { historico: true })
    expect([answer.status, failure(answer)]).toMatchObject([422, { errores: { motivo_correo: [REASON_NEEDED] } }])
  })
})

describe('the same sending twice', () => {
  it('with one key leaves once and answers the same', async () => {
    const [one, two, three] = [
      ...(await Promise.all([1, 2].map(() => send('maria@correo.co', {}, 'una-sola-vez')))),
      await send('maria@correo.co', {}, 'una-sola-vez'),
    ]
    expect([one?.status, two?.status, three?.status]).toEqual([200, 200, 200])
    expect(Buffer.from(one?.bytes ?? []).equals(Buffer.from(three?.bytes ?? []))).toBe(true)
    expect(await mails()).toHaveLength(1)
    const moved = await send('mama@correo.co', {}, 'una-sola-vez')
    expect([moved.status, failure(moved)]).toMatchObject([409, { codigo: 'idempotencia.otro_cuerpo' }])
  })
})

const statuses = (answers: readonly { readonly status: number }[]) =>
  [200, 429].map((each) => answers.filter(({ status }) => status === each).length)

describe('how many', () => {
  it('of one document: five a day outside, ten to the patient, counted while many send at once', async () => {
    const outside = await Promise.all(Array.from({ length: 12 }, (_, n) => send(`sede${n}@hospital.co`)))
    expect(statuses(outside)).toEqual([5, 7])
    expect((await mails()).filter(({ papers }) => papers > 0)).toHaveLength(5)
    const refused = outside.find(({ status }) => status === 429)
    expect(refused && failure(refused)).toMatchObject({
      codigo: 'correo.cupo',
      error: 'Este documento ya se envió 5 veces hoy. Espere hasta mañana.',
    })
    const own = await Promise.all(Array.from({ length: 7 }, () => send('maria@correo.co')))
    expect(statuses(own)).toEqual([5, 2])
  })

  it('says when there is room again', async () => {
    await Promise.all(Array.from({ length: 5 }, () => send('archivo@hospital.co')))
    const answer = await ordering.server.call('/api/pdf', {
      token: ordering.token,
      body: { tipo: 'servicio', id: order, enviar: true, correo: 'archivo@hospital.co' },
    })
    expect(answer.status).toBe(429)
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(86_000)
    expect(wait).toBeLessThanOrEqual(86_400)
    await db().updateTable('correo_cupos').set({ hasta: new Date() }).execute()
    expect((await send('archivo@hospital.co')).status).toBe(200)
  })

  it('of one person and to one address, whatever the document', async () => {
    const person = 'persona:1'
    const until = new Date(Date.now() + 60_000)
    await db().insertInto('correo_cupos').values({ clave: person, usados: 29, hasta: until }).execute()
    const answers = [await send('maria@correo.co'), await send('maria@correo.co', { id: other })]
    expect(answers.map(({ status }) => status)).toEqual([200, 429])
    await db().deleteFrom('correo_cupos').where('clave', '=', person).execute()
    await db().updateTable('correo_cupos').set({ usados: 20 }).where('clave', 'like', 'direccion:%').execute()
    expect((await send('maria@correo.co', { id: other })).status).toBe(429)
    expect((await send('mama@correo.co', { id: other })).status).toBe(200)
  })
})
