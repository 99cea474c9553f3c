/** Referrals of a scenario: the one that it talks about, and what is sent of it. */
import assert from 'node:assert/strict'
import { referencias } from '@cauce/contract/referencias'
import { MOMENTS } from '@cauce/domain/referral/moments'
import type { Referral } from '@cauce/domain/referral/referral'
import {
  acceptance,
  momentAfter,
  eventsOf,
  panelOf,
  readReferral,
  registered,
  registration,
  save,
  savedReferral,
  taken,
} from '../../tests/support/referral.ts'
import type { Answered } from '../../tests/support/server.ts'
import { sendKept, sends } from './envios.ts'
import type { Mundo } from './mundo.ts'
import { known, memoryOf } from './recuerdos.ts'
import { read } from './respuestas.ts'

interface Known {
  referral: Referral
  /** The code of the one before. */
  otherCode: string | null
}
const knownOf = memoryOf<Known>()

/** The token of whoever is acting. */
export const tokenOf = ({ token }: Mundo): string => {
  assert.ok(token, 'El escenario no dijo quién actúa')
  return token
}

/** The referral that the scenario talks about, as it was last read. */
export const remission = (world: Mundo): Referral =>
  known(knownOf(world).referral, 'El escenario no tiene una remisión')

export const remember = (world: Mundo, referral: Referral): void => {
  const before = knownOf(world).referral
  const other = before === undefined || before.id === referral.id ? {} : { otherCode: before.codigo_remision }
  Object.assign(knownOf(world), { referral, ...other })
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

const THE_OTHER = 'el de la otra'

/** The panel is saved with what the table changes; the answer is kept, and the referral where it worked. */
export const savePanel = async (world: Mundo, cells: Cells = {}): Promise<void> => {
  const server = await world.server()
  const referral = remission(world)
  const code = cells['codigo_remision'] === THE_OTHER ? { codigo_remision: knownOf(world).otherCode } : {}
  const body = panelOf(referral, { ...changeOf(referral, cells), ...code })
  await sendKept(world, () => save(server, tokenOf(world), referral.id, body))
  if (world.answer?.status === 200) remember(world, await readAgain(world))
}

/** A round trip with all its hours, except what the table changes. */
export const saveRoundTrip = (world: Mundo, cells: Cells = {}): Promise<void> =>
  savePanel(world, { traslado_redondo: 'sí', ...ROUND_TRIP, ...cells })

/** The panel as it is, some of its fields left out. */
export const saveWithout = async (world: Mundo, left: readonly string[]): Promise<void> => {
  const server = await world.server()
  const referral = remission(world)
  const body = Object.fromEntries(Object.entries(panelOf(referral, {})).filter(([field]) => !left.includes(field)))
  await sendKept(world, () => save(server, tokenOf(world), referral.id, body))
}

/** @param motivo_cierre why nobody accepted it; null: it is not told */
export const close = async (
  world: Mundo,
  observacion_finalizacion: string,
  motivo_cierre: string | null = null,
): Promise<void> => {
  const referral = remission(world)
  const told = motivo_cierre === null ? {} : { motivo_cierre }
  const body = { ...panelOf(referral), observacion_finalizacion, ...told }
  world.answer = await save(await world.server(), tokenOf(world), referral.id, body, 'finalizar')
  if (world.answer.status === 200) remember(world, await readAgain(world))
}

export const register = async (world: Mundo, cells: Cells): Promise<void> => {
  const answer = await world.call('/referencias/registrar', await formOf(world, cells))
  if (answer.status === 200) remember(world, savedReferral(answer))
}

/** Who acts and another save the same panel at the same time. */
export const takeAtOnce = async (world: Mundo, email: string): Promise<void> => {
  const server = await world.server()
  const tokens = [tokenOf(world), await server.login(email)]
  const referral = remission(world)
  const both = await Promise.all(tokens.map((token) => save(server, token, referral.id, panelOf(referral))))
  world.answer = both.find(({ status }) => status !== 200) ?? null
}

export const askToOrder = (world: Mundo): Promise<Answered> =>
  world.call('/referencias/CrearConsulta', { id: remission(world).id })

export const askToOrderTwice = async (world: Mundo): Promise<void> => {
  sends(world).both = await Promise.all([askToOrder(world), askToOrder(world)])
}

/** Of whom are the consultations that both sendings answered. */
export const affiliatesOfVisits = async (world: Mundo): Promise<readonly number[]> => {
  const both = known(sends(world).both, 'No se pidió ordenar dos veces')
  const ids = new Set(both.map((answer) => read(referencias.crearConsulta, answer).id))
  const { db } = await world.server()
  const visits = await db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', 'in', [...ids])
    .execute()
  return visits.map(({ afiliado_id }) => afiliado_id)
}

/** Type of the channel of the referral, and of which referral it is. */
export const channelOf = async (world: Mundo): Promise<readonly unknown[]> => {
  const { db } = await world.server()
  const { canal_id } = remission(world)
  const { tipo, referencia_id } = await db
    .selectFrom('canales')
    .select(['tipo', 'referencia_id'])
    .where('id', '=', canal_id)
    .executeTakeFirstOrThrow()
  return [tipo, referencia_id]
}

const EVENT_WORDS: Readonly<Record<string, string>> = {
  aceptacion: 'aceptación',
  codigo: 'código',
  salida_redondo: 'salida del regreso',
  llegada_redondo: 'llegada del regreso',
}

/** What has happened, in words; an hour that corrects another says so. */
export const happened = async (world: Mundo): Promise<readonly string[]> => {
  const { db } = await world.server()
  const events = await eventsOf(db, remission(world).id)
  return events.map(({ clase, detalle }) => {
    const words = EVENT_WORDS[clase] ?? clase
    return Reflect.get(Object(detalle), 'corrige') === true ? `${words} corregida` : words
  })
}
