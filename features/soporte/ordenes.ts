/** Orders that a scenario needs before it starts, made by the same calls as any other. */
import assert from 'node:assert/strict'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import type { ActiveProcedureLine } from '@cauce/domain/procedure/active-line'
import { today } from './flujos.ts'
import type { Mundo } from './mundo.ts'
import { activeLine, countOrders, procedure, read } from './respuestas.ts'

export const item = async (world: Mundo, codigo: string, change: Readonly<Record<string, unknown>> = {}) => ({
  procedimiento: await procedure(world, codigo),
  cantidad: 1,
  fechaVigencia: today(),
  observacion: 'Control',
  rep: null,
  consulta_id: world.consultaId,
  ...change,
})

/** Orders without going through the screen's flow; the answer is kept whatever it is. */
export const orderDirectly = async (world: Mundo, items: readonly unknown[], key?: string): Promise<void> => {
  world.remembered.set('ordenes', await countOrders(world))
  const path = `/ordenamiento/generarOrdenamiento/${world.consultaId}/2`
  await world.call(path, items, key === undefined ? {} : { 'idempotency-key': key })
}

/** A new line of that procedure, ready to be talked about. */
export const orderLine = async (world: Mundo, codigo: string): Promise<ActiveProcedureLine> => {
  await orderDirectly(world, [await item(world, codigo)])
  assert.ok(world.answer)
  const { original } = read(ordenamiento.generarOrdenamiento, world.answer)
  const line = await activeLine(world, ({ orden_id }) => orden_id === original[0].id)
  world.orderId = line.orden_id
  world.lineId = line.id
  return line
}

export const line = (world: Mundo): Promise<ActiveProcedureLine> => activeLine(world, ({ id }) => id === world.lineId)
