/** For tests: a place where files are kept, with what sends and fetches them as a browser does. */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { fileRoutes } from '../../files/routes.ts'
import { openS3Store } from '../../files/s3-store.ts'
import { type FileStore, openFileStore } from '../../files/store.ts'
import { handleErrors } from '../../http/errors.ts'
import { limitSlowBodies } from '../../http/slow-bodies.ts'
import { startS3Double } from '../../testing/s3-double.ts'

export interface FilePlace {
  readonly files: FileStore
  put(url: string, bytes: Uint8Array): Promise<number>
  /** Sends so many of the bytes and cuts the connection. */
  putCut(url: string, bytes: Uint8Array, at: number): Promise<void>
  get(url: string): Promise<Response>
  close(): Promise<void>
}

/** The beginning of a body whose end never comes. */
const cutAt = (url: string, bytes: Uint8Array, at: number): Promise<void> =>
  new Promise((gone) => {
    const sending = request(url, { method: 'PUT', headers: { 'content-length': bytes.length } })
    sending.on('error', () => gone())
    sending.on('close', () => gone())
    sending.flushHeaders()
    sending.write(bytes.subarray(0, at), () => sending.destroy())
  })

const over = (base: string, files: FileStore, close: () => Promise<void>): FilePlace => ({
  files,
  put: async (url, bytes) =>
    (
      await fetch(new URL(url, base), {
        method: 'PUT',
        body: Uint8Array.from(bytes),
        headers: { 'content-type': 'application/octet-stream' },
      })
    ).status,
  putCut: (url, bytes, at) => cutAt(new URL(url, base).href, bytes, at),
  get: (url) => fetch(new URL(url, base)),
  close,
})

const onDisk = async (db: Kysely<DB>, now: () => Date): Promise<FilePlace> => {
  const folder = mkdtempSync(join(tmpdir(), 'cauce-archivos-'))
  const files = openFileStore(folder)
  const app = Fastify()
  handleErrors(app)
  limitSlowBodies(app)
  await app.register(rateLimit, { global: false })
  await fileRoutes(app, { db, files, now })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  return over(base, files, async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
}

const inBucket = async (_db: Kysely<DB>, now: () => Date): Promise<FilePlace> => {
  const bucket = await startS3Double(now)
  return over(bucket.settings.endpoint, openS3Store(bucket.settings, now), () => bucket.close())
}

/** The same tests on both. */
export const FILE_PLACES = [
  ['en disco', onDisk],
  ['en un bucket', inBucket],
] as const
