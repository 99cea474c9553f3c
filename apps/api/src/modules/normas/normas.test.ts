import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { NOT_THE_PROPOSER, OWN_PROPOSAL, PROPOSAL_MOVED } from '@cauce/domain/law/proposal'
import { leaveForm, newLeaveVisit, todayOf } from '../../../../../tests/support/sick-leave.ts'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'

const DAYS = 'incapacidad.dias_certificado'
const URGENT = 'plazo.remision_urgente'
let server: TestServer
let admin: string
let auditor: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin@cauce.demo')
  auditor = await server.login('auditor@cauce.demo')
})
afterAll(() => server.close())

let ahead = 30
const nextDay = (): string => addDays(todayOf(), (ahead += 1))
const words = { norma: 'Decreto 1 de 2026', articulo: 'art. 2', motivo: 'La norma nueva bajó el máximo de días' }
/** Each another value, since what governs already is not proposed. */
const proposal = (more: object = {}) => {
  const vigente_desde = nextDay()
  return { clave: DAYS, valor: { cualquiera: ahead, maternidad: 266 }, vigente_desde, ...words, ...more }
}
const propose = (body: object = proposal(), token = admin) => server.call('/api/normas/proponer', { token, body })
const idOf = async (answer: ReturnType<typeof propose>): Promise<number> => Object((await answer).body).id
const decide = (id: number, evento: string, token = auditor, motivo = '') =>
  server.call('/api/normas/decidir', { token, body: { id, evento, motivo } })
const detail = async (clave: string) => (await server.call(`/api/normas/${clave}`, { token: admin })).body

describe('what governs', () => {
  it('is listed with its source, and counted', async () => {
    const { body } = await server.call('/api/normas', { token: auditor })
    expect(body).toMatchObject({ cuentas: { plazos: 6, por_decidir: 0, por_venir: 0 } })
    expect(Object(body).data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          clave: URGENT,
          nombre: 'Plazo: remisión urgente',
          rige: {
            vigente_desde: '2023-12-29',
            valor: '2 horas corridas',
            numeros: { cantidad: 2 },
            fuente: 'Resolución 2335 de 2023',
            propuso: null,
            aprobo: null,
          },
        }),
      ]),
    )
  })

  it('is for who may see it', async () => {
    const doctor = await server.login('medico@cauce.demo')
    expect((await server.call('/api/normas', { token: doctor })).status).toBe(403)
    expect((await propose(proposal(), auditor)).status).toBe(403)
    expect((await server.call('/api/normas/no.existe', { token: admin })).status).toBe(404)
  })
})

describe('a figure that is no term', () => {
  it('is proposed by one, approved by another, and holds from its day', async () => {
    const body = proposal()
    const id = await idOf(propose(body))
    expect(await detail(DAYS)).toMatchObject({
      propuestas: [
        {
          id,
          estado: 'propuesta',
          propia: true,
          cambios: [{ nombre: 'Cualquier incapacidad', antes: '30 días', despues: `${body.valor.cualquiera} días` }],
        },
      ],
    })
    expect(await decide(id, 'aprobar', admin)).toMatchObject({ status: 422, body: { errores: { id: [OWN_PROPOSAL] } } })
    expect(await decide(id, 'aprobar')).toMatchObject({ status: 200, body: { estado: 'aprobada' } })
    expect(await decide(id, 'aprobar')).toMatchObject({
      status: 409,
      body: { codigo: 'norma.transicion_no_permitida', error: PROPOSAL_MOVED },
    })
    expect(await detail(DAYS)).toMatchObject({
      historia: [
        {
          vigente_desde: body.vigente_desde,
          fuente: 'Decreto 1 de 2026, art. 2',
          propuso: { nombre: 'Mauricio Londoño Arbeláez' },
          aprobo: { nombre: 'Beatriz Helena Correa Sierra' },
        },
        { vigente_desde: '2023-12-12', propuso: null },
      ],
    })
    const event = await server.db
      .selectFrom('eventos')
      .select('payload')
      .where('nombre', '=', 'norma.aprobada')
      .executeTakeFirstOrThrow()
    expect(event.payload).toMatchObject({ clave: DAYS, vigente_desde: body.vigente_desde, propuesta_id: id })
  })

  it('changes nothing of today', async () => {
    const visit = await newLeaveVisit(server.db)
    const token = await server.login('medico@cauce.demo')
    const form = await leaveForm(server.db, visit, { dias: 30 })
    expect((await server.call('/api/incapacidades/registrar', { token, body: form })).status).toBe(200)
  })

  it('is refused at each field', async () => {
    const wrong = proposal({ valor: { cualquiera: 0 }, vigente_desde: todayOf(), norma: 'X', motivo: 'no' })
    expect(await propose(wrong)).toMatchObject({
      status: 422,
      body: {
        errores: {
          'valor.cualquiera': ['Debe ir de 1 a 366 días'],
          'valor.maternidad': [expect.any(String)],
          vigente_desde: [expect.stringContaining('Ya se contó con la cifra anterior')],
          motivo: [expect.any(String)],
        },
      },
    })
    expect((await propose(proposal({ clave: 'no.existe' }))).body).toMatchObject({
      errores: { clave: [expect.any(String)] },
    })
    const body = proposal()
    await propose(body)
    expect((await propose(body)).body).toMatchObject({
      errores: { vigente_desde: ['Ya hay una propuesta para ese día que nadie ha decidido'] },
    })
  })

  it('is returned with a reason, and taken back by who proposed it', async () => {
    const returned = await idOf(propose())
    expect((await decide(returned, 'devolver')).status).toBe(422)
    const why = 'El artículo citado no dice esa cifra'
    expect((await decide(returned, 'devolver', auditor, why)).body).toMatchObject({ estado: 'devuelta' })
    const mine = await idOf(propose())
    const withdraw = (token: string) => server.call('/api/normas/retirar', { token, body: { id: mine } })
    expect((await withdraw(auditor)).status).toBe(403)
    expect((await withdraw(admin)).body).toMatchObject({ estado: 'retirada' })
    expect((await withdraw(admin)).status).toBe(409)
    expect(NOT_THE_PROPOSER).toContain('quien la propuso')
  })

  it('ten who approve at once write one row', async () => {
    const body = proposal()
    const id = await idOf(propose(body))
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(id, 'aprobar')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    const rows = server.db.selectFrom('ajustes').select('clave').where('vigente_desde', '=', body.vigente_desde)
    expect(await rows.execute()).toHaveLength(1)
  })
})

describe('a term', () => {
  it('of which something was received today begins tomorrow, and keeps all but its amount', async () => {
    const at = addDays(todayOf(), 1)
    const body = { clave: URGENT, valor: { cantidad: 1.5 }, ...words }
    expect((await propose({ ...body, vigente_desde: '2024-06-01' })).body).toMatchObject({
      errores: { vigente_desde: [expect.stringContaining('Ya se contó con la cifra anterior')] },
    })
    const id = await idOf(propose({ ...body, vigente_desde: at }))
    expect((await decide(id, 'aprobar')).status).toBe(200)
    const rows = await server.db
      .selectFrom('terminos_norma')
      .selectAll()
      .where('clase', '=', 'remision_urgente')
      .orderBy('vigente_desde')
      .execute()
    expect(rows).toMatchObject([
      { cantidad: '2.00', unidad: 'hora_corrida', creado_por: null },
      { cantidad: '1.50', unidad: 'hora_corrida', nombre: 'remisión urgente', vigente_desde: at },
    ])
    expect(rows[1]?.creado_por).not.toBe(rows[1]?.aprobado_por)
  })

  it('that comes is told to who registers a referral only from its day', async () => {
    const token = await server.login('referencia@cauce.demo')
    const { body } = await server.call('/api/referencias/plazos', { token })
    expect(body).toEqual({ urgente: '2 horas', prioritaria: '12 horas', electiva: '5 días' })
  })

  it('that is in force today is what the form of a referral says', async () => {
    const [norm] = await server.db
      .selectFrom('terminos_norma')
      .selectAll()
      .where('clase', '=', 'remision_electiva')
      .execute()
    if (norm === undefined) throw new Error('no norm')
    const { id: _id, created_at: _at, ...same } = norm
    await server.db
      .insertInto('terminos_norma')
      .values({ ...same, cantidad: 2.5, vigente_desde: todayOf() })
      .execute()
    const token = await server.login('referencia@cauce.demo')
    expect((await server.call('/api/referencias/plazos', { token })).body).toMatchObject({
      electiva: '2 horas corridas y 30 minutos',
    })
  })

  it('of which nothing was ever received may begin in the past', async () => {
    const [norm] = await server.db.selectFrom('terminos_norma').selectAll().limit(1).execute()
    if (norm === undefined) throw new Error('no norm')
    const { id: _id, created_at: _at, ...same } = norm
    const fresh = { ...same, clase: 'nueva', nombre: 'plazo nuevo', creado_por: null, aprobado_por: null }
    await server.db
      .insertInto('terminos_norma')
      .values({ ...fresh, vigente_desde: '2020-01-01' })
      .execute()
    const body = { clave: 'plazo.nueva', valor: { cantidad: 3 }, vigente_desde: '2024-06-01', ...words }
    const id = await idOf(propose(body))
    expect((await decide(id, 'aprobar')).status).toBe(200)
  })
})

const users = async (): Promise<readonly number[]> =>
  (await server.db.selectFrom('users').select('id').orderBy('id').limit(2).execute()).map(({ id }) => id)

describe('the database by itself', () => {
  const row = { valor: '{"dias": 1}', vigente_desde: '2040-01-01', fuente: 'De prueba' }

  it('refuses one hand twice, and to rewrite what was signed', async () => {
    const [one = 0, other = 0] = await users()
    const { db } = server
    const settings = () => db.insertInto('ajustes')
    await expect(
      settings()
        .values({ ...row, clave: 'a', creado_por: one, aprobado_por: one })
        .execute(),
    ).rejects.toThrow('ajustes_dos_manos')
    await expect(
      settings()
        .values({ ...row, clave: 'a', creado_por: one })
        .execute(),
    ).rejects.toThrow('ajustes_dos_firmas')
    await settings()
      .values({ ...row, clave: 'a', creado_por: one, aprobado_por: other })
      .execute()
    const again = db.updateTable('ajustes').set({ fuente: 'Otra' }).where('clave', '=', 'a')
    await expect(again.execute()).rejects.toThrow('no se modifica ni se borra')
    await expect(db.deleteFrom('ajustes').where('clave', '=', 'a').execute()).rejects.toThrow('no se modifica')
  })

  it('lets a proposal be decided once, by another hand', async () => {
    const id = await idOf(propose())
    const { db } = server
    const { propone_user_id } = await db
      .selectFrom('cifra_propuestas')
      .select('propone_user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const decided = { estado: 'aprobada' as const, decide_user_id: propone_user_id, decidida_at: new Date() }
    const move = (more: object) => db.updateTable('cifra_propuestas').set(more).where('id', '=', id).execute()
    await expect(move(decided)).rejects.toThrow('check')
    await expect(move({ vigente_desde: '2041-01-01' })).rejects.toThrow('se decide una vez')
    await expect(db.deleteFrom('cifra_propuestas').where('id', '=', id).execute()).rejects.toThrow('se decide una vez')
  })
})
