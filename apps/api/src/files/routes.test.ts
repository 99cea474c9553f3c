import Fastify from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import rateLimit from '@fastify/rate-limit'
import { MAX_ATTACHMENT_BYTES, NOT_WHAT_IT_SAYS } from '@cauce/domain/content/attachment'
import { handleErrors } from '../http/errors.ts'
import { addUser, openTestDatabase } from '../testing/database.ts'
import { fileRoutes } from './routes.ts'
import { openFileStore } from './store.ts'
import { issueDownload, issueUpload, sweepTickets, TICKET_MINUTES } from './tickets.ts'
import { wholePdf } from '../testing/pdf-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'cauce-archivos-'))
const database = await openTestDatabase()
const files = openFileStore(folder)
let clock = Date.UTC(2026, 10, 21, 15)
const now = () => new Date(clock)
const app = Fastify()
handleErrors(app)
await app.register(rateLimit, { global: false })
await fileRoutes(app, { db: database.db, files, now })
const user = await addUser(database.db, 'editora@cauce.demo')
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const pdf = wholePdf()
const upload = (tamano = pdf.length, tipo = 'application/pdf') =>
  issueUpload(database.db, user, now(), { nombre: 'guia.pdf', tipo, tamano })
const put = (url: string, payload: Buffer) =>
  app.inject({ method: 'PUT', url, payload, headers: { 'content-type': 'application/octet-stream' } })
const sent = async (clave: string) => {
  const rows = await database.db.selectFrom('permisos_archivo').select(['archivo', 'usado_at', 'uso']).execute()
  return { clave, used: rows.filter(({ usado_at }) => usado_at !== null) }
}

describe('enviar', () => {
  it('recibe lo anunciado, una vez, aunque lleguen dos juntos', async () => {
    const { url, clave } = await upload()
    const statuses = (await Promise.all([put(url, pdf), put(url, pdf)])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await sent(clave)).used).toHaveLength(1)
    expect((await put(url, pdf)).statusCode).toBe(409)
  })

  it('rechaza lo que no es lo que dice, lo cortado y lo vacío, y la dirección sigue sirviendo', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const hostile = await upload(page.length)
    const refused = await put(hostile.url, page)
    expect([refused.statusCode, refused.json().error]).toEqual([422, NOT_WHAT_IT_SAYS])
    const { url } = await upload()
    expect((await put(url, pdf.subarray(0, 10))).statusCode).toBe(422)
    expect((await put(url, Buffer.alloc(0))).statusCode).toBe(422)
    expect((await put(url, pdf)).statusCode).toBe(200)
  })

  it('no recibe más de 20 MB', async () => {
    const { url } = await upload()
    expect((await put(url, Buffer.alloc(MAX_ATTACHMENT_BYTES + 2))).statusCode).toBe(413)
  })

  it('sin dirección, con otra o vencida responde 404', async () => {
    const { url } = await upload()
    clock += TICKET_MINUTES * 60_000
    expect((await put(url, pdf)).statusCode).toBe(404)
    expect((await put('/archivos/../../etc/passwd', pdf)).statusCode).toBe(404)
    expect((await put(`/archivos/${'a'.repeat(43)}`, pdf)).statusCode).toBe(404)
  })
})

describe('traer', () => {
  it('da el archivo sin dejar que se ejecute, hasta que la dirección vence', async () => {
    const archivo = await files.saveFile(pdf, 'pdf')
    const file = { nombre: 'Guía "rápida".pdf', tipo: 'application/pdf', tamano: pdf.length, archivo }
    const { url } = await issueDownload(database.db, user, now(), file)
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(pdf)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    clock += TICKET_MINUTES * 60_000
    expect((await app.inject({ url })).statusCode).toBe(404)
  })

  it('la de enviar no sirve para traer', async () => {
    const { url } = await upload()
    await put(url, pdf)
    expect((await app.inject({ url })).statusCode).toBe(404)
  })
})

it('lo que se envió y nadie tomó se borra al vencer', async () => {
  const { url, clave } = await upload()
  await put(url, pdf)
  const archivo = (await sent(clave)).used.at(-1)?.archivo ?? ''
  clock += TICKET_MINUTES * 60_000
  await sweepTickets(database.db, files, now())
  expect(await files.readFile(archivo)).toBeNull()
  expect((await sent(clave)).used).toEqual([])
})
