/** Manuals and news: what the scenario wrote, and what is done with it. */
import assert from 'node:assert/strict'
import { contenido } from '@cauce/contract/contenido'
import { send } from './administracion.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'
import { wholePdf } from '../../apps/api/src/testing/pdf-file.ts'

const PDF = wholePdf().toString('latin1')
const PAGE = '<html><script>alert(1)</script></html>\n'

interface Written {
  readonly id: number
  readonly version: number
}
const writings = new WeakMap<Mundo, Written>()
export const writtenOf = (world: Mundo): Written => {
  const written = writings.get(world)
  assert.ok(written, 'Nadie ha escrito un contenido')
  return written
}

export const formOf = (titulo: string) => ({
  tipo: 'novedad',
  titulo,
  resumen: '',
  cuerpo: `## ${titulo}\n\nDesde el lunes.`,
})

/** Writes it as a draft. */
export const writeNews = async (world: Mundo, email: string, titulo: string): Promise<void> => {
  world.token = await (await world.server()).login(email)
  const { id, version } = read(contenido.crear, await send(world, 'POST', '/contenido', formOf(titulo)))
  writings.set(world, { id, version })
}

export const moveNews = async (world: Mundo, evento: string): Promise<void> => {
  const { id, version } = writtenOf(world)
  const moved = read(contenido.mover, await send(world, 'POST', `/contenido/mover/${id}`, { evento, version }))
  writings.set(world, { id, version: moved.version })
}

/** What may be done with it by whoever is acting. */
export const NEWS_ACTS: Readonly<Record<string, (world: Mundo) => Promise<unknown>>> = {
  'intenta crear un contenido': (world) => send(world, 'POST', '/contenido', formOf('Ajeno')),
  'lo retira': (world) => moveNews(world, 'retirar'),
  'intenta eliminarlo': (world) => send(world, 'DELETE', `/contenido/${writtenOf(world).id}`),
  'lo lee': async (world) =>
    read(contenido.leido, await send(world, 'POST', `/contenido/publicados/${writtenOf(world).id}/leido`)),
}

/** Asks where, sends the bytes without the session, and attaches what arrived. */
export const attach = async (world: Mundo, what: string, nombre: string): Promise<void> => {
  const { id } = writtenOf(world)
  const content = what === 'PDF' ? PDF : PAGE
  const file = { nombre, tipo: 'application/pdf', tamano: content.length }
  const ticket = read(contenido.subir, await send(world, 'POST', `/contenido/subir/${id}`, file))
  const { url } = await world.server()
  const sent = await fetch(`${url}${ticket.url}`, { method: 'PUT', body: content })
  if (!sent.ok) {
    world.answer = { status: sent.status, headers: sent.headers, body: await sent.json() }
    return
  }
  read(contenido.adjuntar, await send(world, 'POST', `/contenido/adjuntar/${id}`, { clave: ticket.clave }))
}

/** Opens an attached file by the address that it is given, which carries no session. */
export const openFile = async (world: Mundo, nombre: string): Promise<boolean> => {
  const { id } = writtenOf(world)
  const whole = read(contenido.publicado, await send(world, 'GET', `/contenido/publicados/${id}`))
  const file = whole.archivos.find((one) => one.nombre === nombre)
  assert.ok(file)
  const { url } = read(contenido.archivo, await send(world, 'POST', `/contenido/archivo/${file.id}`))
  const opened = await fetch(`${(await world.server()).url}${url}`)
  return (await opened.text()) === PDF
}
