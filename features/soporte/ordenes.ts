/** Orders that a scenario needs before it starts, made by the same calls as any other. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import type { Answered } from '../../tests/support/server.ts'
import { perScenario } from './escenas.ts'
import { today } from './flujos.ts'
import type { Mundo } from './mundo.ts'
import { activeLine, countOrders, procedure, read } from './respuestas.ts'

interface OrdersScene {
  /** Kind of the line that the scenario talks about. */
  tipo: OrderType
  /** Key of the last order that was sent directly. */
  key: string
  /** The answers that are to be compared. */
  answers: readonly Pick<Answered, 'status' | 'body'>[]
  /** The procedures of the scenario were ordered before: whether to go on is part of it. */
  orderedBefore: boolean
}

export const ordersOf = perScenario<OrdersScene>(() => ({
  tipo: OrderType.procedures,
  key: '',
  answers: [],
  orderedBefore: false,
}))

/** What is in no catalogue. */
export const UNKNOWN_ID = 2_000_000_000
/** How the features write it. */
export const UNKNOWN = 'ninguno que exista'

/** The line that the scenario talks about from now on. */
export const talkAbout = (world: Mundo, tipo: OrderType, line: { id: number; orden_id: number }): void => {
  ordersOf(world).tipo = tipo
  world.lineId = line.id
  world.orderId = line.orden_id
}

export const item = async (world: Mundo, codigo: string, change: Readonly<Record<string, unknown>> = {}) => ({
  procedimiento: codigo === UNKNOWN ? { id: UNKNOWN_ID } : await procedure(world, codigo),
  cantidad: 1,
  fechaVigencia: today(),
  observacion: 'Control',
  rep: null,
  consulta_id: world.consultaId,
  // The scenarios share the patients of the demonstration.
  historico_id: true,
  ...change,
})

/** Closes what the patient of the consultation has ordered of it. */
export const releaseProcedure = async (world: Mundo, codigo: string): Promise<void> => {
  const { db } = await world.server()
  const { id } = await procedure(world, codigo)
  await db
    .updateTable('orden_procedimientos')
    .set({ estado_id: OrderStatus.annulled })
    .where('cup_id', '=', id)
    .where('afiliado_id', 'in', (from) =>
      from.selectFrom('consultas').select('afiliado_id').where('id', '=', world.consultaId),
    )
    .execute()
}

const pathOf = (world: Mundo, tipo: OrderType): string =>
  `/ordenamiento/generarOrdenamiento/${world.consultaId}/${tipo}`

/** Orders without going through the flow of the screen; the answer is kept whatever it is. */
export const sendOrder = async (
  world: Mundo,
  tipo: OrderType,
  body: unknown,
  key: string = randomUUID(),
): Promise<void> => {
  ordersOf(world).key = key
  world.remembered.set('ordenes', await countOrders(world))
  await world.call(pathOf(world, tipo), body, { 'idempotency-key': key })
}

/** Two orders at the same time: the same one twice, or one of each tab. */
export const sendTwo = async (
  world: Mundo,
  tipo: OrderType,
  bodies: readonly [unknown, unknown],
  keys: readonly [string, string],
): Promise<void> => {
  const server = await world.server()
  world.remembered.set('ordenes', await countOrders(world))
  const answers = await Promise.all(
    bodies.map((body, index) =>
      server.call(`/api${pathOf(world, tipo)}`, {
        token: world.token,
        body,
        headers: { 'idempotency-key': keys[index] ?? '' },
      }),
    ),
  )
  ordersOf(world).answers = answers.map(({ status, body }) => ({ status, body }))
}

/** A new line of that procedure, ready to be talked about. */
export const orderLine = async (world: Mundo, codigo: string): Promise<ActiveProcedureLine> => {
  await sendOrder(world, OrderType.procedures, [await item(world, codigo)])
  assert.ok(world.answer)
  const { original } = read(ordenamiento.generarOrdenamiento, world.answer)
  const line = await activeLine(world, ({ orden_id }) => orden_id === original[0].id)
  talkAbout(world, OrderType.procedures, line)
  return line
}

export const line = (world: Mundo): Promise<ActiveProcedureLine> => activeLine(world, ({ id }) => id === world.lineId)

/** Annuls every line of the order that was just sent. */
export const annulOrder = async (world: Mundo): Promise<void> => {
  assert.ok(world.answer)
  const { original } = read(ordenamiento.generarOrdenamiento, world.answer)
  const { db } = await world.server()
  const { tipo } = ordersOf(world)
  const table = tipo === OrderType.medications ? 'orden_articulos' : 'orden_procedimientos'
  const lines = await db.selectFrom(table).select('id').where('orden_id', '=', original[0].id).execute()
  for (const { id } of lines) {
    const body = { linea_id: id, evento: 'anular', motivo: 'Se ordenó por error' }
    assert.equal((await world.call(`/ordenamiento/mover-linea/${tipo}`, body)).status, 200)
  }
}

/** Moves the line of the scenario along its life. */
export const moveLine = (world: Mundo, evento: string, motivo: string): Promise<Answered> =>
  world.call(`/ordenamiento/mover-linea/${ordersOf(world).tipo}`, { linea_id: world.lineId, evento, motivo })
