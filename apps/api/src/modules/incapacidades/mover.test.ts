import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { incapacidades } from '@cauce/contract/incapacidades'
import {
  insertPastLeave,
  leaveForm,
  newLeaveVisit,
  storedLeaves,
  todayOf,
  type LeaveVisit,
} from '../../../../../tests/support/sick-leave.ts'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'

const TODAY = todayOf()
const readFive = Schema.decodeUnknownSync(incapacidades.ultimasCinco.answer)
const readContext = Schema.decodeUnknownSync(incapacidades.contexto.answer)

let server: TestServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer()
  for (const who of ['medico', 'oncologo', 'auditor']) tokens[who] = await server.login(`${who}@cauce.demo`)
})
afterAll(() => server.close())

const post = (path: string, body: unknown, who = 'medico', key?: string) =>
  server.call(`/api/incapacidades/${path}`, {
    token: tokens[who] ?? null,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

const fiveOf = async ({ afiliado_id }: LeaveVisit) =>
  readFive((await post('listar-ultimas-cinco-incapacidades-afiliado', { afiliado_id })).body)

const annul = (id: number, who = 'medico', key?: string) =>
  post('anular', { id, motivo: 'Se registró con otro diagnóstico' }, who, key)

const entriesOf = (accion: string, id: number) =>
  server.db
    .selectFrom('auditoria')
    .select(['user_id', 'afiliado_id', 'detalle'])
    .where('accion', '=', accion)
    .where('recurso_id', '=', String(id))
    .execute()

const lift = (id: number, fecha_levantamiento: unknown, who = 'medico') =>
  post('levantar', { id, fecha_levantamiento, motivo: 'Se recuperó y lo pidió' }, who)

const get = (path: string) => server.call(`/api${path}`, { token: tokens['medico'] ?? '' })

describe('anular', () => {
  it('la anula quien la expidió; sus días dejan de contar y se puede registrar otra', async () => {
    const visit = await newLeaveVisit(server.db)
    await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -29), dias: 14 })
    const id = await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -15), dias: 20, prorroga: 'Si' })
    expect((await fiveOf(visit)).map(({ dias_acumulados }) => dias_acumulados)).toEqual([34, 14])
    expect(await annul(id)).toMatchObject({
      status: 200,
      body: { mensaje: 'Incapacidad anulada con éxito', estado_id: 2 },
    })
    expect(await fiveOf(visit)).toMatchObject([
      { dias_acumulados: 0, estado: { nombre: 'Anulado' }, estado_motivo: 'Se registró con otro diagnóstico' },
      { dias_acumulados: 14, estado: { nombre: 'Activo' } },
    ])
    expect((await post('registrar', await leaveForm(server.db, visit, { prorroga: 'Si' }))).status).toBe(200)
    expect(await entriesOf('incapacidad.anular', id)).toHaveLength(1)
  })

  it('la de otro, solo con el permiso; el intento queda anotado', async () => {
    const visit = await newLeaveVisit(server.db, { medico_user_id: 2 })
    const id = await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -5), dias: 3 })
    expect(await annul(id, 'oncologo')).toMatchObject({ status: 403, body: { codigo: 'incapacidad.ajena' } })
    expect(await entriesOf('incapacidad.anular_negado', id)).toEqual([{ user_id: 2, afiliado_id: null, detalle: {} }])
    expect((await annul(id, 'auditor')).status).toBe(200)
  })

  it('una sola vez; con la misma clave, la misma respuesta', async () => {
    const visit = await newLeaveVisit(server.db)
    const id = await insertPastLeave(server.db, visit, { desde: TODAY, dias: 3 })
    const first = await annul(id, 'medico', `anular-${id}`)
    expect(await annul(id, 'medico', `anular-${id}`)).toMatchObject({ status: 200, body: first.body })
    expect(await annul(id)).toMatchObject({ status: 409, body: { codigo: 'incapacidad.transicion_no_permitida' } })
    expect((await annul(2_000_000_000)).status).toBe(404)
    expect((await post('anular', { id, motivo: '   ' })).status).toBe(422)
  })
})

describe('levantar', () => {
  it('cuenta hasta el día anterior, y desde ese día se puede registrar otra', async () => {
    const visit = await newLeaveVisit(server.db)
    const id = await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -10), dias: 20 })
    expect(await lift(id, TODAY)).toMatchObject({ status: 200, body: { estado_id: 3 } })
    expect(await fiveOf(visit)).toMatchObject([
      { dias: 20, dias_acumulados: 10, fecha_levantamiento: TODAY, estado: { nombre: 'Levantado' } },
    ])
    const [stored] = await storedLeaves(server.db, visit.afiliado_id)
    expect(stored).toMatchObject({ ultimo_dia: addDays(TODAY, -1), estado_user_id: 1 })
    expect((await post('registrar', await leaveForm(server.db, visit, { prorroga: 'Si' }))).status).toBe(200)
    expect(await lift(id, TODAY)).toMatchObject({
      status: 409,
      body: { codigo: 'incapacidad.transicion_no_permitida' },
    })
  })

  it('solo dentro de sus días y por quien atiende al afiliado', async () => {
    const visit = await newLeaveVisit(server.db)
    const id = await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -10), dias: 20 })
    for (const day of [
      addDays(TODAY, -10),
      addDays(TODAY, 10),
      '1900-01-01',
      '2100-01-01',
      '2026-02-30',
      'hoy',
      null,
    ]) {
      const { status, body } = await lift(id, day)
      expect(status).toBe(422)
      expect(body).toHaveProperty('errores.fecha_levantamiento')
    }
    expect(await lift(id, TODAY, 'oncologo')).toMatchObject({ status: 403, body: { codigo: 'consulta.ajena' } })
    expect(await lift(id, addDays(TODAY, 9), 'auditor')).toMatchObject({
      status: 403,
      body: { codigo: 'consulta.solo_lectura' },
    })
    expect((await lift(id, addDays(TODAY, 9))).status).toBe(200)
  })
})

describe('de qué parte el formulario', () => {
  it('trae las incapacidades que cuentan, quién firma, el colegio y la secretaría', async () => {
    const visit = await newLeaveVisit(server.db, { regimen_prestacional: 'magisterio' })
    for (const ago of [90, 80, 70, 60, 50, 40]) {
      await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -ago), dias: 5 })
    }
    await insertPastLeave(server.db, visit, { desde: addDays(TODAY, -30), dias: 5, estado_id: 2 })
    const answer = await get(`/incapacidades/contexto/${visit.consulta_id}`)
    const context = readContext(answer.body)
    expect(context).toMatchObject({
      afiliado_id: visit.afiliado_id,
      impedimento: null,
      regimen_prestacional: 'magisterio',
      ambulatoria: true,
      medico: { nombre_medico: 'Laura Restrepo Mejía', documento: '1037580214' },
      diagnostico: null,
      posterior_calificacion: { diagnostico: { codigo: 'Z736' } },
      hoy: TODAY,
    })
    expect(context.incapacidades).toHaveLength(6)
    expect(context.colegio?.id).toBe(context.incapacidades[0]?.colegio?.id)
    const first = await newLeaveVisit(server.db)
    expect(readContext((await get(`/incapacidades/contexto/${first.consulta_id}`)).body).colegio).toBeNull()
    const secretariat = await server.db
      .selectFrom('secretarias_educacion')
      .select('codigo_dane')
      .where('id', '=', context.entidad_territorial ?? 0)
      .executeTakeFirst()
    expect(secretariat).toEqual({ codigo_dane: '05001' })
  })

  it('un municipio sin secretaría propia es de la de su departamento', async () => {
    const visit = await newLeaveVisit(server.db)
    await server.db
      .updateTable('afiliados')
      .set({ municipio_atencion_id: 5154, municipio_afiliacion_id: null })
      .where('id', '=', visit.afiliado_id)
      .execute()
    const own = await server.db
      .selectFrom('secretarias_educacion')
      .select('id')
      .where('codigo_dane', '=', '05')
      .executeTakeFirstOrThrow()
    const answer = await get(`/incapacidades/contexto/${visit.consulta_id}`)
    expect(readContext(answer.body).entidad_territorial).toBe(own.id)
  })

  it('la de otro profesional no se abre, y la lectura queda anotada', async () => {
    const visit = await newLeaveVisit(server.db, { medico_user_id: 2 })
    const foreign = await get(`/incapacidades/contexto/${visit.consulta_id}`)
    expect(foreign).toMatchObject({ status: 403, body: { codigo: 'consulta.ajena' } })
    expect(await post('listar-ultimas-cinco-incapacidades-afiliado', { afiliado_id: visit.afiliado_id })).toMatchObject(
      {
        status: 403,
      },
    )
  })
})

describe('los catálogos del formulario', () => {
  it('el colegio se busca desde 6 caracteres, por nombre sin acentos o por código', async () => {
    expect((await get('/colegios/buscarColegio/aurora')).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ nombre: 'Institución Educativa Cerros de la Aurora' })]),
    )
    expect((await get('/colegios/buscarColegio/050019900001')).body).toMatchObject([
      { codigo: '050019900001', municipio: { nombre: 'Medellín' } },
    ])
    expect((await get('/colegios/buscarColegio/auror')).body).toEqual([])
    expect((await get(`/colegios/buscarColegio/${encodeURIComponent('%%%%%%')}`)).body).toEqual([])
    expect((await get(`/colegios/buscarColegio/${'x'.repeat(101)}`)).status).toBe(422)
  })

  it('el colegio por su número, o 404', async () => {
    expect((await get('/colegios/buscarColegioAfiliado/1')).body).toMatchObject({ id: 1, codigo: '050019900001' })
    expect((await get('/colegios/buscarColegioAfiliado/99999')).status).toBe(404)
    expect((await get('/colegios/buscarColegioAfiliado/0')).status).toBe(422)
  })

  it('las secretarías son de todos los departamentos, cada una con el suyo', async () => {
    const list = Schema.decodeUnknownSync(incapacidades.secretarias.answer)(
      (await get('/secretarias-educacion/listar')).body,
    )
    const departments = await server.db.selectFrom('departamentos').select('id').execute()
    expect(new Set(list.map(({ departamento }) => departamento.id)).size).toBe(departments.length)
    expect(list).toHaveLength(96)
  })
})
