/** Referrals of a scenario: the one that it talks about, and what is sent of it. */
import assert from 'node:assert/strict'
import { MOMENTS } from '@cauce/domain/referral/moments'
import type { Referral } from '@cauce/domain/referral/referral'
import {
  acceptance,
  momentAfter,
  panelOf,
  readReferral,
  registered,
  registration,
  save,
  taken,
} from '../../tests/support/referral.ts'
import type { Mundo } from './mundo.ts'

const REMISSION = 'remision'

/** The token of whoever is acting. */
export const tokenOf = ({ token }: Mundo): string => {
  assert.ok(token, 'El escenario no dijo quién actúa')
  return token
}

/** The referral that the scenario talks about, as it was last read. */
export const remission = (world: Mundo): Referral => {
  const known = world.remembered.get(REMISSION)
  assert.ok(isReferral(known), 'El escenario no tiene una remisión')
  return known
}

const isReferral = (value: unknown): value is Referral =>
  typeof value === 'object' && value !== null && 'codigo_remision' in value && 'canal_id' in value

export const remember = (world: Mundo, referral: Referral): void => {
  world.remembered.set(REMISSION, referral)
}

/** The referral as the server has it, read by who follows them all. */
export const readAgain = async (world: Mundo): Promise<Referral> => {
  const server = await world.server()
  return readReferral(server, tokenOf(world), remission(world).id)
}

const NUMBER = /^\d+$/u
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['vacío', null],
  ['sí', true],
])
/** A cell as it travels. */
const valueOf = (cell: string): unknown => {
  if (WORDS.has(cell)) return WORDS.get(cell)
  return NUMBER.test(cell) ? Number(cell) : cell
}

type Cells = Readonly<Record<string, string>>

/** `salida | 30`: so many minutes after the registration; any other cell is of its own field. */
const changeOf = (referral: Referral, cells: Cells): object =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => {
      const moment = MOMENTS.find(({ clave }) => clave === name)
      if (moment === undefined) return [[name, valueOf(cell)]]
      const [day, hour] = momentAfter(referral, Number(cell))
      return [
        [moment.fecha, day],
        [moment.hora, hour],
      ]
    }),
  )

/** A body to register, with what the table changes. */
export const formOf = async (world: Mundo, cells: Cells): Promise<object> => {
  const { db } = await world.server()
  const change = Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, valueOf(cell)]))
  return registration(db, cells['descripcion'] === 'vacío' ? { ...change, descripcion: ' ' } : change)
}

/** Somebody registers one before the scenario. */
export const pending = async (world: Mundo, cells: Cells = {}): Promise<Referral> => {
  const change = Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, valueOf(cell)]))
  const referral = await registered(await world.server(), tokenOf(world), change)
  remember(world, referral)
  return referral
}

/** Who acts takes one before the scenario. */
export const followed = async (world: Mundo, cells: Cells = {}): Promise<Referral> => {
  const referral = await taken(await world.server(), tokenOf(world), await pending(world, cells))
  remember(world, referral)
  return referral
}

export const accepted = async (world: Mundo): Promise<void> => {
  const server = await world.server()
  const referral = await followed(world)
  remember(world, await taken(server, tokenOf(world), referral, await acceptance(server.db, referral)))
}

const ROUND_TRIP: Cells = { salida: '30', llegada: '120', salida_redondo: '200', llegada_redondo: '300' }

/** The panel is saved with what the table changes; the answer is kept, and the referral where it worked. */
export const savePanel = async (world: Mundo, cells: Cells = {}): Promise<void> => {
  const server = await world.server()
  const referral = remission(world)
  world.answer = await server.call(`/api/referencias/actualizar/${referral.id}`, {
    method: 'PUT',
    token: world.token,
    body: panelOf(referral, changeOf(referral, cells)),
  })
  if (world.answer.status === 200) remember(world, await readAgain(world))
}

/** A round trip with all its hours, except what the table changes. */
export const saveRoundTrip = (world: Mundo, cells: Cells = {}): Promise<void> =>
  savePanel(world, { traslado_redondo: 'sí', ...ROUND_TRIP, ...cells })

export const close = async (world: Mundo, observacion_finalizacion: string): Promise<void> => {
  const referral = remission(world)
  const body = { ...panelOf(referral), observacion_finalizacion }
  world.answer = await save(await world.server(), tokenOf(world), referral.id, body, 'finalizar')
  if (world.answer.status === 200) remember(world, await readAgain(world))
}
