/**
 * Who administers without holding everything: nothing that they do reaches beyond what they hold, nobody's record is written, and
 * the delicate asks for the password. @fuente OWASP ASVS 5.0, 8.2, 8.4, 7.5.1
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '@cauce/contract/entry'
import { allEntries } from '@cauce/contract/openapi'
import { type TestServer, startTestServer } from '../support/server.ts'
import * as modules from '../support/of-modules.ts'
import type { ModuleTests } from '../support/module-tests.ts'
import { type AdministrationCase, REACH, type Reach } from './administration-case.ts'
import { ADMINISTRATION_CASES } from './administration-cases.ts'
import { type Actor, administrationSubjects } from './administration-subject.ts'
import { watchWrites, written } from './written.ts'
import { openSession } from '../support/credentials.ts'

/** All the keys of the administration, and not that of the administrator. */
const DESK_KEYS = [
  'admin.usuarios',
  'admin.roles',
  'admin.auditoria',
  'admin.auditoria-logueos',
  'api.clientes',
  'consultas.sustituciones',
  'modulo.permisos',
  'desarrollo.estado',
  'inicio.gestionContenido',
  'estadistica.usuarios-en-linea',
  ...Object.values<ModuleTests>(modules).flatMap(({ desk = [] }) => desk),
]
const STALE_MS = 16 * 60_000
const UNCONFIRMED = '403 sesion.confirmar'

let server: TestServer
let people = 0
let subjectOf: ReturnType<typeof administrationSubjects>
const actors = new Map<'mesa' | 'administrador', () => Promise<Actor>>()
beforeAll(async () => {
  server = await startTestServer()
  subjectOf = administrationSubjects(server)
  const keys = await server.db.selectFrom('permisos').select(['id', 'nombre']).execute()
  const add = (name: string, wanted: readonly string[]) => async (): Promise<Actor> => {
    const { db } = server
    const unique = `${name} ${(people += 1)}`
    const { id: rol } = await db
      .insertInto('roles')
      .values({ nombre: unique })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = keys
      .filter(({ nombre }) => wanted.includes(nombre))
      .map(({ id }) => ({ role_id: rol, permiso_id: id }))
    if (rows.length > 0) await db.insertInto('role_permiso').values(rows).execute()
    const person = { nombre: 'Mesa', apellido: 'De ayuda', tipo_documento_id: 1, numero_documento: unique }
    const { id: operador_id } = await db
      .insertInto('operadores')
      .values(person)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: usuario } = await db
      .insertInto('users')
      .values({
        email: `${unique.replace(' ', '.')}@prueba.co`,
        password: 'x',
        tipo_usuario: 1,
        operador_id,
        password_changed_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('user_role').values({ user_id: usuario, role_id: rol }).execute()
    return { usuario, rol }
  }
  const administrator = async (): Promise<Actor> => {
    const actor = await add('administradora', [])()
    await server.db.updateTable('user_role').set({ role_id: 1 }).where('user_id', '=', actor.usuario).execute()
    return { ...actor, rol: 1 }
  }
  actors.set('mesa', add('mesa', DESK_KEYS)).set('administrador', administrator)
  await watchWrites(server.db)
})
afterAll(() => server.close())

const entries = new Map<string, Entry>(allEntries().map(({ module, name, entry }) => [`${module}.${name}`, entry]))
const entryOf = ({ entry }: AdministrationCase): Entry => {
  const found = entries.get(entry)
  if (!found) throw new Error(`El contrato no tiene ${entry}`)
  return found
}
const isDelicate = (one: AdministrationCase): boolean =>
  (entryOf(one).failures ?? []).some(([, codigo]) => codigo === 'sesion.confirmar')

const said = (status: number, body: unknown): string => {
  const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'codigo') : undefined
  return status === 200 ? '200' : `${status} ${typeof code === 'string' ? code : ''}`
}

const send = async (one: AdministrationCase, who: 'mesa' | 'administrador', reach: Reach, confirmed = true) => {
  const actor = await actors.get(who)?.()
  if (!actor) throw new Error(`No está ${who}`)
  const subject = await subjectOf(one.on, reach, actor)
  const at = new Date()
  const session = { userId: actor.usuario, provisional: false, now: at, ip: '127.0.0.1', agente: null }
  const { token, id } = await openSession(server.db, session)
  const past = new Date(at.getTime() - STALE_MS)
  if (!confirmed) await server.db.updateTable('sesiones').set({ confirmada_at: past }).where('id', '=', id).execute()
  const { path, body } = one.request(subject)
  const before = await written(server.db)
  const { status, body: answer } = await server.call(`/api${path}`, {
    method: entryOf(one).method,
    token,
    ...(body === undefined ? {} : { body }),
  })
  const after = await written(server.db)
  return { said: said(status, answer), wrote: Object.keys(after).filter((act) => after[act] !== before[act]) }
}

const ABSENT = '404 recurso.no_encontrado'
const wanted = (one: AdministrationCase, who: 'mesa' | 'administrador', reach: Reach): string =>
  who === 'mesa' ? one.desk[reach] : (one.administrator?.[reach] ?? (reach === 'ausente' ? ABSENT : '200'))

const titled = ADMINISTRATION_CASES.map((one) => ({
  ...one,
  title: one.variant === undefined ? one.entry : `${one.entry} (${one.variant})`,
}))

describe.each(titled)('$title', (one) => {
  it.each(['mesa', 'administrador'] as const)('%s', async (who) => {
    for (const reach of REACH) {
      const answer = await send(one, who, reach)
      const expected = wanted(one, who, reach)
      expect(`${reach}: ${answer.said}`).toBe(`${reach}: ${expected}`)
      if (expected !== '200') expect([reach, answer.wrote]).toEqual([reach, []])
      if (entryOf(one).method === 'GET') expect([reach, answer.wrote]).toEqual([reach, []])
    }
  })
})

describe('lo delicado pide la contraseña escrita hace menos de quince minutos', () => {
  it.each(titled.filter(isDelicate))('$title', async (one) => {
    const answer = await send(one, 'administrador', 'al alcance', false)
    expect(answer).toEqual({ said: UNCONFIRMED, wrote: [] })
  })

  it('y no hay llamada delicada de la administración que no esté aquí', () => {
    const delicate = [...entries].filter(([, { failures, access }]) => {
      return typeof access === 'object' && (failures ?? []).some(([, codigo]) => codigo === 'sesion.confirmar')
    })
    // A document that is mailed outside is no administration: enviar-documento.test.ts.
    const elsewhere = 'pdf.generar'
    const tried = new Set(titled.filter(isDelicate).map(({ entry }) => entry))
    expect(delicate.map(([key]) => key).filter((key) => !tried.has(key) && key !== elsewhere)).toEqual([])
  })
})

/** What a person's record has: which of its columns say something, and how its switches are. */
const shapeOf = (person: object): string =>
  JSON.stringify(
    Object.entries(person).map(([name, value]) =>
      name === 'tipo_usuario' || value === null || value === '' || typeof value === 'boolean' ? [name, value] : name,
    ),
  )

it('todo usuario que hay se puede abrir, también el que se creó por consola y no tiene documento', async () => {
  const { db } = server
  const admin = await actors.get('administrador')?.()
  if (!admin) throw new Error('No está el administrador')
  const person = { nombre: 'Consola', apellido: 'Admin', tipo_documento_id: 1, numero_documento: '' }
  const { id: operador_id } = await db.insertInto('operadores').values(person).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('users')
    .values({ email: 'consola@prueba.co', password: 'x', tipo_usuario: 1, operador_id })
    .execute()
  const session = { userId: admin.usuario, provisional: false, now: new Date(), ip: '127.0.0.1', agente: null }
  const { token } = await openSession(db, session)
  const everybody = await db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .selectAll('u')
    .select(['o.numero_documento as documento', 'o.registro_profesional', 'o.firma'])
    .orderBy('u.id')
    .execute()
  // The cases above made hundreds: of those that are alike, the first and the last.
  const alike = [...Map.groupBy(everybody, shapeOf).values()]
  const made = new Set(alike.flatMap((same) => [same.at(0), same.at(-1)]))
  const opened = everybody.filter((one) => one.email.endsWith('@cauce.demo') || made.has(one))
  for (const { id, email } of opened) {
    for (const path of [`/api/usuarios/usuario/${id}`, `/api/usuarios/usuario/${id}/historial`]) {
      expect(`${email} ${(await server.call(path, { token })).status}`).toBe(`${email} 200`)
    }
  }
})

it('la carga que revisó quien puede todo, la carga otro solo hasta donde él puede', async () => {
  const tokenOf = async (who: 'mesa' | 'administrador'): Promise<string> => {
    const actor = await actors.get(who)?.()
    const session = { userId: actor?.usuario ?? 0, provisional: false, now: new Date(), ip: '127.0.0.1', agente: null }
    return (await openSession(server.db, session)).token
  }
  const texto = [
    'tipo_documento,numero_documento,nombres,apellidos,correo,roles',
    'CC,88000111,Ana,Ruiz,ana.ruiz@prueba.co,Administrador',
    'CC,98667123,Mauricio,Londoño,ladron@correo.co,Administrador',
  ].join('\n')
  const body = { nombre: 'personal.csv', texto }
  const reviewed = await server.call('/api/usuarios/cargas', { token: await tokenOf('administrador'), body })
  expect(reviewed).toMatchObject({ status: 200, body: { carga: { por_crear: 1, por_actualizar: 1 } } })
  const id = /"id":(\d+)/u.exec(JSON.stringify(reviewed.body))?.[1] ?? ''
  const token = await tokenOf('mesa')
  const before = await written(server.db)
  const done = await server.call(`/api/usuarios/cargas/${id}/lote`, { method: 'POST', token })
  expect(done).toMatchObject({ status: 200, body: { creadas: 0, actualizadas: 0, rechazadas: 2 } })
  const after = await written(server.db)
  const acts = Object.keys(after).filter((act) => after[act] !== before[act])
  expect(acts).toEqual(['cargas_usuarios update', 'cargas_usuarios_lineas update'])
  expect(
    await server.db
      .selectFrom('users')
      .select('id')
      .where('email', 'in', ['ana.ruiz@prueba.co', 'ladron@correo.co'])
      .execute(),
  ).toEqual([])
})
