/** Production: nothing of the demo, and no silence about what is missing. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../apps/api/src/config.ts'
import { StartProblem, start } from '../../apps/api/src/start.ts'
import { type TestServer, startTestServer } from '../support/server.ts'

const PRODUCTION = { demo: false, production: true } as const
/** What only people, or the demo, put there. */
const OF_PEOPLE = [
  'users',
  'operadores',
  'afiliados',
  'consultas',
  'ordenes',
  'documentos',
  'correos',
  'auditoria',
  'clientes',
  'contenidos',
  'cargas',
  'cargas_usuarios',
  'sesiones',
] as const
const html = { accept: 'text/html' }

let server: TestServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

describe('en producción', () => {
  it('no existe nada bajo /demo ni hay personas de demostración', async () => {
    server = await startTestServer({ seed: 'catalogos', config: PRODUCTION })
    for (const path of ['/demo', '/demo/', '/demo/correo', '/demo/correo.json', '/demo/correo/1/adjuntos/0/x.pdf']) {
      expect(await server.call(path, { headers: html })).toMatchObject({
        status: 404,
        body: { codigo: 'recurso.no_encontrado' },
      })
    }
    for (const table of OF_PEOPLE) {
      expect([
        table,
        await server.db
          .selectFrom(table)
          .select(sql<number>`1`.as('una'))
          .execute(),
      ]).toEqual([table, []])
    }
    const signIn = { email: 'admin@cauce.demo', password: 'Cauce.2026*' }
    expect((await server.call('/api/auth/validar-usuario', { body: signIn })).status).toBe(401)
    expect((await server.call('/version.json')).body).toMatchObject({ demo: false })
  })

  it('lo que cualquiera puede saber del servidor no dice ningún secreto', async () => {
    const secret = 'secreto-de-la-instalacion-de-prueba-32'
    const captcha = { siteKey: 'clave-publica', secretKey: 'clave-secreta-del-captcha' }
    const smtpUrl = 'smtp://usuario:contrasena-smtp@127.0.0.1:1'
    server = await startTestServer({ seed: 'catalogos', config: { ...PRODUCTION, secret, captcha, smtpUrl } })
    for (const path of [
      '/',
      '/version.json',
      '/healthz',
      '/readyz',
      '/metrics',
      '/api/docs',
      '/api/docs/openapi.json',
    ]) {
      const { body } = await server.call(path)
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      expect([path, /secreto-de-la|clave-secreta|contrasena-smtp|cauce-prueba-/u.exec(text)]).toEqual([path, null])
    }
    const signIn = { email: 'nadie@hospital.co', password: 'x' }
    const asked = await server.call('/api/auth/validar-usuario', { body: signIn })
    expect(asked).toMatchObject({ status: 422, body: { errores: { captcha: [expect.any(String)] } } })
  })

  it('las métricas y la documentación de las llamadas son de quien tiene la clave; sin clave, no están', async () => {
    const paths = ['/metrics', '/api/docs', '/api/docs/openapi.json']
    const missing = { status: 404, body: { codigo: 'recurso.no_encontrado' } }
    const metricsToken = 'clave-de-quien-opera-la-instalacion'
    server = await startTestServer({ seed: 'catalogos', config: PRODUCTION })
    for (const path of paths) expect(await server.call(path)).toMatchObject(missing)
    await server.close()
    server = await startTestServer({ seed: 'catalogos', config: { ...PRODUCTION, metricsToken } })
    for (const path of paths) {
      for (const headers of [{}, { authorization: 'Bearer otra' }, { authorization: metricsToken }]) {
        expect(await server.call(path, { headers })).toMatchObject(missing)
      }
      expect((await server.call(path, { headers: { authorization: `Bearer ${metricsToken}` } })).status).toBe(200)
    }
  })

  it('CAUCE_DEMO no la vuelve demostración', () => {
    expect(readConfig({ NODE_ENV: 'production', CAUCE_DEMO: '1' }).demo).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', CAUCE_DEMO: '1', DATABASE_URL: 'postgres://x/y' }).demo).toBe(false)
  })

  it.each([PRODUCTION, { demo: false, production: false }])(
    'una base con los usuarios de demostración no se abre (%o)',
    async (config) => {
      const problem: unknown = await startTestServer({ config }).catch((reason: unknown) => reason)
      expect(problem).toBeInstanceOf(StartProblem)
      expect(problem).toMatchObject({
        message: expect.stringContaining('usuarios de demostración, cuya contraseña es pública'),
      })
    },
  )

  it('dice lo que falta, y calla cuando no falta nada', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'cauce-produccion-'))
    const dataDir = join(parent, 'datos')
    const said: string[] = []
    const env = { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
    const warnings = (): string[] => said.splice(0).filter((line) => line.startsWith('Advertencia: '))
    const say = (line: string): void => void said.push(line)
    try {
      const first = await start(readConfig(env), { say })
      expect(warnings().map((line) => /DATABASE_URL|SMTP_URL|PUBLIC_URL|npm run admin/u.exec(line)?.[0])).toEqual([
        'DATABASE_URL',
        'SMTP_URL',
        'PUBLIC_URL',
        'npm run admin',
      ])
      // The folder with patients' data is closed to the other people of the machine.
      expect(statSync(dataDir).mode & 0o077).toBe(0)
      await first.database.db
        .insertInto('users')
        .values({ email: 'alguien@hospital.co', password: 'x', tipo_usuario: 1 })
        .execute()
      await first.stop()
      const complete = { ...env, SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://cauce.hospital.co/' }
      const second = await start(readConfig(complete), { say })
      expect(warnings()).toEqual([expect.stringContaining('sin DATABASE_URL')])
      await second.stop()
    } finally {
      rmSync(parent, { recursive: true, force: true })
    }
  })
})
