import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Double, startS3Double } from '../testing/s3-double.ts'
import { arrivingKey, settledKey } from './keys.ts'
import { openS3Store } from './s3-store.ts'
import { type FileStore, openFileStore } from './store.ts'

const dir = mkdtempSync(join(tmpdir(), 'cauce-archivos-'))
let clock = Date.UTC(2026, 10, 21, 15)
const now = () => new Date(clock)
let bucket: S3Double
beforeAll(async () => {
  bucket = await startS3Double(now)
})
afterAll(async () => {
  await bucket.close()
  rmSync(dir, { recursive: true, force: true })
})

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n')
const stores = [
  ['en disco', () => openFileStore(dir)],
  ['en un bucket', () => openS3Store(bucket.settings, now)],
] as const

const put = (url: string, bytes: Buffer) => fetch(url, { method: 'PUT', body: Uint8Array.from(bytes) })
/** As a browser does: to the address, or to this server where there is none. */
const send = async (store: FileStore, key: string, bytes: Buffer): Promise<void> => {
  const url = await store.uploadUrl(key, { tamano: bytes.length, seconds: 60 })
  if (url === null)
    return store.receiveFile(
      key,
      (async function* () {
        yield bytes
      })(),
    )
  expect((await put(url, bytes)).status).toBe(200)
}

/** What a key that is of no file gives. */
const nothing = (store: FileStore, key: string) =>
  Promise.all([store.readFile(key), store.sizeOf(key), store.examineFile(key), store.streamFile(key)])

describe.each(stores)('archivos %s', (_name, open) => {
  it('devuelve los mismos bytes, sabe cuántos son y los borra', async () => {
    const store = open()
    const bytes = new Uint8Array([37, 80, 68, 70, 0, 255])
    const key = await store.saveFile(bytes, 'pdf')
    expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}\.pdf$/u)
    expect(new Uint8Array((await store.readFile(key)) ?? [])).toEqual(bytes)
    expect(await store.sizeOf(key)).toBe(6)
    const streamed = await store.streamFile(key)
    expect(streamed?.tamano).toBe(6)
    expect(Buffer.concat(streamed ? await streamed.bytes.toArray() : [])).toEqual(Buffer.from(bytes))
    await store.removeFile(key)
    await store.removeFile(key)
    expect(await nothing(store, key)).toEqual([null, null, null, null])
  })

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    'aa/../../db/PG_VERSION',
    'aa/x.pdf\u0000',
    'por-enviar/../aa/aaaaaaaa-0000-0000-0000-000000000000.pdf',
    '',
    'aa/aaaaaaaa-0000-0000-0000-000000000000.pdf',
  ])('una clave que no es suya no lleva a ningún archivo: %j', async (key) => {
    const store = open()
    await store.removeFile(key)
    expect(await nothing(store, key)).toEqual([null, null, null, null])
  })

  it('lo que llega se examina y se lleva a otra parte, donde lo que llegue después no lo cambia', async () => {
    const store = open()
    const key = arrivingKey('pdf')
    await send(store, key, pdf)
    const examined = await store.examineFile(key)
    expect(examined).toMatchObject({ tamano: pdf.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) })
    expect(Buffer.from(examined?.head ?? [])).toEqual(pdf)
    const kept = examined && (await store.settleFile(key, examined))
    expect(kept).toBe(settledKey(key, examined?.sha256 ?? ''))
    await send(store, key, Buffer.from(pdf.toString().replace('1.7', '1.4')))
    expect(Buffer.from((await store.readFile(kept ?? '')) ?? [])).toEqual(pdf)
  })

  it('de dos que lo llevan a la vez, los dos lo encuentran', async () => {
    const store = open()
    const key = arrivingKey('pdf')
    await send(store, key, pdf)
    const examined = await store.examineFile(key)
    const both = examined ? [store.settleFile(key, examined), store.settleFile(key, examined)] : []
    const kept = settledKey(key, examined?.sha256 ?? '')
    expect(await Promise.all(both)).toEqual([kept, kept])
  })

  it('lo que cambió después de examinarse no se lleva como si fuera lo mismo', async () => {
    const store = open()
    const key = arrivingKey('pdf')
    await send(store, key, pdf)
    const examined = await store.examineFile(key)
    const other = Buffer.concat([pdf, Buffer.from(' ')])
    await send(store, key, other)
    const kept = examined && (await store.settleFile(key, examined))
    expect(kept).toBeNull()
  })
})

const broken = async function* () {
  yield pdf
  throw new TypeError('cut')
}

describe('en disco', () => {
  it('lo que se corta no queda, ni a medias', async () => {
    const store = openFileStore(dir)
    const key = arrivingKey('pdf')
    await expect(store.receiveFile(key, broken())).rejects.toThrow('cut')
    expect(await store.sizeOf(key)).toBeNull()
    expect(readdirSync(dir, { recursive: true }).filter((name) => String(name).endsWith('.parcial'))).toEqual([])
  })
})

describe('en un bucket', () => {
  it('la dirección de envío es de ese archivo, de ese tamaño y de esos minutos', async () => {
    const store = openS3Store(bucket.settings, now)
    const key = arrivingKey('pdf')
    const url = (await store.uploadUrl(key, { tamano: pdf.length, seconds: 60 })) ?? ''
    expect((await put(url, Buffer.concat([pdf, pdf]))).status).toBe(403)
    expect((await put(url.replace(key, arrivingKey('pdf')), pdf)).status).toBe(403)
    expect((await put(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'), pdf)).status).toBe(403)
    expect((await fetch(url)).status).toBe(403)
    expect((await put(url, pdf)).status).toBe(200)
    clock += 60_000
    expect((await put(url, pdf)).status).toBe(403)
  })

  it('la de traer da el archivo con su tipo y su nombre, y vence', async () => {
    const store = openS3Store(bucket.settings, now)
    const key = await store.saveFile(pdf, 'pdf')
    const file = { nombre: 'año_2026 (1).pdf', tipo: 'application/pdf', seconds: 600 }
    const url = (await store.downloadUrl(key, file)) ?? ''
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="ano_2026_1.pdf"; filename*=UTF-8''a%C3%B1o_2026_1.pdf`,
    )
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
    expect((await fetch(url.replace('inline', 'attachment'))).status).toBe(403)
    clock += 600_000
    expect((await fetch(url)).status).toBe(403)
  })

  it('lo guardado lleva su tipo, diga lo que diga quien lo envió', async () => {
    const store = openS3Store(bucket.settings, now)
    const key = arrivingKey('pdf')
    const url = (await store.uploadUrl(key, { tamano: pdf.length, seconds: 60 })) ?? ''
    await fetch(url, { method: 'PUT', body: Uint8Array.from(pdf), headers: { 'content-type': 'text/html' } })
    const examined = await store.examineFile(key)
    const kept = (examined && (await store.settleFile(key, examined))) ?? ''
    expect(bucket.objects.get(kept)?.type).toBe('application/pdf')
  })

  it('con otras credenciales, o caído, no se confunde con que no haya archivo', async () => {
    const store = openS3Store(bucket.settings, now)
    const key = await store.saveFile(pdf, 'pdf')
    const stranger = openS3Store({ ...bucket.settings, secretAccessKey: 'otro' }, now)
    await expect(stranger.readFile(key)).rejects.toMatchObject({ status: 503, codigo: 'almacen.no_disponible' })
    bucket.down = true
    await expect(store.readFile(key)).rejects.toMatchObject({ status: 503 })
    await expect(store.saveFile(pdf, 'pdf')).rejects.toMatchObject({ status: 503 })
    bucket.down = false
    expect(await store.sizeOf(key)).toBe(pdf.length)
  })
})
