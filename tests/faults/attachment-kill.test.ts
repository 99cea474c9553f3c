/** Files of a message when the process dies while they arrive, and in the instant after they were said to be saved. */
import { readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { chat } from '@cauce/contract/chat'
import { DEMO_PASSWORD } from '../support/server.ts'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { READY, type ServerProcess, spawnServer } from './process.ts'
import { credentials, hearSession } from '../support/credentials.ts'
import { wholePdf } from '../../apps/api/src/testing/pdf-file.ts'

const EMAIL = 'medico@cauce.demo'
const long = wholePdf(' '.repeat(4_000_000))
const short = wholePdf('corto')

const readToken = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))
const readMails = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ para: Schema.String, texto: Schema.String })))
const readPeople = Schema.decodeUnknownSync(chat.empleados.answer)
const readChannel = Schema.decodeUnknownSync(chat.crear.answer)
const readBegun = Schema.decodeUnknownSync(chat.mensajeConAdjuntos.answer)
const readResumed = Schema.decodeUnknownSync(chat.retomarAdjuntos.answer)
const readSaved = Schema.decodeUnknownSync(chat.guardarAdjuntos.answer)
const readPage = Schema.decodeUnknownSync(chat.mensajes.answer)

let dir: string
let server: ServerProcess | null = null
let token = ''
beforeEach(async () => {
  dir = await newDataDir('demo', new Date())
})
afterEach(async () => {
  server?.kill('SIGKILL')
  await server?.ended
  rmSync(dir, { recursive: true, force: true })
})

const start = async (): Promise<ServerProcess> => {
  server?.kill('SIGKILL')
  await server?.ended
  server = await spawnServer({ DATA_DIR: dir, RATE_LIMIT_AUTH: '1000000' })
  await server.says(READY)
  return server
}
const url = (path: string): URL => new URL(path, server?.url)
const call = async (path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url(`/api${path}`), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...credentials(token),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
  const given: unknown = await answer.json()
  hearSession(answer.headers, given)
  return given
}
const signIn = async (): Promise<void> => {
  token = readToken(await call('/auth/validar-usuario', { email: EMAIL, password: DEMO_PASSWORD })).token
  const mails = readMails(await (await fetch(url('/demo/correo.json'))).json())
  const codigo = /\b\d{6}\b/u.exec(mails.find(({ para }) => para === EMAIL)?.texto ?? '')?.[0] ?? ''
  token = readToken(await call('/auth/validar-codigo', { codigo })).token
}
/** The process dies when this much of the file has left. */
const dieAfter = (address: string, bytes: Buffer, at: number): Promise<void> =>
  new Promise((gone) => {
    const sending = request(url(address), { method: 'PUT', headers: { 'content-length': bytes.length } })
    sending.on('error', () => gone())
    sending.write(bytes.subarray(0, at), () => server?.kill('SIGKILL'))
  })
const put = async (address: string, bytes: Buffer): Promise<number> =>
  (await fetch(url(address), { method: 'PUT', body: Uint8Array.from(bytes) })).status

it('lo que llegó entero está, lo demás se envía otra vez, y el mensaje es uno', async () => {
  await start()
  await signIn()
  const [other] = readPeople(await call('/empleados/listarEmpleadosActivos'))
  const { id: canal_id, ultimo } = readChannel(await call('/chat/crear', { user_recibe_id: other?.user_id ?? 0 }))
  const form = new FormData()
  form.append('canal_id', String(canal_id))
  form.append('mensaje', 'Le envío la epicrisis.')
  for (const [nombre, bytes] of Object.entries({ 'corto.pdf': short, 'largo.pdf': long })) {
    form.append('nombre_adjuntos[]', nombre)
    form.append('tamano_adjuntos[]', String(bytes.length))
  }
  const begun = readBegun(await call('/mensaje/crear-nuevo-mensaje', form))
  const mensaje_id = begun.mensaje.id
  expect(await put(begun.urlArchivo[0]?.url ?? '', short)).toBe(200)
  let targets = begun.urlArchivo
  for (const at of [2_000_000, long.length - 1]) {
    await dieAfter(targets[1]?.url ?? '', long, at)
    await start()
    targets = readResumed(await call('/mensaje/retomar-adjuntos', { mensaje_id })).urlArchivo
    expect(targets.map(({ recibido }) => recibido)).toEqual([true, false])
  }
  expect(await put(targets[1]?.url ?? '', long)).toBe(200)
  const body = { mensaje_id, nombre_adjunto: [], adjunto: targets.map(({ ruta }) => ruta) }
  const { mensaje } = readSaved(await call('/mensaje/guardar-informacion-adjuntos', body))
  await start()
  expect(readSaved(await call('/mensaje/guardar-informacion-adjuntos', body)).mensaje).toEqual(mensaje)
  const asked = { canal_id, despues_de: ultimo?.id ?? 0 }
  const { data } = readPage(await call('/mensaje/listarPorCanal/', asked))
  expect(data.map(({ id, adjuntos }) => [id, adjuntos.map(({ tamano }) => tamano)])).toEqual([
    [mensaje.id, [short.length, long.length]],
  ])
  // Nothing is left where files arrive but what was cut, which the nightly round takes away.
  const left = readdirSync(join(dir, 'archivos', 'por-enviar'))
  expect(left.every((name) => name.endsWith('.parcial'))).toBe(true)
})
