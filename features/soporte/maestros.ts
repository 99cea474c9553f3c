/** The calls of any master, by the words of its declaration. */
import assert from 'node:assert/strict'
import { masterCalls, type MasterRow } from '@cauce/contract/kit/master'
import { merge3 } from '@cauce/domain/kit/merge'
import { emptyForm, fieldsOf, type Master, type MasterForm } from '@cauce/domain/kit/master/master'
import { MASTER_NAMES, MASTERS } from '@cauce/domain/masters/masters'
import { send } from './administracion.ts'
import type { Mundo } from './mundo.ts'
import { read, readError } from './respuestas.ts'
import { sendLoad } from '../../tests/support/loads.ts'

interface Desk {
  readonly of: Master
  /** What the person opened, as it was then. */
  readonly opened?: MasterRow
  /** What they wrote over it. */
  readonly mine?: MasterForm
  readonly file?: string
}

const desks = new WeakMap<Mundo, Desk>()

export const deskOf = (world: Mundo): Desk => {
  const desk = desks.get(world)
  assert.ok(desk, 'Nadie mantiene ningún maestro')
  return desk
}
export const keep = (world: Mundo, change: Partial<Desk>): void =>
  void desks.set(world, { ...deskOf(world), ...change })

export const openDesk = (world: Mundo, many: string): void => {
  const name = MASTER_NAMES.find((one) => MASTERS[one].many === many)
  assert.ok(name, `No hay un maestro de ${many}`)
  desks.set(world, { of: MASTERS[name] })
}

export const fieldLabelled = ({ of }: Desk, label: string): string => {
  const found = fieldsOf(of).find(([, field]) => field.label === label)
  assert.ok(found, `${of.many} no tienen el campo ${label}`)
  return found[0]
}

export const ask = (world: Mundo, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  send(world, method, `/maestros/${deskOf(world).of.page}${path}`, body)

const isMode = (text: string): text is 'buenas' | 'todas' => text === 'buenas' || text === 'todas'

/** Sends the file of the desk and waits for what the server says of it. */
export const loadFile = async (world: Mundo, modo: string): Promise<void> => {
  const { of, file = '' } = deskOf(world)
  const server = await world.server()
  world.answer = await sendLoad(
    { call: (method, path, body) => send(world, method, path, body), put: (url, bytes) => server.send(url, bytes) },
    of.page,
    { nombre: 'archivo.csv', texto: file, ...(isMode(modo) ? { modo } : {}) },
  )
}

/** What a person chooses of a search is the number of its first row. */
const chosen = async (world: Mundo, name: string, value: string): Promise<string> => {
  const { of } = deskOf(world)
  if (of.fields[name]?.kind !== 'reference') return value
  const answer = await ask(world, 'POST', '/referencias', { campo: name, texto: value })
  return answer.status === 200 ? String(read(masterCalls(of).referencias, answer).data[0]?.id ?? '') : ''
}

/** The form with what the cells say, by their labels. */
export const written = async (
  world: Mundo,
  cells: Readonly<Record<string, string>>,
  over?: MasterForm,
): Promise<MasterForm> => {
  const desk = deskOf(world)
  const form: Record<string, string> = { ...(over ?? emptyForm(desk.of)) }
  for (const [label, value] of Object.entries(cells)) {
    const name = fieldLabelled(desk, label)
    form[name] = await chosen(world, name, value)
  }
  return form
}

export const rowTitled = async (world: Mundo, title: string): Promise<MasterRow> => {
  const { of } = deskOf(world)
  const { data } = read(masterCalls(of).buscar, await ask(world, 'POST', '/buscar', { texto: title }))
  const row = data.find(({ valores }) => valores[of.title] === title)
  assert.ok(row, `No se encontró ${title}`)
  return row
}

const opened = (world: Mundo): MasterRow => {
  const row = deskOf(world).opened
  assert.ok(row, 'Nada está abierto')
  return row
}

/** Saves over what the person opened. */
export const saveOver = async (world: Mundo, cells: Readonly<Record<string, string>>): Promise<void> => {
  const { id, version, valores } = opened(world)
  const mine = await written(world, cells, valores)
  keep(world, { mine })
  await ask(world, 'PUT', `/${id}`, { version, valores: mine })
}

/** What the refusal of the last save says, put together with what the person wrote. */
export const mergeOf = (world: Mundo) => {
  const { mine = {} } = deskOf(world)
  const { conflicto } = readError(world.answer?.body)
  assert.ok(conflicto, 'La respuesta no dice qué hay ahora')
  return { ...merge3(opened(world).valores, conflicto.valores, mine), version: conflicto.version }
}
