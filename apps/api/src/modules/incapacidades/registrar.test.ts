import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { incapacidades } from '@cauce/contract/incapacidades'
import {
  EMERGENCY_VISIT,
  insertPastLeave,
  leaveForm,
  newLeaveVisit,
  storedLeaves,
  todayOf,
  type LeaveVisit,
} from '../../../../../tests/support/sick-leave.ts'
import { startTestServer, type Answered, type TestServer } from '../../../../../tests/support/server.ts'

const TODAY = todayOf()
const REGISTER = '/api/incapacidades/registrar'
const readRegistered = Schema.decodeUnknownSync(incapacidades.registrar.answer)
const readFive = Schema.decodeUnknownSync(incapacidades.ultimasCinco.answer)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('medico@cauce.demo')
})
afterAll(() => server.close())

const WHY = 'Se cayó ayer: es otra lesión'

type Change = Parameters<typeof leaveForm>[2]

const send = async (visit: LeaveVisit, change: Change = {}, key?: string): Promise<Answered> =>
  server.call(REGISTER, {
    token,
    body: await leaveForm(server.db, visit, change),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

const refused = async (change: Change, visit?: LeaveVisit): Promise<unknown> => {
  const place = visit ?? (await newLeaveVisit(server.db))
  const before = await storedLeaves(server.db, place.afiliado_id)
  const { status, body } = await send(place, change)
  expect(status).toBe(422)
  expect(await storedLeaves(server.db, place.afiliado_id)).toEqual(before)
  return Reflect.get(Object(body), 'errores')
}

describe('registrar una incapacidad', () => {
  it('guarda lo que calcula el servidor y responde con su radicado', async () => {
    const visit = await newLeaveVisit(server.db, { regimen_prestacional: 'magisterio' })
    const { status, body } = await send(visit, { dias: 15 })
    expect(status).toBe(200)
    const { radicado, ...rest } = readRegistered(body)
    expect(radicado).toMatch(new RegExp(String.raw`^${TODAY.slice(0, 4)}-\d{6}$`, 'u'))
    expect(rest).toMatchObject({ res: true, mensaje: 'Incapacidad registrada con éxito' })
    const [leave] = await storedLeaves(server.db, visit.afiliado_id)
    expect(leave).toMatchObject({
      radicado,
      fecha_inicio: TODAY,
      fecha_final: addDays(TODAY, 14),
      ultimo_dia: addDays(TODAY, 14),
      tipo_afiliado_id: 2,
      regimen_prestacional: 'magisterio',
      edad: 54,
      municipio_id: 5001,
      prorroga: 'No',
      prorroga_automatica: 'No',
      ultima_incapacidad_id: null,
      causa_retroactiva: null,
      nombre_medico: 'Laura Restrepo Mejía',
      rep_id: 1,
      user_id: 1,
      estado_id: 1,
    })
    const entry = await server.db
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'incapacidad.registrar')
      .where('recurso_id', '=', String(rest.id))
      .executeTakeFirstOrThrow()
    expect(entry.afiliado_id).toBe(visit.afiliado_id)
    expect(JSON.stringify(entry.detalle)).not.toContain('lumbar')
  })

  it('los radicados de un año van seguidos', async () => {
    const one = readRegistered((await send(await newLeaveVisit(server.db))).body)
    const other = readRegistered((await send(await newLeaveVisit(server.db))).body)
    expect(Number(other.radicado.slice(5)) - Number(one.radicado.slice(5))).toBe(1)
  })

  it('la misma clave con lo mismo da la misma respuesta; con otros datos se niega', async () => {
    const visit = await newLeaveVisit(server.db)
    const first = await send(visit, {}, `incapacidad-${visit.consulta_id}`)
    expect(await send(visit, {}, `incapacidad-${visit.consulta_id}`)).toMatchObject({ status: 200, body: first.body })
    expect(await storedLeaves(server.db, visit.afiliado_id)).toHaveLength(1)
    expect(await send(visit, { dias: 6 }, `incapacidad-${visit.consulta_id}`)).toMatchObject({
      status: 409,
      body: { codigo: 'idempotencia.otro_cuerpo' },
    })
  })

  it('encuentra la anterior y guarda lo que propuso la regla junto a lo que decidió el médico', async () => {
    const visit = await newLeaveVisit(server.db)
    const first = await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -29), dias: 14 })
    const last = await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -15), dias: 15, prorroga: 'Si' })
    expect(await refused({ ultima_incapacidad_id: first, motivo_prorroga: WHY }, visit)).toEqual({
      ultima_incapacidad_id: ['La incapacidad anterior no es la última de la cadena que esta puede seguir'],
    })
    expect((await send(visit, { dias: 15, ultima_incapacidad_id: last, motivo_prorroga: ` ${WHY} ` })).status).toBe(200)
    const stored = (await storedLeaves(server.db, visit.afiliado_id)).at(-1)
    expect(stored).toMatchObject({
      ultima_incapacidad_id: last,
      prorroga_automatica: 'Si',
      prorroga: 'No',
      motivo_prorroga: WHY,
    })
    const five = readFive(
      (
        await server.call('/api/incapacidades/listar-ultimas-cinco-incapacidades-afiliado', {
          token,
          body: { afiliado_id: visit.afiliado_id },
        })
      ).body,
    )
    expect(five.map(({ dias_acumulados }) => dias_acumulados)).toEqual([15, 29, 14])
  })

  it('la clase posterior a la calificación lleva el diagnóstico y el texto del servidor, diga lo que diga quien envía', async () => {
    const visit = await newLeaveVisit(server.db)
    const change = {
      clase_incapacidad: 'Posterior a la calificación de pérdida de capacidad laboral',
      descripcion_incapacidad: 'Otro texto',
      calificacion_pcl: 'M545 Lumbago',
      procedimiento_calificacion: 'A',
      perdida_capacidad_laboral: 'Permanente parcial',
      pcl: 32.5,
    }
    expect((await send(visit, change)).status).toBe(200)
    const [stored] = await storedLeaves(server.db, visit.afiliado_id)
    const fixed = await server.db
      .selectFrom('cie10')
      .select('id')
      .where('codigo', '=', 'Z736')
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      diagnostico_id: fixed.id,
      descripcion_incapacidad: 'Incapacidad posterior a la calificación de la pérdida de capacidad laboral.',
      procedimiento_calificacion: 'A',
    })
    expect(Number(stored?.pcl)).toBe(32.5)
  })

  it('la base misma niega dos incapacidades que cuentan sobre el mismo día', async () => {
    const visit = await newLeaveVisit(server.db)
    await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -20), dias: 10 })
    await expect(insertPastLeave(server.db, visit, { desde: addDays(TODAY, -11), dias: 3 })).rejects.toMatchObject({
      code: '23P01',
    })
    await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -11), dias: 3, estado_id: 2 })
    await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -10), dias: 3 })
  })
})

describe('el plazo de la consulta', () => {
  it('pasado su plazo se niega con el motivo, también en el formulario, y un ajuste con otra fecha lo cambia', async () => {
    const visit = await newLeaveVisit(server.db, { fecha_hora: new Date(`${addDays(TODAY, -4)}T15:00:00.000Z`) })
    const why =
      /^Esta consulta es del .*: en una consulta se expiden incapacidades hasta 3 días después\. Abra una consulta de hoy\.$/u
    const { status, body } = await send(visit)
    expect([status, Reflect.get(Object(body), 'codigo')]).toEqual([422, 'consulta.sin_incapacidades'])
    expect(Reflect.get(Object(body), 'error')).toMatch(why)
    const form = await server.call(`/api/incapacidades/contexto/${visit.consulta_id}`, { token })
    expect(Reflect.get(Object(form.body), 'impedimento')).toMatch(why)
    const row = { clave: 'consulta.dias_para_ordenar', vigente_desde: addDays(TODAY, -1), fuente: 'Prueba' }
    await server.db
      .insertInto('ajustes')
      .values({ ...row, valor: JSON.stringify({ incapacidades: 4 }) })
      .execute()
    expect((await send(visit)).status).toBe(200)
    await server.db.deleteFrom('ajustes').where('fuente', '=', 'Prueba').execute()
  })

  it('el último día todavía', async () => {
    const visit = await newLeaveVisit(server.db, { fecha_hora: new Date(`${addDays(TODAY, -3)}T15:00:00.000Z`) })
    expect((await send(visit)).status).toBe(200)
  })
})

describe('lo que el profesional explica', () => {
  it('queda guardado, se muestra y va en la lista; el detalle de la auditoría no lo repite', async () => {
    const visit = await newLeaveVisit(server.db, { sexo: 'M' })
    const birth = await server.db
      .selectFrom('cie10')
      .select('id')
      .where('codigo', '=', 'O809')
      .executeTakeFirstOrThrow()
    const asserted = { excepcion_licencia: 'identidad', motivo_excepcion: 'Cambió su identidad en el registro' }
    const change = { contingencia: 'licencia maternidad', diagnostico_id: birth.id, dias: 126 }
    expect(await refused(change, visit)).toHaveProperty('contingencia')
    expect(await refused({ ...change, ...asserted, motivo_excepcion: null }, visit)).toHaveProperty('motivo_excepcion')
    const { status, body } = await send(visit, { ...change, ...asserted })
    expect(status).toBe(200)
    expect(await storedLeaves(server.db, visit.afiliado_id)).toMatchObject([asserted])
    const entry = await server.db
      .selectFrom('auditoria')
      .select('detalle')
      .where('accion', '=', 'incapacidad.registrar')
      .where('recurso_id', '=', String(readRegistered(body).id))
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(entry.detalle)).not.toContain('identidad')
  })

  it('lo que nadie preguntó no se guarda', async () => {
    const visit = await newLeaveVisit(server.db)
    const unasked = { excepcion_licencia: 'adopcion', motivo_excepcion: WHY, motivo_prorroga: WHY }
    expect((await send(visit, unasked)).status).toBe(200)
    expect(await storedLeaves(server.db, visit.afiliado_id)).toMatchObject([
      { excepcion_licencia: null, motivo_excepcion: null, motivo_prorroga: null, advertencia_inicio: null },
    ])
  })

  it('la advertencia de un inicio posterior a hoy deja huella', async () => {
    const visit = await newLeaveVisit(server.db)
    expect((await send(visit, { fecha_inicio: addDays(TODAY, 3) })).status).toBe(200)
    const [stored] = await storedLeaves(server.db, visit.afiliado_id)
    expect(stored?.advertencia_inicio).toMatch(/^La fecha de inicio es posterior a hoy/u)
  })
})

describe('lo que no se puede registrar', () => {
  it('lo que cruza con otra es Incapacidad Duplicada, y dice con cuál', async () => {
    const visit = await newLeaveVisit(server.db, { tipo_consulta_id: EMERGENCY_VISIT })
    await insertPastLeave(server.db, visit, {
      desde: addDays(TODAY, -3),
      dias: 10,
      contingencia: 'Accidente de trabajo',
    })
    for (const [fecha_inicio, dias] of [
      [TODAY, 1],
      [addDays(TODAY, 6), 5],
      [addDays(TODAY, -10), 8],
    ] as const) {
      const answer = await send(visit, { fecha_inicio, dias, causa_retroactiva: 'urgencias_internacion' })
      expect(answer).toMatchObject({
        status: 409,
        body: { codigo: 'incapacidad.duplicada', error: 'Incapacidad Duplicada' },
      })
    }
    expect((await send(visit, { fecha_inicio: addDays(TODAY, 7), dias: 1 })).status).toBe(200)
  })

  it('números que no caben ni en la base ni en el calendario', async () => {
    for (const value of [1e9, 1e308, 2_147_483_648, 9_007_199_254_740_991]) {
      expect(await refused({ dias: value })).toHaveProperty('dias')
    }
    for (const field of ['diagnostico_id', 'colegio_id', 'entidad_territorial', 'diagnostico_relacionado_id']) {
      for (const value of [2_147_483_647, 2_147_483_648, 0, -1, 1.5, 'x']) {
        expect(await refused({ [field]: value })).toHaveProperty(field)
      }
    }
    for (const pcl of [-0.01, 100.01, 1e300]) expect(await refused({ pcl })).toHaveProperty('pcl')
  })

  it('textos que no son textos', async () => {
    expect(await refused({ descripcion_incapacidad: 'a\u0000b' })).toHaveProperty('descripcion_incapacidad')
    expect(await refused({ descripcion_incapacidad: 'x'.repeat(2_001) })).toHaveProperty('descripcion_incapacidad')
    expect(await refused({ calificacion_pcl: 'x'.repeat(501) })).toHaveProperty('calificacion_pcl')
    expect(await refused({ fecha_inicio: 20_261_121 })).toHaveProperty('fecha_inicio')
  })

  it('de un afiliado que no es el de la consulta, ni en la consulta de otro, ni en ninguna', async () => {
    const other = await newLeaveVisit(server.db)
    expect(await refused({ afiliado_id: other.afiliado_id })).toEqual({
      afiliado_id: ['El afiliado no es el de la consulta'],
    })
    const foreign = await newLeaveVisit(server.db, { medico_user_id: 2 })
    expect(await send(foreign)).toMatchObject({ status: 403, body: { codigo: 'consulta.ajena' } })
    expect((await send({ ...other, consulta_id: 2_000_000_000 })).status).toBe(404)
  })

  it('a nombre de otro, sin ingresar, o siendo un afiliado', async () => {
    const visit = await newLeaveVisit(server.db)
    const foreignToken = await server.login('oncologo@cauce.demo')
    const own = await newLeaveVisit(server.db, { medico_user_id: 2 })
    const body = await leaveForm(server.db, own)
    expect(await server.call(REGISTER, { token: foreignToken, body })).toMatchObject({
      status: 422,
      body: { errores: { nombre_medico: [expect.any(String)], documento: [expect.any(String)] } },
    })
    expect((await server.call(REGISTER, { token: null, body: await leaveForm(server.db, visit) })).status).toBe(401)
    const affiliate = await server.login('afiliado@cauce.demo')
    expect((await server.call(REGISTER, { token: affiliate, body })).status).toBe(403)
  })
})
