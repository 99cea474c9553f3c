/**
 * A bucket for tests, as strict as the real ones: it works out every signature by itself (AWS Signature Version 4, in the header
 * and in the address), looks at its expiry, at the fingerprint of what comes and at the size that was signed.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { S3Settings } from '../files/s3-settings.ts'

interface Kept {
  readonly bytes: Buffer
  readonly type: string
  readonly etag: string
}

export interface S3Double {
  readonly settings: S3Settings
  readonly objects: ReadonlyMap<string, Kept>
  /** What was asked: method and key, and whether a session's token came along. */
  readonly asked: readonly { readonly method: string; readonly key: string; readonly bearer: boolean }[]
  /** While true every request is answered 503. */
  down: boolean
  /** Takes these bytes of the next upload and cuts the connection. */
  cutAfter: number | null
  close(): Promise<void>
}

const ACCESS = 'AKIDEJEMPLO'
const SECRET = 'secreto/de+prueba'
const REGION = 'us-east-1'
const BUCKET = 'archivos-cauce'
const SKEW_MS = 15 * 60_000
const LONGEST_S = 604_800

class Refusal extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/gu,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  )

const instant = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, '$1-$2-$3T$4:$5:$6Z'))

interface Claim {
  readonly credential: string
  readonly signedHeaders: string
  readonly signature: string
  readonly date: string
  readonly payload: string
}

const header = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '')

const claimOfHeader = (request: IncomingMessage): Claim => {
  const shape = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/u
  const [, credential, signedHeaders, signature] = shape.exec(header(request, 'authorization')) ?? []
  if (!credential || !signedHeaders || !signature) throw new Refusal(403, 'AccessDenied')
  return {
    credential,
    signedHeaders,
    signature,
    date: header(request, 'x-amz-date'),
    payload: header(request, 'x-amz-content-sha256'),
  }
}

const claimOfAddress = (query: URLSearchParams): Claim => {
  const told = (name: string): string => query.get(`X-Amz-${name}`) ?? ''
  if (told('Algorithm') !== 'AWS4-HMAC-SHA256') throw new Refusal(400, 'AuthorizationQueryParametersError')
  return {
    credential: told('Credential'),
    signedHeaders: told('SignedHeaders'),
    signature: told('Signature'),
    date: told('Date'),
    payload: 'UNSIGNED-PAYLOAD',
  }
}

const checkTime = (query: URLSearchParams, date: string, now: Date): void => {
  const at = instant(date)
  if (Number.isNaN(at)) throw new Refusal(403, 'AccessDenied')
  const expires = query.get('X-Amz-Expires')
  if (expires === null) {
    if (Math.abs(now.getTime() - at) > SKEW_MS) throw new Refusal(403, 'RequestTimeTooSkewed')
    return
  }
  const seconds = Number(expires)
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST_S)
    throw new Refusal(400, 'AuthorizationQueryParametersError')
  if (now.getTime() >= at + seconds * 1000 || at > now.getTime() + SKEW_MS) throw new Refusal(403, 'AccessDenied')
}

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')

const checkSignature = (request: IncomingMessage, url: URL, now: Date): Claim => {
  const inAddress = url.searchParams.has('X-Amz-Signature')
  const claim = inAddress ? claimOfAddress(url.searchParams) : claimOfHeader(request)
  const day = claim.date.slice(0, 8)
  const scope = `${day}/${REGION}/s3/aws4_request`
  if (claim.credential !== `${ACCESS}/${scope}`) throw new Refusal(403, 'InvalidAccessKeyId')
  checkTime(url.searchParams, claim.date, now)
  const signed = claim.signedHeaders.split(';')
  const mustBeSigned = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))
  if (!signed.includes('host') || mustBeSigned.some((name) => !signed.includes(name)))
    throw new Refusal(403, 'AccessDenied')
  const headers = signed.map((name) => `${name}:${header(request, name).trim().replaceAll(/\s+/gu, ' ')}\n`).join('')
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')
  const canonical = [
    request.method,
    path,
    canonicalQuery(url.searchParams),
    headers,
    claim.signedHeaders,
    claim.payload,
  ].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), REGION), 's3'), 'aws4_request')
  const wanted = hmac(key, ['AWS4-HMAC-SHA256', claim.date, scope, sha256(canonical)].join('\n'))
  const got = Buffer.from(claim.signature, 'hex')
  if (got.length !== wanted.length || !timingSafeEqual(got, wanted)) throw new Refusal(403, 'SignatureDoesNotMatch')
  return claim
}

const bodyOf = async (request: IncomingMessage, cutAfter: number | null): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk))
    length += chunk.length
    if (cutAfter !== null && length >= cutAfter) {
      request.socket.destroy()
      throw new Refusal(400, 'RequestTimeout')
    }
  }
  const announced = request.headers['content-length']
  if (announced !== undefined && Number(announced) !== length) throw new Refusal(400, 'IncompleteBody')
  return Buffer.concat(chunks)
}

const keep = (bytes: Buffer, type: string): Kept => ({
  bytes,
  type,
  etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
})

/** @param now the bucket's clock */
export const startS3Double = async (now: () => Date = () => new Date()): Promise<S3Double> => {
  const objects = new Map<string, Kept>()
  const asked: { method: string; key: string; bearer: boolean }[] = []
  const state = { down: false, cutAfter: null as number | null }

  const copy = (request: IncomingMessage, key: string): string => {
    const source = objects.get(header(request, 'x-amz-copy-source').replace(`/${BUCKET}/`, ''))
    if (!source) throw new Refusal(404, 'NoSuchKey')
    const match = header(request, 'x-amz-copy-source-if-match')
    if (match !== '' && match !== source.etag) throw new Refusal(412, 'PreconditionFailed')
    const type =
      header(request, 'x-amz-metadata-directive') === 'REPLACE' ? header(request, 'content-type') : source.type
    objects.set(key, { ...source, type })
    return `<CopyObjectResult><ETag>${source.etag}</ETag></CopyObjectResult>`
  }
  const put = async (request: IncomingMessage, key: string, { payload }: Claim): Promise<string> => {
    const bytes = await bodyOf(request, state.cutAfter)
    if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(bytes)) throw new Refusal(400, 'XAmzContentSHA256Mismatch')
    if (request.headers['x-amz-copy-source'] !== undefined) return copy(request, key)
    objects.set(key, keep(bytes, header(request, 'content-type')))
    return ''
  }
  const give = (request: IncomingMessage, response: ServerResponse, key: string, query: URLSearchParams): void => {
    const kept = objects.get(key)
    if (!kept) throw new Refusal(404, 'NoSuchKey')
    response.writeHead(200, {
      'content-type': query.get('response-content-type') ?? kept.type,
      'content-length': kept.bytes.length,
      etag: kept.etag,
      ...Object.fromEntries(
        ['content-disposition', 'cache-control'].flatMap((name) => {
          const told = query.get(`response-${name}`)
          return told === null ? [] : [[name, told]]
        }),
      ),
    })
    response.end(request.method === 'HEAD' ? undefined : kept.bytes)
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${header(request, 'host')}`)
    const key = decodeURIComponent(url.pathname).replace(`/${BUCKET}/`, '')
    const method = request.method ?? ''
    asked.push({ method, key, bearer: header(request, 'authorization').startsWith('Bearer') })
    if (state.down) throw new Refusal(503, 'SlowDown')
    const claim = checkSignature(request, url, now())
    if (method === 'PUT') {
      const said = await put(request, key, claim)
      response.writeHead(200, { 'content-type': 'application/xml' }).end(said)
    } else if (method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else give(request, response, key, url.searchParams)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, message } = error instanceof Refusal ? error : new Refusal(500, 'InternalError')
      response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
      response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${message}</Code></Error>`)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const bound = server.address()
  const endpoint = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  return Object.assign(state, {
    settings: {
      endpoint,
      publicEndpoint: endpoint,
      bucket: BUCKET,
      region: REGION,
      accessKeyId: ACCESS,
      secretAccessKey: SECRET,
    },
    objects,
    asked,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  })
}
