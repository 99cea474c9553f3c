/** Messages with files, made by the calls of the browser and without it. */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import * as Schema from 'effect/Schema'
import { chat } from '@cauce/contract/chat'
import type { ChatMessage, UploadTarget } from '@cauce/domain/chat/channel'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

export interface Sending {
  readonly id: number
  readonly targets: readonly UploadTarget[]
}

/** What a file has, so that each one has something else. */
export const pdfOf = (nombre: string): Buffer => Buffer.from(`%PDF-1.7\n${nombre}\n%%EOF\n`)

const sendings = new WeakMap<Mundo, Sending>()
const contents = new WeakMap<Mundo, ReadonlyMap<string, Buffer>>()

/** What the scenario is sending. */
export const sendingOf = (world: Mundo): Sending => {
  const sending = sendings.get(world)
  assert.ok(sending, 'No se está enviando nada')
  return sending
}

export const contentOf = (world: Mundo, nombre: string): Buffer => {
  const bytes = contents.get(world)?.get(nombre)
  assert.ok(bytes, `No se adjuntó ${nombre}`)
  return bytes
}

const channelOf = (world: Mundo): number => Number(world.remembered.get('canal'))

/** First step, as a form. The answer is kept. */
export const attach = async (
  world: Mundo,
  files: readonly { readonly nombre: string; readonly tamano: number; readonly bytes?: Buffer }[],
  mensaje: string,
): Promise<void> => {
  const server = await world.server()
  const form = new FormData()
  form.append('canal_id', String(channelOf(world)))
  form.append('mensaje', mensaje)
  for (const { nombre, tamano } of files) {
    form.append('nombre_adjuntos[]', nombre)
    form.append('tamano_adjuntos[]', String(tamano))
  }
  const answer = await fetch(new URL('/api/mensaje/crear-nuevo-mensaje', server.url), {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${world.token}` },
  })
  world.answer = { status: answer.status, headers: answer.headers, body: await answer.json() }
  if (answer.status !== 200) return
  const { mensaje: made, urlArchivo } = read(chat.mensajeConAdjuntos, world.answer)
  sendings.set(world, { id: made.id, targets: urlArchivo })
  contents.set(world, new Map(urlArchivo.map(({ nombre }, at) => [nombre, files[at]?.bytes ?? Buffer.alloc(0)])))
}

/** The addresses again, after the connection was lost. */
export const resume = async (world: Mundo): Promise<void> => {
  const { id } = sendingOf(world)
  const { urlArchivo } = read(chat.retomarAdjuntos, await world.call('/mensaje/retomar-adjuntos', { mensaje_id: id }))
  sendings.set(world, { id, targets: urlArchivo })
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
  const body = { canal_id: channelOf(world), despues_de: Number(world.remembered.get('último')) }
  const { data } = read(chat.mensajes, await world.call('/mensaje/listarPorCanal/', body))
  return data.filter(({ adjuntos }) => adjuntos.length > 0)
}

/** Its path, as the recipient reads it. */
export const pathOf = async (world: Mundo, nombre: string): Promise<string> => {
  const file = (await withFiles(world)).flatMap(({ adjuntos }) => adjuntos).find((one) => one.nombre === nombre)
  assert.ok(file, `En el chat no está ${nombre}`)
  return file.ruta
}

const readLast = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.Int }))

/** The chat of who is acting with another person, and where it was before the scenario. */
export const openChat = async (world: Mundo, email: string): Promise<void> => {
  const { db } = await world.server()
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const channel = read(chat.crear, await world.call('/chat/crear', { user_recibe_id: id }))
  world.remembered.set('canal', channel.id)
  world.remembered.set('último', channel.ultimo === null ? 0 : readLast(channel.ultimo).id)
}
