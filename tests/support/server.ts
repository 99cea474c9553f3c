/** A real server on a data directory of its own, for tests that speak HTTP to it. */
import type { Kysely } from 'kysely'
import * as Schema from 'effect/Schema'
import { type Config, readConfig } from '../../apps/api/src/config.ts'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { type Running, start } from '../../apps/api/src/start.ts'
import type { Seed } from '../../apps/api/src/testing/fill.ts'
import { newPlace } from '../../apps/api/src/testing/place.ts'
import { credentials, hearSession } from './credentials.ts'

export const DEMO_PASSWORD = 'Cauce.2026*'

const Outbox = Schema.Array(
  Schema.Struct({
    para: Schema.String,
    asunto: Schema.String,
    texto: Schema.String,
    fecha: Schema.String,
    adjuntos: Schema.Array(Schema.Struct({ nombre: Schema.String, url: Schema.String })),
  }),
)
export type OutboxMail = (typeof Outbox.Type)[number]

const readToken = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))
const readOutbox = Schema.decodeUnknownSync(Outbox)

export interface Call {
  readonly method?: string
  readonly token?: string | null
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  /** Parsed when it is JSON, the text otherwise. */
  readonly body: unknown
}

export interface TestServer {
  readonly url: string
  readonly db: Kysely<DB>
  readonly config: Config
  readonly running: Running
  /** Path below the root, such as `/api/auth/me`. */
  call(path: string, call?: Call): Promise<Answered>
  /** Bytes to an address that was given for them. */
  send(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answered>
  /** After the first step only: the provisional token. */
  provisional(email: string): Promise<string>
  /** Both steps, as a person does them. */
  login(email: string): Promise<string>
  outbox(): Promise<readonly OutboxMail[]>
  close(): Promise<void>
}

export interface TestOptions {
  readonly seed?: Seed
  /** The server's clock. */
  readonly now?: () => Date
  readonly config?: Partial<Config>
  /** Hears every log line; what they say is chosen by `config.logLevel`. */
  readonly logTo?: { write(line: string): void }
}

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  return (response.headers.get('content-type') ?? '').includes('json') && text !== '' ? JSON.parse(text) : text
}

const UNLIMITED = 1_000_000

/** Starts on a free port of this machine. Demo data unless told; rate limits out of the way unless told. */
export const startTestServer = async (options: TestOptions = {}): Promise<TestServer> => {
  const now = options.now ?? (() => new Date())
  const place = await newPlace(options.seed ?? 'demo', now())
  const config: Config = {
    ...readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: place.dataDir,
      LOG_LEVEL: 'silent',
      // Another build of the application than the one in its place, where the run names it.
      WEB_ROOT: process.env['WEB_ROOT'],
    }),
    databaseUrl: place.databaseUrl,
    limits: { auth: UNLIMITED, verify: UNLIMITED },
    ...options.config,
  }
  const running = await start(config, { say: () => {}, now, ...(options.logTo ? { logTo: options.logTo } : {}) }).catch(
    async (error: unknown) => {
      await place.remove()
      throw error
    },
  )
  const url = running.address

  const call = async (path: string, { method, token, body, headers }: Call = {}): Promise<Answered> => {
    const response = await fetch(new URL(path, url), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...credentials(token),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answered = { status: response.status, headers: response.headers, body: await readBody(response) }
    hearSession(answered.headers, answered.body)
    return answered
  }
  const sendBytes = async (path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answered> => {
    const response = await fetch(new URL(path, url), {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    })
    return { status: response.status, headers: response.headers, body: await readBody(response) }
  }
  const outbox = async () => readOutbox((await call('/demo/correo.json')).body)
  const provisional = async (email: string): Promise<string> => {
    const answer = await call('/api/auth/validar-usuario', { body: { email, password: DEMO_PASSWORD } })
    return readToken(answer.body).token
  }
  const login = async (email: string): Promise<string> => {
    const token = await provisional(email)
    const mail = (await outbox()).find(({ para }) => para === email)
    const codigo = /\b\d{6}\b/u.exec(mail?.texto ?? '')?.[0] ?? ''
    return readToken((await call('/api/auth/validar-codigo', { token, body: { codigo } })).body).token
  }
  const close = async (): Promise<void> => {
    await running.stop()
    await place.remove()
  }
  return { url, db: running.database.db, config, running, call, send: sendBytes, provisional, login, outbox, close }
}
