/**
 * Whatever the database holds can be read: an answer that the contract does not allow is a 500, and rows are older than the forms
 * that write them now.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../support/server.ts'

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin@cauce.demo')
  const { db } = server
  // As little as the tables allow.
  await db.insertInto('users').values({ email: 'nadie', password: '', tipo_usuario: 9, preferencias: '[]' }).execute()
  const person = { nombre: '', apellido: '', tipo_documento_id: 1, numero_documento: '' }
  const { id } = await db.insertInto('operadores').values(person).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('users').values({ email: 'consola', password: '', tipo_usuario: 1, operador_id: id }).execute()
  await db.insertInto('roles').values({ nombre: '' }).execute()
  await db.insertInto('permisos').values({ nombre: '' }).execute()
  await db.insertInto('estados').values({ id: 5_000, nombre: '' }).execute()
  await db
    .insertInto('clientes')
    .values({ nombre: '', clave_hash: Buffer.from(''), clave_final: '' })
    .execute()
  await db
    .insertInto('contenidos')
    .values({ tipo: 'manual', titulo: '', cuerpo: '', user_id: 1, busqueda: '' })
    .execute()
  await db.insertInto('cargas_usuarios').values({ user_id: 1, nombre: '', huella: '' }).execute()
  const load = { carga: 'admin/cargos', nombre: '', tamano: 1, llegada: '', user_id: 1, ip: '' }
  await db.insertInto('cargas').values(load).execute()
  for (const detalle of ['null', '[]', '"texto"', '{"rep_id":-1,"a":{"b":[]}}', '{"campos":7,"motivo":[]}']) {
    for (const recurso_id of [null, '', 'no es un número', '1']) {
      await db.insertInto('auditoria').values({ accion: '', recurso: 'usuario', recurso_id, detalle }).execute()
    }
  }
})
afterAll(() => server.close())

const RECORDS = [
  ['users', (id: number) => `/usuarios/usuario/${id}`],
  ['users', (id: number) => `/usuarios/usuario/${id}/historial?por_pagina=100`],
  ['roles', (id: number) => `/roles/${id}`],
  ['permisos', (id: number) => `/permisos/${id}`],
  ['contenidos', (id: number) => `/contenido/editar/${id}`],
  ['cargas_usuarios', (id: number) => `/usuarios/cargas/${id}/lineas`],
  ['cargas', (id: number) => `/cargas/${id}`],
  ['cargas', (id: number) => `/cargas/${id}/lineas`],
  ['cargas', (id: number) => `/cargas/${id}/rechazos`],
  ['consultas', (id: number) => `/consultas/consulta/${id}`],
  ['consultas', (id: number) => `/ordenamiento/ordenes-activas/${id}/1`],
  ['consultas', (id: number) => `/ordenamiento/ordenes-activas/${id}/2`],
  ['consultas', (id: number) => `/ordenamiento/ordenes-activas/${id}/3`],
  ['consultas', (id: number) => `/ordenamiento/ordenes-activas/${id}/4`],
  ['consultas', (id: number) => `/incapacidades/contexto/${id}`],
  ['colegios', (id: number) => `/colegios/buscarColegioAfiliado/${id}`],
  ['orden_articulos', (id: number) => `/ordenamiento/vida/1/${id}`],
  ['orden_procedimientos', (id: number) => `/ordenamiento/vida/2/${id}`],
  ['orden_codigos_propios', (id: number) => `/ordenamiento/vida/4/${id}`],
  ['orden_articulos', (id: number) => `/ordenamiento/historial-direccionamiento/1/${id}`],
  ['orden_esquemas', (id: number) => `/ordenamiento/historial-direccionamiento/3/${id}`],
] as const
const SOME = 60

describe('cada registro', () => {
  it.each(RECORDS)('%s', async (table, path) => {
    const rows = await server.db.selectFrom(table).select('id').orderBy('id', 'desc').limit(SOME).execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { id } of rows) {
      const answer = await server.call(`/api${path(id)}`, { token: admin })
      expect([path(id), answer.status]).toEqual([path(id), 200])
    }
  })

  it('auditoría: una entrada de cada acción, y las que no se entienden', async () => {
    const rows = await server.db
      .selectFrom('auditoria')
      .select((eb) => eb.fn.max('id').as('id'))
      .groupBy(['accion', 'recurso', 'recurso_id', 'detalle'])
      .orderBy('id', 'desc')
      .limit(SOME * 4)
      .execute()
    for (const { id } of rows) {
      expect([id, (await server.call(`/api/auditoria/entrada/${id}`, { token: admin })).status]).toEqual([id, 200])
    }
  })
})

describe('cada lista', () => {
  it.each([
    ['GET', '/roles?por_pagina=100'],
    ['GET', '/permisos?por_pagina=100'],
    ['GET', '/permisos/exportar'],
    ['GET', '/estados?por_pagina=100'],
    ['GET', '/cliente'],
    ['GET', '/contenido/listar?por_pagina=100'],
    ['GET', '/usuarios/opciones'],
    ['GET', '/usuarios/cargas'],
    ['POST', '/usuarios/buscar'],
    ['POST', '/auditoria/buscar'],
    ['POST', '/auditoria/exportar'],
    ['POST', '/auditoria/ingresos'],
    ['POST', '/auditoria/ingresos/exportar'],
    ['POST', '/estadistica/usuarios-en-linea'],
  ])('%s %s', async (method, path) => {
    const body = method === 'POST' ? { body: {} } : {}
    expect((await server.call(`/api${path}`, { method, token: admin, ...body })).status).toBe(200)
  })
})

it('quien tiene una cuenta con lo mínimo entra a su perfil y a sus preferencias', async () => {
  const { password } = await server.db
    .selectFrom('users')
    .select('password')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const change = { password, password_changed_at: new Date() }
  await server.db
    .updateTable('users')
    .set({ ...change, email: 'consola@prueba.co' })
    .where('email', '=', 'consola')
    .execute()
  await server.db
    .updateTable('users')
    .set({ ...change, email: 'nadie@prueba.co' })
    .where('email', '=', 'nadie')
    .execute()
  for (const email of ['consola@prueba.co', 'nadie@prueba.co']) {
    const token = await server.login(email)
    for (const path of ['/auth/me', '/perfil', '/perfil/preferencias', '/contenido/publicados']) {
      expect([email, path, (await server.call(`/api${path}`, { token })).status]).toEqual([email, path, 200])
    }
  }
})
