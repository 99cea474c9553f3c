import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAME_HAND_TEXT } from '@cauce/domain/access/same-hand'
import { READ_ONLY_CONSULTATION } from '@cauce/domain/consultation/consultation-writer'
import { newLeaveVisit } from '../../../../../tests/support/sick-leave.ts'
import { BLOOD_COUNT, COLONOSCOPY, openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
const tokens = new Map<string, string>()
beforeAll(async () => {
  ordering = await openOrdering()
  for (const who of ['admin', 'auditor', 'referente']) tokens.set(who, await ordering.server.login(`${who}@cauce.demo`))
})
afterAll(() => ordering.close())

const as = (who: string) => ({ token: tokens.get(who) ?? '' })
const userId = async (who: string): Promise<number> =>
  (
    await ordering.server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', `${who}@cauce.demo`)
      .executeTakeFirstOrThrow()
  ).id
const LEAVE = { afiliado_id: 1, consulta_id: 1 }

/** Every writing of a consultation, as its professional would send it. */
const writings = async (): Promise<readonly (readonly [path: string, body: unknown])[]> => {
  const { id, lines } = await ordering.order([COLONOSCOPY])
  return [
    ['/ordenamiento/generarOrdenamiento/1/2', [await ordering.item(BLOOD_COUNT)]],
    ['/historia/medidas/1', { peso: 70, talla: 170 }],
    ['/consultas/foto', await ordering.consent(id, COLONOSCOPY)],
    [
      '/ordenamiento/asignarDireccionamiento',
      { orden_procedimientos_id: lines[0]?.id, rep_id: 2, motivo: 'Más cerca' },
    ],
    ['/historia/nota-aclaratoria/1', { texto: 'Una nota' }],
  ]
}

describe('who only reads a consultation', () => {
  it.each(['admin', 'auditor'])('%s opens it, is told that it is not theirs, and writes nothing in it', async (who) => {
    const { body } = await ordering.get('/consultas/consulta/1', as(who))
    expect(body).toMatchObject({ id: 1, escribe: false, medico: { nombre: 'Laura Restrepo Mejía' } })
    const sent = await writings()
    const before = await ordering.counts()
    for (const [path, each] of sent) {
      const answer = await ordering.post(path, each, as(who))
      expect([path, answer.status]).toEqual([path, 403])
      expect(['consulta.solo_lectura', 'historia.ajena']).toContain(Object(answer.body).codigo)
    }
    const after = await ordering.counts()
    // The opening is audited; the refusals wrote nothing.
    expect({ ...after, auditoria: 0 }).toEqual({ ...before, auditoria: 0 })
  })

  it('is refused the leave before its form is looked at', async () => {
    const answer = await ordering.post('/incapacidades/registrar', { ...LEAVE }, as('auditor'))
    expect([403, 422]).toContain(answer.status)
    const line = await ordering.item(BLOOD_COUNT)
    expect(await ordering.post('/ordenamiento/generarOrdenamiento/1/2', [line], as('admin'))).toMatchObject({
      status: 403,
      body: { codigo: 'consulta.solo_lectura', error: READ_ONLY_CONSULTATION },
    })
  })
})

const set = async (values: { registro_profesional: string | null; profesion: string | null }) => {
  await ordering.server.db.updateTable('operadores').set(values).where('numero_documento', '=', '1037580214').execute()
}

describe('who attends it and may not sign', () => {
  afterEach(() => set({ registro_profesional: 'RM 05-2014-1187', profesion: 'medicina' }))

  it.each([
    [{ registro_profesional: null, profesion: 'medicina' }, 'firma.sin_registro'],
    [{ registro_profesional: 'RM 1', profesion: null }, 'firma.profesion'],
    [{ registro_profesional: 'ENF 1', profesion: 'enfermeria' }, 'firma.profesion'],
  ])('with %o orders nothing and takes no consent, and is told why', async (signer, codigo) => {
    const { id } = await ordering.order([COLONOSCOPY])
    await set(signer)
    const before = await ordering.counts()
    const order = [await ordering.item(BLOOD_COUNT)]
    expect(await ordering.post('/ordenamiento/generarOrdenamiento/1/2', order)).toMatchObject({
      status: 403,
      body: { codigo },
    })
    const consent = await ordering.consent(id, COLONOSCOPY)
    expect(await ordering.post('/consultas/foto', consent)).toMatchObject({ status: 403, body: { codigo } })
    expect(await ordering.counts()).toEqual(before)
    const { body } = await ordering.get('/consultas/consulta/1')
    expect(body).toMatchObject({ escribe: true, firmas: { procedimientos: expect.any(String) } })
  })
})

describe('an auditor who also attends', () => {
  let visit = 0
  beforeEach(async () => {
    visit = (await newLeaveVisit(ordering.server.db, { medico_user_id: await userId('auditor') })).consulta_id
  })

  it('orders in their own consultation, and somebody else approves it', async () => {
    const item = [await ordering.item(COLONOSCOPY)]
    const ordered = await ordering.post(`/ordenamiento/generarOrdenamiento/${visit}/2`, item, as('auditor'))
    expect(ordered.status).toBe(200)
    const { linea } = await ordering.server.db
      .selectFrom('orden_procedimientos')
      .select('id as linea')
      .where('orden_id', '=', Object(ordered.body).original[0].id)
      .executeTakeFirstOrThrow()
    for (const evento of ['aprobar', 'negar']) {
      const move = { linea_id: linea, evento, motivo: 'Pertinente según la guía' }
      expect(await ordering.post('/ordenamiento/mover-linea/2', move, as('auditor'))).toMatchObject({
        status: 403,
        body: { codigo: 'misma.mano', error: SAME_HAND_TEXT },
      })
    }
    const { body } = await ordering.get(`/ordenamiento/vida/2/${linea}`, as('auditor'))
    expect(Object(body).siguientes[0]).toMatchObject({ evento: 'aprobar', puede: false, por_que_no: SAME_HAND_TEXT })
    const move = { linea_id: linea, evento: 'aprobar', motivo: 'Pertinente según la guía' }
    expect((await ordering.post('/ordenamiento/mover-linea/2', move, as('admin'))).status).toBe(200)
  })
})
