/** Tricks on the door, the account and the administration. @fuente RELIABILITY §3; OWASP ASVS 5.0, 4.1, 15.3.3 */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEntries } from '@cauce/contract/openapi'
import { DEMO_PASSWORD, type TestServer, startTestServer } from '../support/server.ts'

const PUBLIC_URL = 'https://cauce.hospital.co'

let server: TestServer
let admin: string
const clock = Date.now()
beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: PUBLIC_URL }, now: () => new Date(clock) })
  admin = await server.login('admin@cauce.demo')
})
afterAll(() => server.close())

const post = (path: string, body: object, token: string | null = admin, headers: Record<string, string> = {}) =>
  server.call(`/api${path}`, { method: 'POST', token, body, headers })
const read = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

/** As it is written: `fetch` would put the address in order before it leaves. */
const raw = (path: string, headers: Record<string, string>): Promise<string> =>
  new Promise((done, reject) => {
    const { hostname, port } = new URL(server.url)
    const asking = request({ hostname, port, path, headers }, (answer) => {
      let text = `${answer.statusCode} `
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => (text += String(chunk)))
      answer.on('end', () => done(text))
    })
    asking.on('error', reject)
    asking.end()
  })

describe('la puerta', () => {
  const closed = allEntries().filter(({ entry }) => entry.access !== 'public')

  it('HEAD pasa por la misma que GET', async () => {
    for (const { entry } of closed.filter((one) => one.entry.method === 'GET')) {
      const path = `/api${entry.path.replaceAll(/:[A-Za-z]+/gu, '1')}`
      expect([path, (await server.call(path, { method: 'HEAD' })).status]).toEqual([path, 401])
    }
  })

  it('no se rodea escribiendo la dirección de otra manera, ni diciendo que es otro método', async () => {
    for (const path of [
      '/api/perfil/',
      '/api//perfil',
      '//api/perfil',
      '/API/PERFIL',
      '/api/./perfil',
      '/api/x/../perfil',
      '/api/perfil%2f',
      '/api%2fperfil',
      '/api/perfil;a=1',
      '/api/perfil%00',
      '/api/%70erfil',
      'http://malo.example/api/perfil',
      '/api/perfil.json',
      '/demo/../api/perfil',
    ]) {
      for (const headers of [{}, { 'x-original-url': '/api/perfil', 'x-rewrite-url': '/api/perfil' }]) {
        const answer = await raw(path, headers)
        // What is not a call of ours may be a page of the application, which is everybody's.
        expect([path, /^(?:4\d\d |200 <!doctype html>)/iu.test(answer)]).toEqual([path, true])
      }
    }
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    expect((await post('/roles/5', {}, admin, headers)).status).toBe(404)
  })

  it('cuenta las solicitudes por minuto de cada llamada que se podría usar para adivinar', async () => {
    const limited = await startTestServer({ config: { limits: { auth: 2, verify: 2 } } })
    try {
      const counted = allEntries().filter(
        ({ entry }) => entry.rate !== undefined || entry.access === 'public' || entry.access === 'provisional',
      )
      expect(counted.length).toBeGreaterThan(10)
      for (const { entry } of counted) {
        const path = `/api${entry.path.replaceAll(/:[A-Za-z]+/gu, '1')}`
        const body = entry.body === undefined ? {} : { body: {} }
        const ask = async (): Promise<number> => (await limited.call(path, { method: entry.method, ...body })).status
        const first = [await ask(), await ask()]
        expect([path, first.includes(429), await ask()]).toEqual([path, false, 429])
      }
    } finally {
      await limited.close()
    }
  })
})

describe('lo que no se pide no cuenta', () => {
  it('una persona no nace con contraseña, con permisos ni con otro número', async () => {
    const form = {
      tipo_documento_id: 1,
      numero_documento: '71222333',
      nombre: 'Ana',
      apellido: 'Ruiz',
      email: 'ana.ruiz@hospital.co',
      cargo: '',
      especialidad: '',
      registro_profesional: '',
      profesion: '',
      rep_id: null,
      email_recuperacion: '',
      telefono_recuperacion: '',
      roles: [5],
    }
    const more = {
      id: 1,
      user_id: 1,
      password: DEMO_PASSWORD,
      activo: false,
      permissions: ['admin.enter'],
      tipo_usuario: 2,
    }
    const { status, body } = await post('/usuarios/crear-operador', { ...form, ...more, totp_activo_at: null })
    expect(status).toBe(200)
    const row = await server.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ id: read(body, 'id'), activo: true, tipo_usuario: 1, password_changed_at: null })
    expect((await post('/auth/validar-usuario', { email: form.email, password: DEMO_PASSWORD }, null)).status).toBe(401)
  })

  it('un contenido nace borrador y de quien lo escribe; un programa, con clave del servidor', async () => {
    const draft = { tipo: 'manual', titulo: 'Guía', resumen: '', cuerpo: 'x' }
    const made = await post('/contenido', { ...draft, estado: 'publicado', user_id: 1, publicado_at: '2020-01-01' })
    const content = await server.db
      .selectFrom('contenidos')
      .select(['estado', 'user_id', 'publicado_at'])
      .where('id', '=', Number(read(made.body, 'id')))
      .executeTakeFirstOrThrow()
    const me = read((await server.call('/api/auth/me', { token: admin })).body, 'id')
    expect(content).toEqual({ estado: 'borrador', user_id: me, publicado_at: null })
    const program = { nombre: 'Portal', descripcion: null, clave: 'cauce_fija', clave_hash: 'x', activo: false, id: 1 }
    expect((await post('/cliente', program)).body).toMatchObject({
      cliente: { activo: true },
      clave: expect.not.stringContaining('fija'),
    })
  })

  it('la fecha de una contraseña la pone el servidor', async () => {
    const token = await server.login('oncologo@cauce.demo')
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'oncologo@cauce.demo')
      .executeTakeFirstOrThrow()
    const body = {
      password_current: DEMO_PASSWORD,
      password: 'Garza.Azul7*',
      password_changed_at: '2099-01-01T00:00:00Z',
    }
    expect((await post(`/usuarios/actualizar-contrasena-usuario/${id}`, body, token)).status).toBe(200)
    const row = await server.db
      .selectFrom('users')
      .select('password_changed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.password_changed_at?.getTime()).toBe(clock)
  })

  it('la clave de solicitud de otra persona no da su respuesta', async () => {
    const other = await server.login('auditor@cauce.demo')
    const key = { 'idempotency-key': 'la-misma-clave' }
    const body = { tipo: 'novedad', titulo: 'Aviso', resumen: '', cuerpo: 'x' }
    expect((await post('/contenido', body, admin, key)).status).toBe(200)
    expect((await post('/contenido', body, other, key)).status).toBe(403)
  })
})

describe('enlaces de recuperación', () => {
  it('llevan la dirección configurada, diga lo que diga quien llama, y nadie los aprende de una página', async () => {
    const lies = { 'x-forwarded-host': 'malo.example', 'x-forwarded-proto': 'http', forwarded: 'host=malo.example' }
    await post('/auth/recuperar-contrasena', { tipo_documento: 'CC', numero_documento: '1037580214' }, null, lies)
    const text = (await server.outbox())[0]?.texto ?? ''
    expect(text).toContain(`${PUBLIC_URL}/recuperacionContrasena/CC/1037580214/`)
    expect(text).not.toContain('malo.example')
    const page = await server.call(`/recuperacionContrasena/CC/1037580214/${'A'.repeat(43)}`, {
      headers: { accept: 'text/html' },
    })
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('van a la dirección que estaba, no a la que diga quien la pide', async () => {
    const asked = {
      tipo_documento: 'CC',
      numero_documento: '71774309',
      email: 'ladron@correo.co',
      correo: 'ladron@correo.co',
    }
    await post('/auth/recuperar-contrasena', asked, null)
    const mails = await server.outbox()
    expect(mails[0]?.para).toBe('oncologo@cauce.demo')
    expect(mails.filter(({ para }) => para.includes('ladron'))).toEqual([])
  })
})
