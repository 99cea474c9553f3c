import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referencias } from '@cauce/contract/referencias'
import { EMERGENCY_REPORT_WARNING } from '@cauce/domain/referral/emergency-report'
import {
  DEMO_REFERRAL,
  eventsOf,
  HOSPITAL,
  MANAGER,
  OTHER_MANAGER,
  readReferral,
  registered,
  registration,
  savedReferral,
  siteId,
  taken,
  type RegistrationChange,
} from '../../../../../tests/support/referral.ts'
import { diagnosisId } from '../../../../../tests/support/sick-leave.ts'
import { startTestServer, type Answered, type TestServer } from '../../../../../tests/support/server.ts'

const readConsultation = Schema.decodeUnknownSync(referencias.crearConsulta.answer)

let server: TestServer
let manager: string
let hospital: string
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.login(MANAGER)
  hospital = await server.login(HOSPITAL)
})
afterAll(() => server.close())

const send = async (token: string, change: RegistrationChange, key?: string): Promise<Answered> =>
  server.call('/api/referencias/registrar', {
    token,
    body: await registration(server.db, change),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

const errorsOf = async (change: RegistrationChange): Promise<unknown> => {
  const { status, body } = await send(manager, change)
  expect(status).toBe(422)
  return Reflect.get(Object(body), 'errores')
}

const countReferrals = async (): Promise<number> =>
  (await server.db.selectFrom('referencias').select('id').execute()).length

describe('registrar', () => {
  it('nace pendiente, de la sede de quien la registra, con su chat y el principio de su línea de tiempo', async () => {
    const [principal, second] = [await diagnosisId(server.db, 'O141'), await diagnosisId(server.db, 'I10')]
    const answer = await send(hospital, {
      especialidad_remision: ' Ginecobstetricia, UCI ',
      cie10s: [principal, second, principal],
      datos: { motivo_remision: 'Sin UCI obstétrica', fecha_ingreso: '2026-11-21', hora_ingreso: '05:40' },
    })
    expect(answer.body).toMatchObject({ mensaje: '¡Referencia registrada con éxito!' })
    const referral = savedReferral(answer)
    expect(referral).toMatchObject({
      estado: 'Pendiente',
      codigo_remision: null,
      gestor: null,
      tipo_anexo: 'Referencia',
      especialidad_remision: 'Ginecobstetricia, UCI',
      rep_nombre: 'Hospital San Roque',
      municipio_nombre: 'Quibdó',
      departamento_nombre: 'Chocó',
      rep_telefono1: '6046710000 ext. 214',
      registra: { nombre: 'Yuliana Murillo Rentería' },
      afiliado: { nombre_completo: 'MOSQUERA PALACIOS, Yurleidy', alergias: [{ nombre: 'AINE' }] },
      datos: { motivo_remision: 'Sin UCI obstétrica' },
      version: 1,
      demo: false,
    })
    expect(referral.cie10s.map(({ Codigo_Nombre }) => Codigo_Nombre)).toEqual([
      'O141 Preeclampsia severa',
      'I10 Hipertensión esencial (primaria)',
    ])
    expect(await eventsOf(server.db, referral.id)).toMatchObject([
      {
        clase: 'registrada',
        detalle: { institucion: 'Hospital San Roque', municipio: 'Quibdó', tipo_anexo_id: 3, tipo_anexo: 'Referencia' },
      },
    ])
    const channel = await server.db
      .selectFrom('canales')
      .innerJoin('canal_miembros', 'canal_miembros.canal_id', 'canales.id')
      .select(['canales.tipo', 'canal_miembros.user_id'])
      .where('canales.id', '=', referral.canal_id)
      .execute()
    expect(channel).toEqual([{ tipo: 1, user_id: referral.registra.id }])
  })

  it('la misma clave es la misma remisión', async () => {
    const before = await countReferrals()
    const both = await Promise.all([send(manager, {}, 'una-vez'), send(manager, {}, 'una-vez')])
    expect(new Set(both.map((answer) => savedReferral(answer).id)).size).toBe(1)
    expect(await countReferrals()).toBe(before + 1)
  })

  it('un informe de urgencias se confirma, y nace cerrado con su código', async () => {
    const change = { tipo_anexo_id: 1, tipo_solicitud: 'Codigo atencion urgencias' }
    expect(await errorsOf(change)).toEqual({ tipo_anexo_id: [EMERGENCY_REPORT_WARNING] })
    expect(await errorsOf({ ...change, tipo_solicitud: null, confirma_cierre: true })).toEqual({
      tipo_solicitud: ['¡Campo de tipo solicitud requerido!'],
    })
    const year = new Date(Date.now() - 5 * 3_600_000).getUTCFullYear()
    const closed = await registered(server, manager, { ...change, confirma_cierre: true })
    expect(closed).toMatchObject({ estado: 'Cerrado', codigo_remision: `AIU-${year}-000003` })
    expect((await eventsOf(server.db, closed.id)).map(({ clase }) => clase)).toEqual([
      'registrada',
      'codigo',
      'finalizada',
    ])
  })

  it('dice en cada campo lo que no existe o no es de su lista', async () => {
    const before = await countReferrals()
    expect(
      await errorsOf({
        afiliado_id: 999_999,
        cie10s: [999_999],
        tipo_solicitud: 'Helicóptero',
        datos: { fecha_ingreso: 'ayer', hora_ingreso: '9' },
      }),
    ).toEqual({
      afiliado_id: ['El afiliado no existe'],
      cie10s: ['Hay un diagnóstico que no está en la lista'],
      tipo_solicitud: ['El tipo de solicitud no es uno de la lista'],
      'datos.fecha_ingreso': ['Debe ser una fecha válida (AAAA-MM-DD)'],
      'datos.hora_ingreso': ['Debe ser una hora válida (HH:MM)'],
    })
    expect(await errorsOf({ rep_id: 999_999 })).toEqual({
      rep_id: ['La institución que remite no está en la red o no está activa'],
    })
    expect(await errorsOf({ cie10s: [] })).toEqual({ cie10s: ['Elija al menos un diagnóstico'] })
    expect(await errorsOf({ tipo_anexo_id: 5 })).toEqual({ tipo_anexo_id: ['El tipo de anexo no es uno de la lista'] })
    expect(await countReferrals()).toBe(before)
  })
})

const ask = (token: string, id: number) => server.call('/api/referencias/CrearConsulta', { token, body: { id } })

const NO_REGISTRATION = { registro_profesional: null, profesion: null }
const readRefusal = Schema.decodeUnknownSync(Schema.Struct({ error: Schema.String }))
const setRegistration = async (
  email: string,
  values: { registro_profesional: string | null; profesion: string | null },
) => {
  await server.db
    .updateTable('operadores')
    .set(values)
    .where('id', 'in', (db) => db.selectFrom('users').select('operador_id').where('email', '=', email))
    .execute()
}

describe('ordenar', () => {
  it('crea la consulta de quien ordena, una por persona, en la sede que remite', async () => {
    const site = await siteId(server.db, 'Hospital San Roque')
    const followed = await taken(server, manager, await registered(server, manager, { rep_id: site }))
    const { id } = readConsultation((await ask(manager, followed.id)).body)
    expect(readConsultation((await ask(manager, followed.id)).body).id).toBe(id)
    const visit = await server.db.selectFrom('consultas').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(visit).toMatchObject({
      afiliado_id: 7,
      tipo_consulta_id: 88,
      estado_id: 3,
      rep_id: site,
      motivo: `Remisión ${followed.codigo_remision}: Medicina interna`,
    })
    expect((await server.call(`/api/consultas/consulta/${id}`, { token: manager })).status).toBe(200)
    expect((await readReferral(server, manager, followed.id)).consulta_id).toBe(id)
    const other = await server.login(OTHER_MANAGER)
    await setRegistration(OTHER_MANAGER, { registro_profesional: 'RM 05-2011-2204', profesion: 'medicina' })
    const theirs = readConsultation((await ask(other, followed.id)).body)
    expect(theirs.id).not.toBe(id)
    expect(readConsultation((await ask(manager, followed.id)).body).id).toBe(id)
    expect((await eventsOf(server.db, followed.id)).filter(({ clase }) => clase === 'ordenada')).toHaveLength(2)
    await setRegistration(OTHER_MANAGER, NO_REGISTRATION)
  })

  it.each([
    [NO_REGISTRATION, 'firma.sin_registro'],
    [{ registro_profesional: 'RM 1', profesion: null }, 'firma.profesion'],
    [{ registro_profesional: 'ENF 1', profesion: 'enfermeria' }, 'firma.profesion'],
  ] as const)('a quien no firma ninguna orden (%o) le dice por qué, y no crea nada', async (held, codigo) => {
    const followed = await taken(server, manager, await registered(server, manager))
    const other = await server.login(OTHER_MANAGER)
    await setRegistration(OTHER_MANAGER, held)
    const visits = () => server.db.selectFrom('consultas').select('id').execute()
    const before = [await visits(), await eventsOf(server.db, followed.id)]
    const answer = await ask(other, followed.id)
    expect(answer).toMatchObject({ status: 403, body: { codigo } })
    expect([await visits(), await eventsOf(server.db, followed.id)]).toEqual(before)
    expect((await readReferral(server, other, followed.id)).no_ordena).toBe(readRefusal(answer.body).error)
    expect((await readReferral(server, manager, followed.id)).no_ordena).toBeNull()
    await setRegistration(OTHER_MANAGER, NO_REGISTRATION)
  })

  it('solo de una remisión en seguimiento que se alcanza', async () => {
    const pending = await registered(server, manager)
    expect((await ask(manager, pending.id)).body).toMatchObject({ codigo: 'referencia.transicion_no_permitida' })
    expect((await ask(manager, 999_999)).status).toBe(404)
    expect((await ask(hospital, DEMO_REFERRAL)).status).toBe(403)
  })
})
