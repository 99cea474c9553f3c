/** Many at once on the account's and the administration's calls: one wins, the others are told, nothing happens twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tally } from '../support/at-once.ts'
import { type Answered, type TestServer, startTestServer } from '../support/server.ts'

const AT_ONCE = 20

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin@cauce.demo')
})
afterAll(() => server.close())

const call = (method: string, path: string, body?: object, key?: string): Promise<Answered> =>
  server.call(`/api${path}`, {
    method,
    token: admin,
    ...(body ? { body } : {}),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
const together = (one: (index: number) => Promise<Answered>, count = AT_ONCE): Promise<Answered[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))
const read = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
const operator = (numero_documento: string, email: string) => ({
  tipo_documento_id: 1,
  numero_documento,
  nombre: 'Ana',
  apellido: 'Ruiz',
  email,
  cargo: '',
  especialidad: '',
  registro_profesional: '',
  profesion: '',
  rep_id: null,
  email_recuperacion: '',
  telefono_recuperacion: '',
  roles: [5],
})
const usersWith = async (documento: string): Promise<number> =>
  (
    await server.db
      .selectFrom('users as u')
      .innerJoin('operadores as o', 'o.id', 'u.operador_id')
      .select('u.id')
      .where('o.numero_documento', '=', documento)
      .execute()
  ).length
const mailsTo = async (para: string): Promise<number> =>
  (await server.db.selectFrom('correos').select('id').where('para', '=', para).execute()).length

describe('crear una persona', () => {
  it('veinte veces con la misma clave: una persona, un correo y la misma respuesta', async () => {
    const body = operator('71000111', 'doble.clic@hospital.co')
    const answers = await together(() => call('POST', '/usuarios/crear-operador', body, 'crear-una-vez'))
    expect(tally(answers)).toEqual({ 200: AT_ONCE })
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect([await usersWith('71000111'), await mailsTo('doble.clic@hospital.co')]).toEqual([1, 1])
  })

  it('veinte a la vez con el mismo documento, o con el mismo correo: una', async () => {
    const same = await together((n) =>
      call('POST', '/usuarios/crear-operador', operator('71000222', `n${n}@hospital.co`)),
    )
    expect(tally(same)).toEqual({ 200: 1, '422 datos.invalidos': AT_ONCE - 1 })
    expect(await usersWith('71000222')).toBe(1)
    const mail = await together((n) =>
      call('POST', '/usuarios/crear-operador', operator(`7200${n}`, 'uno@hospital.co')),
    )
    expect(tally(mail)).toEqual({ 200: 1, '422 datos.invalidos': AT_ONCE - 1 })
    expect(await mailsTo('uno@hospital.co')).toBe(1)
  })

  it('el mismo archivo cargado por cinco a la vez crea a cada quien una vez', async () => {
    const lines = Array.from({ length: 30 }, (_, n) => `CC,${73_000_000 + n},Ana,Ruiz,carga${n}@hospital.co,Auxiliar`)
    const texto = ['tipo_documento,numero_documento,nombres,apellidos,correo,roles', ...lines].join('\n')
    const reviewed = await together(() => call('POST', '/usuarios/cargas', { nombre: 'a.csv', texto }), 5)
    const ids = new Set(reviewed.map(({ body }) => read(read(body, 'carga'), 'id')))
    expect([tally(reviewed), ids.size]).toEqual([{ 200: 5 }, 1])
    const answers = await together(() => call('POST', `/usuarios/cargas/${String([...ids][0])}/lote`), 5)
    expect(tally(answers)).toEqual({ 200: 5 })
    expect(answers.at(-1)?.body).toMatchObject({ creadas: 30, rechazadas: 0, estado: 'terminada' })
    for (const n of [0, 15, 29]) expect(await usersWith(String(73_000_000 + n))).toBe(1)
    expect(await mailsTo('carga7@hospital.co')).toBe(1)
  })
})

describe('cambiar lo mismo', () => {
  it('un programa, veinte veces con la misma clave, cambia una vez; con otras, tantas como se pidió', async () => {
    const made = await call('POST', '/cliente', { nombre: 'Programa de carrera', descripcion: null })
    const id = Number(read(read(made.body, 'cliente'), 'id'))
    const isOn = async () =>
      (await server.db.selectFrom('clientes').select('activo').where('id', '=', id).executeTakeFirstOrThrow()).activo
    const once = await together(() => call('PUT', `/cliente/cambiar-estado/${id}`, undefined, 'un-clic'))
    expect([tally(once), await isOn()]).toEqual([{ 200: AT_ONCE }, false])
    const many = await together((n) => call('PUT', `/cliente/cambiar-estado/${id}`, undefined, `clic-${n}`), 21)
    expect([tally(many), await isOn()]).toEqual([{ 200: 21 }, true])
  })

  it('un contenido guardado y publicado sobre la misma versión: uno gana y los demás se enteran', async () => {
    const form = { tipo: 'manual', titulo: 'Manual de carrera', resumen: '', cuerpo: 'x' }
    const id = Number(read((await call('POST', '/contenido', form)).body, 'id'))
    const saved = await together((n) => call('PUT', `/contenido/${id}`, { ...form, cuerpo: `texto ${n}`, version: 1 }))
    expect(tally(saved)).toEqual({ 200: 1, '409 contenido.cambiado': AT_ONCE - 1 })
    const moved = await together(() => call('POST', `/contenido/mover/${id}`, { evento: 'publicar', version: 2 }))
    expect(tally(moved)).toEqual({ 200: 1, '409 contenido.cambiado': AT_ONCE - 1 })
  })

  it('un estado y un rol nuevos con el mismo nombre: uno', async () => {
    const states = await together(() => call('POST', '/estados', { nombre: 'En carrera', descripcion: '' }))
    expect(tally(states)).toEqual({ 200: 1, '422 datos.invalidos': AT_ONCE - 1 })
    const roles = await together(() => call('POST', '/roles', { nombre: 'De carrera', descripcion: '', permisos: [] }))
    expect(tally(roles)).toEqual({ 200: 1, '422 datos.invalidos': AT_ONCE - 1 })
  })

  it('las preferencias de veinte pestañas: ninguna pierde la suya', async () => {
    const save = (n: number) => call('PUT', '/perfil/preferencias', { tablas: { [`tabla${n}`]: { ocultas: [] } } })
    expect(tally(await together(save))).toEqual({ 200: AT_ONCE })
    const kept = (await call('GET', '/perfil/preferencias')).body
    expect(Object.keys(Object(read(kept, 'tablas')))).toHaveLength(AT_ONCE)
  })
})

describe('cerrar el paso', () => {
  it('desde que se inactiva a alguien ninguna de sus solicitudes pasa, aunque estuvieran en camino', async () => {
    const token = await server.login('referente@cauce.demo')
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'referente@cauce.demo')
      .executeTakeFirstOrThrow()
    const asking = together(() => server.call('/api/perfil', { token }))
    const [closed] = await Promise.all([
      call('POST', `/usuarios/usuario/${id}/inactivar`, { motivo: 'Prueba' }),
      asking,
    ])
    expect(closed.status).toBe(200)
    expect(tally(await together(() => server.call('/api/perfil', { token })))).toEqual({
      '401 sesion.requerida': AT_ONCE,
    })
  })

  it('inactivar y reactivar a la vez deja a la persona de una de las dos maneras, con su rastro', async () => {
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'oncologo@cauce.demo')
      .executeTakeFirstOrThrow()
    const answers = await together((n) =>
      n % 2 === 0
        ? call('POST', `/usuarios/usuario/${id}/inactivar`, { motivo: 'Prueba' })
        : call('POST', `/usuarios/usuario/${id}/reactivar`),
    )
    expect(tally(answers)).toEqual({ 200: AT_ONCE })
    const { activo } = await server.db
      .selectFrom('users')
      .select('activo')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const acts = await server.db
      .selectFrom('auditoria')
      .select('accion')
      .where('recurso', '=', 'usuario')
      .where('recurso_id', '=', String(id))
      .where('accion', 'in', ['usuario.inactivar', 'usuario.reactivar'])
      .orderBy('id')
      .execute()
    expect(acts.at(-1)?.accion).toBe(activo ? 'usuario.reactivar' : 'usuario.inactivar')
    // What changed nothing is not noted: they take turns.
    expect(acts.every(({ accion }, at) => at === 0 || accion !== acts[at - 1]?.accion)).toBe(true)
  })
})
