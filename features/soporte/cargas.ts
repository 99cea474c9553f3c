/** Many users at once, from a file. */
import assert from 'node:assert/strict'
import { usuarios } from '@cauce/contract/usuarios'
import type { LoadSummary } from '@cauce/contract/usuarios-cargas'
import { countUsers, send } from './administracion.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

const PENDING = ['revisada', 'en_curso']

interface Load {
  /** Users before the first file. */
  readonly before: number
  /** The last file. */
  readonly text: string
  readonly summary: LoadSummary | null
}
const loads = new WeakMap<Mundo, Load>()
export const loadOf = (world: Mundo): Load => {
  const load = loads.get(world)
  assert.ok(load, 'Nadie ha revisado un archivo')
  return load
}
export const summaryOf = (world: Mundo): LoadSummary => {
  const { summary } = loadOf(world)
  assert.ok(summary, 'El archivo no se pudo revisar')
  return summary
}

/** Users that there are more than before the first file. */
export const loadedUsers = async (world: Mundo): Promise<number> => (await countUsers(world)) - loadOf(world).before

export const reviewFile = async (world: Mundo, text: string): Promise<void> => {
  const known = loads.get(world)
  const before = known?.before ?? (await countUsers(world))
  const answer = await send(world, 'POST', '/usuarios/cargas', { nombre: 'personal.csv', texto: text })
  const summary = answer.status === 200 ? read(usuarios.revisarCarga, answer).carga : (known?.summary ?? null)
  loads.set(world, { before, text, summary })
}

export const LOAD_ACTS: Readonly<Record<string, (world: Mundo) => Promise<void>>> = {
  'carga lo que se puede': async (world) => {
    let state = 'revisada'
    while (PENDING.includes(state)) {
      const answer = await send(world, 'POST', `/usuarios/cargas/${summaryOf(world).id}/lote`, {})
      if (answer.status !== 200) return
      state = read(usuarios.cargarLote, answer).estado
    }
  },
  'cancela la carga': async (world) => {
    await send(world, 'POST', `/usuarios/cargas/${summaryOf(world).id}/cancelar`, {})
  },
}

/** What the report of the rejected lines says, with one word of it put right. */
export const correctedReport = async (world: Mundo, wrong: string, right: string): Promise<string> => {
  const { status, body } = await world.call(`/usuarios/cargas/${summaryOf(world).id}/rechazos`)
  assert.equal(status, 200)
  assert.ok(typeof body === 'string')
  return body.replace(`,${wrong},`, `,${right},`)
}

export const rejectionsOf = async (world: Mundo, number: number) => {
  const path = `/usuarios/cargas/${summaryOf(world).id}/lineas?por_pagina=100`
  const line = read(usuarios.lineasCarga, await world.call(path)).data.find(({ linea }) => linea === number)
  return line?.errores ?? []
}
