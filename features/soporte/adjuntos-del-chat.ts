/** Messages with files, made by the calls of the browser and without it. */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { chat } from '@cauce/contract/chat'
import type { ChatMessage, UploadTarget } from '@cauce/domain/chat/channel'
import { theChannel, talkOf } from './chat.ts'
import type { Mundo } from './mundo.ts'
import { known, memoryOf } from './recuerdos.ts'
import { read } from './respuestas.ts'
import { credentials } from '../../tests/support/credentials.ts'
import { pageWith, pdfOf, wholePdf } from '../../apps/api/src/testing/pdf-file.ts'

export interface Sending {
  readonly id: number
  readonly targets: readonly UploadTarget[]
}

export interface ChosenFile {
  readonly nombre: string
  readonly tamano: number
  readonly bytes: Buffer<ArrayBuffer>
}

const MEGABYTE = 1024 * 1024
const NOTHING = Buffer.alloc(0)
/** Files that nobody is to be shown. */
const SPOILT: Readonly<Record<string, Buffer<ArrayBuffer>>> = {
  página: Buffer.from('<!doctype html><script>alert(1)</script>'),
  'PDF cortado': wholePdf('a la mitad').subarray(0, 120),
  'PDF sin páginas': pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
  'PDF que ejecuta algo al abrirlo': pageWith('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> '),
}

const chosenFile = (nombre: string, bytes: Buffer<ArrayBuffer>): ChosenFile => ({ nombre, bytes, tamano: bytes.length })

/** `"uno.pdf, dos.pdf"`, `una página llamada "uno.pdf"`, `2 archivos de 25 MB y un byte`; of the last, only the size. */
export const filesIn = (words: string): readonly ChosenFile[] => {
  const large = /^(?<many>\d+) archivos de (?<megabytes>\d+) MB y un byte$/u.exec(words)?.groups
  if (large) {
    const tamano = Number(large['megabytes']) * MEGABYTE + 1
    return Array.from({ length: Number(large['many']) }, (_, at) => ({ nombre: `${at}.pdf`, tamano, bytes: NOTHING }))
  }
  const names = /"(?<names>[^"]*)"$/u.exec(words)?.groups?.['names'] ?? ''
  const kind = /^una? (?<kind>.+) llamad[oa] "/u.exec(words)?.groups?.['kind']
  const bytesOf = kind === undefined ? wholePdf : () => known(SPOILT[kind], `No se sabe hacer un ${kind}`)
  return names.split(', ').flatMap((name) => (name === '' ? [] : [chosenFile(name, bytesOf(name))]))
}

interface Sent {
  sending: Sending
  contents: ReadonlyMap<string, Buffer>
}
const sentOf = memoryOf<Sent>()

/** What the scenario is sending. */
export const sendingOf = (world: Mundo): Sending => known(sentOf(world).sending, 'No se está enviando nada')

export const contentOf = (world: Mundo, nombre: string): Buffer =>
  known(sentOf(world).contents?.get(nombre), `No se adjuntó ${nombre}`)

/** First step, as a form. The answer is kept. */
export const attach = async (world: Mundo, files: readonly ChosenFile[], mensaje: string): Promise<void> => {
  const server = await world.server()
  const form = new FormData()
  form.append('canal_id', String(theChannel(world)))
  form.append('mensaje', mensaje)
  for (const { nombre, tamano } of files) {
    form.append('nombre_adjuntos[]', nombre)
    form.append('tamano_adjuntos[]', String(tamano))
  }
  const answer = await fetch(new URL('/api/mensaje/crear-nuevo-mensaje', server.url), {
    method: 'POST',
    body: form,
    headers: credentials(world.token),
  })
  world.answer = { status: answer.status, headers: answer.headers, body: await answer.json() }
  if (answer.status !== 200) return
  const { mensaje: made, urlArchivo } = read(chat.mensajeConAdjuntos, world.answer)
  sentOf(world).sending = { id: made.id, targets: urlArchivo }
  sentOf(world).contents = new Map(urlArchivo.map(({ nombre }, at) => [nombre, files[at]?.bytes ?? NOTHING]))
}

/** The addresses again, after the connection was lost. */
export const resume = async (world: Mundo): Promise<void> => {
  const { id } = sendingOf(world)
  const { urlArchivo } = read(chat.retomarAdjuntos, await world.call('/mensaje/retomar-adjuntos', { mensaje_id: id }))
  sentOf(world).sending = { id, targets: urlArchivo }
}

const addressOf = async (world: Mundo, nombre: string): Promise<URL> => {
  const target = sendingOf(world).targets.find((one) => one.nombre === nombre)
  assert.ok(target, `No se pidió enviar ${nombre}`)
  return new URL(target.url, (await world.server()).url)
}

/** Second step: the bytes, without the session. */
export const upload = async (world: Mundo, nombre: string): Promise<Response> =>
  fetch(await addressOf(world, nombre), { method: 'PUT', body: Uint8Array.from(contentOf(world, nombre)) })

/** The bytes until the middle. */
export const uploadHalf = async (world: Mundo, nombre: string): Promise<void> => {
  const [address, bytes] = [await addressOf(world, nombre), contentOf(world, nombre)]
  await new Promise<void>((gone) => {
    const sending = request(address, { method: 'PUT', headers: { 'content-length': bytes.length } })
    sending.on('error', () => gone())
    sending.on('close', () => gone())
    sending.write(bytes.subarray(0, bytes.length / 2), () => sending.destroy())
  })
}

/** Nothing of it will be published. */
export const giveUp = async (world: Mundo): Promise<void> => {
  const path = `/api/mensaje/sin-enviar/${sendingOf(world).id}`
  assert.equal((await (await world.server()).call(path, { method: 'DELETE', token: world.token })).status, 200)
}

/** Last step. */
export const save = (world: Mundo, rutas?: readonly string[]) => {
  const { id, targets } = sendingOf(world)
  return world.call('/mensaje/guardar-informacion-adjuntos', {
    mensaje_id: id,
    nombre_adjunto: targets.map(({ nombre }) => nombre),
    adjunto: rutas ?? targets.map(({ ruta }) => ruta),
  })
}

/** Messages of the scenario's channel that were written since it began and have files. */
export const withFiles = async (world: Mundo): Promise<readonly ChatMessage[]> => {
  const body = { canal_id: theChannel(world), despues_de: talkOf(world).lastSaid }
  const { data } = read(chat.mensajes, await world.call('/mensaje/listarPorCanal/', body))
  return data.filter(({ adjuntos }) => adjuntos.length > 0)
}

/** Its path, as the recipient reads it. */
export const pathOf = async (world: Mundo, nombre: string): Promise<string> => {
  const file = (await withFiles(world)).flatMap(({ adjuntos }) => adjuntos).find((one) => one.nombre === nombre)
  assert.ok(file, `En el chat no está ${nombre}`)
  return file.ruta
}

/** Its bytes, as a browser brings them. */
export const fetchFile = async (world: Mundo, ruta: string): Promise<Buffer> => {
  const answer = await fetch(new URL('/api/adjuntos/get', (await world.server()).url), {
    method: 'POST',
    body: JSON.stringify({ ruta }),
    headers: { ...credentials(world.token), 'content-type': 'application/json' },
  })
  assert.equal(answer.status, 200)
  return Buffer.from(await answer.arrayBuffer())
}

/** What the three calls of a file answer to whoever acts. */
export const statusesOf = async (world: Mundo, ruta: string): Promise<readonly number[]> => {
  const answers = [
    await world.call('/adjuntos/getType', { ruta }),
    await world.call('/adjuntos/get', { ruta }),
    await world.call('/adjuntos/generar-url-temporal-consulta', { disco: 'digital', path: ruta, tiempo: 10 }),
  ]
  return answers.map(({ status }) => status)
}

/** The path of a file of some referral. */
export const referralFile = async (world: Mundo): Promise<string> => {
  const { db } = await world.server()
  const row = await db.selectFrom('referencia_adjuntos').select('ruta').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return row.ruta
}

/** The temporary address of a file, for some minutes. */
export const askAddress = async (world: Mundo, nombre: string, tiempo: number): Promise<void> => {
  const path = await pathOf(world, nombre)
  const answer = await world.call('/adjuntos/generar-url-temporal-consulta', { disco: 'digital', path, tiempo })
  if (answer.status === 200) talkOf(world).address = read(chat.urlTemporal, answer).url
}

/** The temporary address gives the file to anybody, and nothing that a browser would run. */
export const addressOpens = async (world: Mundo, nombre: string): Promise<boolean> => {
  const address = known(talkOf(world).address, 'El escenario no pidió una dirección')
  const answer = await fetch(new URL(address, (await world.server()).url))
  if (answer.status === 404) return false
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'application/pdf')
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  assert.match(answer.headers.get('content-security-policy') ?? '', /sandbox/u)
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), contentOf(world, nombre))
  return true
}
