/** What the server answers besides the calls of the contract. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEntries } from '@cauce/contract/openapi'
import { openFileStore } from '../../apps/api/src/files/store.ts'
import { type TestServer, startTestServer } from '../support/server.ts'

let server: TestServer
let webRoot: string
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'cauce-web-'))
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Cauce</title>')
  writeFileSync(join(webRoot, 'assets/index-Ab12Cd34.js'), `export const texto = '${'cauce '.repeat(2_000)}'`)
  server = await startTestServer({ config: { webRoot } })
})
afterAll(async () => {
  await server.close()
  rmSync(webRoot, { recursive: true, force: true })
})

const html = { accept: 'text/html,application/xhtml+xml' }

describe('salud', () => {
  it('responde cuando ya puede trabajar', async () => {
    expect(await server.call('/healthz')).toMatchObject({ status: 200, body: { estado: 'ok' } })
    expect(await server.call('/readyz')).toMatchObject({ status: 200, body: { estado: 'listo' } })
    expect((await server.call('/version.json')).body).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
      demo: true,
      avatar: null,
      captcha: null,
      dias_contrasena: 30,
    })
  })

  it('las métricas nombran rutas, nunca direcciones', async () => {
    await server.call('/api/verificar/CODIGO-SECRETO')
    const answer = await server.call('/metrics')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(answer.body).toContain('ruta="/api/verificar/:codigo"')
    expect(answer.body).not.toContain('CODIGO-SECRETO')
  })
})

describe('documentación', () => {
  it('es JSON para los programas y una página para las personas', async () => {
    const json = await server.call('/api/docs')
    expect(json.body).toMatchObject({ openapi: '3.1.0' })
    expect((await server.call('/api/docs/openapi.json')).body).toEqual(json.body)
    const page = await server.call('/api/docs', { headers: html })
    expect(page.headers.get('content-type')).toContain('text/html')
    for (const { entry } of allEntries()) expect(page.body).toContain(`/api${entry.path}`)
  })
})

describe('aplicación web', () => {
  it('da la página en la raíz y en cualquier ruta suya, siempre fresca', async () => {
    for (const path of ['/', '/panelMedico/atencion', '/verificar/ABC-123', '/citas?fecha=2026-11-21']) {
      const answer = await server.call(path, { headers: html })
      expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('<title>Cauce</title>') })
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('las páginas sobre la API, que empiezan como sus llamadas, se abren en un navegador y no estorban a los programas', async () => {
    const page = await server.call('/api/clientes?x=1', { headers: html })
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<title>Cauce</title>') })
    expect((await server.call('/api/clientes')).status).toBe(404)
    expect((await server.call('/api/cliente', { headers: html })).status).toBe(401)
    expect((await server.call('/api/no-esta', { headers: html })).status).toBe(404)
  })

  it('los archivos con huella se guardan para siempre y viajan comprimidos', async () => {
    const answer = await server.call('/assets/index-Ab12Cd34.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
  })

  it('un archivo que no está es 404, no la página', async () => {
    for (const path of ['/assets/index-viejo.js', '/no-esta.png', '/api/no-esta', '/socket.io']) {
      const answer = await server.call(path)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.body).not.toEqual(expect.stringContaining('<title>'))
    }
    expect((await server.call('/../../package.json')).body).not.toEqual(expect.stringContaining('workspaces'))
    expect((await server.call('/%2e%2e/%2e%2e/package.json')).status).toBeGreaterThanOrEqual(400)
  })

  it('la política de contenido no deja ejecutar nada escrito en la página', async () => {
    const { headers } = await server.call('/', { headers: html })
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'(?:;|$)/u)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

describe('correo de demostración', () => {
  it('es una lista, lo más nuevo primero, con el código que se acaba de pedir', async () => {
    await server.provisional('medico@cauce.demo')
    await server.provisional('oncologo@cauce.demo')
    const mails = await server.outbox()
    expect(mails.slice(0, 2).map(({ para }) => para)).toEqual(['oncologo@cauce.demo', 'medico@cauce.demo'])
    expect(Object.keys(mails[0] ?? {})).toEqual(['para', 'asunto', 'texto', 'fecha', 'adjuntos'])
    expect(mails[0]?.texto).toMatch(/\b\d{6}\b/u)
  })

  it('la página muestra el código y escapa lo que escribieron', async () => {
    const values = { para: 'x@correo.co', asunto: '<img src=x onerror=alert(1)>', texto: 'Hola & adiós' }
    await server.db.insertInto('correos').values(values).execute()
    const page = await server.call('/demo/correo', { headers: html })
    expect(page.body).toContain('Copiar código')
    expect(page.body).toContain('&#60;img src=x')
    expect(page.body).not.toContain('<img')
  })

  it('un adjunto se abre, y uno que no está es 404', async () => {
    const archivo = await openFileStore(server.config.dataDir).saveFile(Buffer.from('%PDF-1.7 prueba'), 'pdf')
    const adjuntos = JSON.stringify([{ nombre: 'Orden médica 12.pdf', archivo }])
    await server.db
      .insertInto('correos')
      .values({ para: 'a@b.co', asunto: 'Orden', texto: 'Va adjunta', adjuntos })
      .execute()
    const [mail] = await server.outbox()
    const answer = await server.call(mail?.adjuntos[0]?.url ?? '')
    expect(answer).toMatchObject({ status: 200, body: '%PDF-1.7 prueba' })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect((await server.call('/demo/correo/1/adjuntos/9/x.pdf')).status).toBe(404)
    expect((await server.call('/demo/correo/abc/adjuntos/0/x.pdf')).status).toBe(404)
  })
})

describe('fuera de la demostración', () => {
  it('nada de /demo existe', async () => {
    const production = await startTestServer({ seed: 'catalogos', config: { demo: false, production: true } })
    try {
      for (const path of ['/demo/correo', '/demo/correo.json', '/demo/correo.js', '/demo', '/demo/']) {
        const answer = await production.call(path, { headers: html })
        expect(answer).toMatchObject({ status: 404, body: { codigo: 'recurso.no_encontrado' } })
      }
    } finally {
      await production.close()
    }
  })
})

describe('abuso', () => {
  it('demasiadas solicitudes: 429 en español, con cuándo volver', async () => {
    const limited = await startTestServer({ config: { limits: { auth: 3, verify: 2 } } })
    try {
      const verify = () => limited.call('/api/verificar/NO-EXISTE')
      expect([(await verify()).status, (await verify()).status]).not.toContain(429)
      const answer = await verify()
      expect(answer).toMatchObject({ status: 429, body: { codigo: 'peticion.demasiadas' } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      const body = { email: 'nadie@cauce.demo', password: 'x' }
      for (let attempt = 0; attempt < 3; attempt += 1) await limited.call('/api/auth/validar-usuario', { body })
      expect((await limited.call('/api/auth/validar-usuario', { body })).status).toBe(429)
    } finally {
      await limited.close()
    }
  })

  it('lo que ni siquiera es HTTP recibe un 400 con nuestra forma', async () => {
    const { port } = new URL(server.url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('ESTO NO ES HTTP\r\n\r\n'))
      let text = ''
      socket.setEncoding('utf8')
      socket.on('data', (chunk) => (text += String(chunk)))
      socket.on('end', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400/u)
    expect(answer).toContain('"codigo":"peticion.mal_formada"')
  })
})
