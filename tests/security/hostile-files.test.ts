/** Files that are not what they say, names that go where they should not, addresses of others. @fuente OWASP ASVS 5.0, 5.2 to 5.4 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../support/server.ts'
import { SIGNATURE } from '../support/signature.ts'
import { pageWith, wholePdf } from '../../apps/api/src/testing/pdf-file.ts'

const MINUTE_MS = 60_000

let server: TestServer
let admin: string
let clock = Date.now()
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(clock) })
  admin = await server.login('admin@cauce.demo')
})
afterAll(() => server.close())

const post = (path: string, body: object, token: string | null = admin) =>
  server.call(`/api${path}`, { method: 'POST', token, body })
const read = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

const pdf = wholePdf()
const png = Buffer.from(SIGNATURE.replace(/^data:image\/png;base64,/u, ''), 'base64')
const HOSTILE: readonly (readonly [string, Uint8Array])[] = [
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['HTML después de un blanco', Buffer.from('\n<html><script>alert(1)</script>%PDF-1.7\n%%EOF')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  [
    'XML con una entidad',
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  ],
  ['JavaScript', Buffer.from('alert(1)//%PDF-1.7%%EOF')],
  ['ZIP', Buffer.from('PK\u0003\u0004%PDF-1.7 %%EOF', 'latin1')],
  ['programa de Linux', Buffer.from('\u007FELF', 'latin1')],
  ['programa de Windows', Buffer.from('MZ\u0090\u0000', 'latin1')],
  ['GIF', Buffer.from('GIF89a')],
  ['un PDF cortado', pdf.subarray(0, 12)],
  ['un PDF con el final lejos de donde va', Buffer.concat([pdf, Buffer.alloc(4096, ' ')])],
  ['solo el comienzo de un PDF', Buffer.from('%PDF-')],
  ['una página web vestida de PDF', Buffer.from('%PDF-1.4\n<html><script>1</script>\nstartxref\n9\n%%EOF')],
  ['un PDF que ejecuta al abrirse', pageWith('/OpenAction << /S /JavaScript /JS (app.alert(1)) >> ')],
  ['un PDF con un programa adentro', pageWith('/Names << /EmbeddedFiles << /Names [] >> >> ')],
  ['un PNG cortado', png.subarray(0, png.length - 4)],
  ['un PNG con HTML detrás', Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])],
  ['solo la firma de un PNG', png.subarray(0, 8)],
  ['solo la firma de un JPEG', Buffer.from([0xff, 0xd8, 0xff])],
  ['ceros', Buffer.alloc(64)],
  ['un solo byte', Buffer.from('%')],
]

const draft = async (): Promise<number> => {
  const form = { tipo: 'manual', titulo: 'Con archivos', resumen: '', cuerpo: 'x' }
  return Number(read((await post('/contenido', form)).body, 'id'))
}
const ticket = async (content: number, file: { nombre: string; tipo: string; tamano: number }) => {
  const { body } = await post(`/contenido/subir/${content}`, file)
  return { clave: String(read(body, 'clave')), url: String(read(body, 'url')) }
}
const put = async (url: string, bytes: Uint8Array) => {
  const body = new Uint8Array(bytes)
  return (
    await fetch(new URL(url, server.url), {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/octet-stream' },
    })
  ).status
}

describe('archivos', () => {
  it.each(HOSTILE)('%s no entra, diga el tipo que diga', async (_name, bytes) => {
    const content = await draft()
    for (const tipo of ['application/pdf', 'image/png', 'image/jpeg']) {
      const { clave, url } = await ticket(content, { nombre: 'guia.pdf', tipo, tamano: bytes.length })
      expect(await put(url, bytes)).toBe(422)
      expect((await post(`/contenido/adjuntar/${content}`, { clave })).status).toBe(409)
    }
    for (const tipo of ['text/html', 'image/svg+xml', 'application/zip', '', '*/*', 'application/pdf; charset=x']) {
      const file = { nombre: 'guia.pdf', tipo, tamano: bytes.length }
      expect((await post(`/contenido/subir/${content}`, file)).status).toBe(422)
    }
  })

  it.each([
    '../../etc/passwd',
    'a\u0000b.pdf',
    '\u202Efdp.exe',
    'x'.repeat(200),
    '<script>.pdf',
    'C:\\autoexec.bat',
    '..',
    '"; drop',
  ])('el nombre %j no sale de donde va ni se ejecuta', async (nombre) => {
    const content = await draft()
    const asked = await post(`/contenido/subir/${content}`, { nombre, tipo: 'application/pdf', tamano: pdf.length })
    if (asked.status === 422) return
    expect(await put(String(read(asked.body, 'url')), pdf)).toBe(200)
    const attached = await post(`/contenido/adjuntar/${content}`, { clave: read(asked.body, 'clave') })
    expect(String(read(attached.body, 'nombre'))).toMatch(/^[\w .-]*$/u)
    const opened = await post(`/contenido/archivo/${String(read(attached.body, 'id'))}`, {})
    const file = await server.call(String(read(opened.body, 'url')))
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-disposition')).toMatch(
      /^inline; filename="[\w .-]*"; filename\*=UTF-8''[\w%.-]*$/u,
    )
  })

  it('lo que envió otra persona no se puede adjuntar, ni con su clave', async () => {
    const content = await draft()
    const { clave, url } = await ticket(content, { nombre: 'guia.pdf', tipo: 'application/pdf', tamano: pdf.length })
    expect(await put(url, pdf)).toBe(200)
    const { id: editor } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'referente@cauce.demo')
      .executeTakeFirstOrThrow()
    await server.db.insertInto('user_role').values({ user_id: editor, role_id: 1 }).execute()
    const other = await server.login('referente@cauce.demo')
    expect((await post(`/contenido/adjuntar/${content}`, { clave }, other)).status).toBe(409)
    expect((await post(`/contenido/adjuntar/${content}`, { clave })).status).toBe(200)
    expect((await post(`/contenido/adjuntar/${content}`, { clave })).status).toBe(409)
  })

  it('una dirección vence, y mientras sirve no abre otra cosa', async () => {
    const content = await draft()
    const { url } = await ticket(content, { nombre: 'guia.pdf', tipo: 'application/pdf', tamano: pdf.length })
    expect((await server.call(url)).status).toBe(404)
    clock += 10 * MINUTE_MS
    expect(await put(url, pdf)).toBe(404)
  })
})
