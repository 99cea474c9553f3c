/**
 * Files in a bucket of S3 or of a service that speaks as it does. Browsers send and fetch straight from it, under addresses that
 * are signed for one file, one size and some minutes; the session's token never goes there.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient, AwsV4Signer } from 'aws4fetch'
import { fail } from '../http/failure.ts'
import { examine } from './examine.ts'
import { inlineDisposition } from './disposition.ts'
import { isArriving, isKey, newKey, settledKey } from './keys.ts'
import type { S3Settings } from './s3-settings.ts'
import type { FileStore } from './store.ts'

const RETRIES = 2
const TIMEOUT_MS = 60_000
const RETRY_SECONDS = 5
const NOT_THERE = 404
/** The copy was asked of bytes that are no longer there. */
const CHANGED = 412
const DOWN = 'El almacenamiento de archivos no responde. Intente de nuevo en un momento.'
const PDF = 'application/pdf'
/** What is kept is served by its own type whatever its sender said; the names of the others are of no use to a browser. */
const TYPES: Readonly<Record<string, string>> = { pdf: PDF, png: 'image/png', jpg: 'image/jpeg' }

const typeOf = (key: string): string => TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
const down = () => fail(503, 'almacen.no_disponible', DOWN, undefined, RETRY_SECONDS)
const dateOf = (now: Date): string => now.toISOString().replaceAll(/[:-]|\.\d{3}/gu, '')

/** @param now the clock by which addresses are signed */
export const openS3Store = (settings: S3Settings, now: () => Date): FileStore => {
  const { accessKeyId, secretAccessKey, region, bucket, endpoint, publicEndpoint } = settings
  const credentials = { accessKeyId, secretAccessKey, region, service: 's3' }
  const client = new AwsClient({ ...credentials, retries: RETRIES })
  const address = (key: string, at: string = endpoint): string => `${at}/${bucket}/${key}`

  /** Null where there is no such file. Anything else but a yes is the store's trouble. */
  const ask = async (key: string, init: RequestInit, expected: readonly number[] = []): Promise<Response | null> => {
    const aws = { datetime: dateOf(now()) }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await client.fetch(address(key), { ...init, signal, aws }).catch(() => null)
    if (answer?.status === NOT_THERE) {
      await answer.body?.cancel()
      return null
    }
    if (!answer || (!answer.ok && !expected.includes(answer.status))) {
      await answer?.body?.cancel()
      throw down()
    }
    return answer
  }

  const presigned = async (method: 'GET' | 'PUT', url: URL, headers: Record<string, string>): Promise<string> => {
    const signing = { method, url: url.href, headers, signQuery: true, allHeaders: true, datetime: dateOf(now()) }
    const signed = await new AwsV4Signer({ ...credentials, ...signing }).sign()
    // A plus is a blank for some services and a plus for others.
    return signed.url.href.replaceAll('+', '%20')
  }
  const addressFor = (key: string, query: Readonly<Record<string, string>>): URL => {
    const url = new URL(address(key, publicEndpoint))
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  return {
    saveFile: async (bytes, ext) => {
      const key = newKey(ext)
      const body = Uint8Array.from(bytes)
      const headers = {
        'content-type': typeOf(key),
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      }
      if ((await ask(key, { method: 'PUT', body, headers })) === null) throw down()
      return key
    },
    readFile: async (key) => {
      const answer = isKey(key) ? await ask(key, { method: 'GET' }) : null
      return answer && new Uint8Array(await answer.arrayBuffer())
    },
    streamFile: async (key) => {
      const answer = isKey(key) ? await ask(key, { method: 'GET' }) : null
      if (!answer?.body) return null
      return { tamano: Number(answer.headers.get('content-length')), bytes: Readable.from(answer.body) }
    },
    removeFile: async (key) => {
      if (isKey(key)) await (await ask(key, { method: 'DELETE' }))?.body?.cancel()
    },
    sizeOf: async (key) => {
      const answer = isKey(key) ? await ask(key, { method: 'HEAD' }) : null
      return answer && Number(answer.headers.get('content-length'))
    },
    examineFile: async (key) => {
      const answer = isKey(key) ? await ask(key, { method: 'GET' }) : null
      if (!answer?.body) return null
      const version = answer.headers.get('etag') ?? ''
      const examined = await examine(answer.body).catch(() => {
        throw down()
      })
      return { ...examined, version }
    },
    settleFile: async (key, { sha256, version }) => {
      const kept = settledKey(key, sha256)
      const headers = {
        'x-amz-copy-source': `/${bucket}/${key}`,
        'x-amz-copy-source-if-match': version,
        'x-amz-metadata-directive': 'REPLACE',
        'content-type': typeOf(key),
      }
      const answer = await ask(kept, { method: 'PUT', headers }, [CHANGED])
      const said = await answer?.text()
      if (answer?.ok !== true) return null
      // A copy that fails half-way is answered 200 with an error inside.
      if (said?.includes('<CopyObjectResult') !== true) throw down()
      return kept
    },
    uploadUrl: (key, { tamano, seconds }) => {
      if (!isArriving(key)) throw new RangeError('key')
      const url = addressFor(key, { 'X-Amz-Expires': String(seconds) })
      return presigned('PUT', url, { 'content-length': String(tamano) })
    },
    downloadUrl: (key, { nombre, tipo, seconds }) =>
      presigned(
        'GET',
        addressFor(key, {
          'X-Amz-Expires': String(seconds),
          'response-content-type': tipo,
          'response-content-disposition': inlineDisposition(nombre),
          'response-cache-control': 'private, no-store',
        }),
        {},
      ),
    receiveFile: () => Promise.reject(new TypeError('Files are sent to the bucket')),
  }
}
