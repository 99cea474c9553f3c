/** The second signature of the line that the scenario talks about, moved by whoever says it. */
import { randomUUID } from 'node:crypto'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { signatureVersion } from '../../tests/support/signature-version.ts'
import type { Mundo } from './mundo.ts'

/** The state of the request and of its line. */
export const signatureOf = async (world: Mundo) => {
  const { db } = await world.server()
  return db
    .selectFrom('segundas_firmas as f')
    .innerJoin('orden_articulos as l', 'l.id', 'f.orden_articulos_id')
    .select(['f.id', 'f.estado', 'l.estado_id'])
    .where('l.id', '=', world.lineId)
    .executeTakeFirstOrThrow()
}

const sendAs = async (world: Mundo, who: string, path: string, body: object): Promise<void> => {
  const server = await world.server()
  const headers = { 'idempotency-key': randomUUID() }
  world.answer = await server.call(`/api${path}`, { body, headers, token: await server.login(who) })
}

/** Of the scheme that was ordered, or of the line. */
const requestOf = async (world: Mundo): Promise<number> => {
  const { db } = await world.server()
  const ofScheme = await db
    .selectFrom('segundas_firmas')
    .select('id')
    .where('orden_id', '=', world.orderId)
    .where('orden_esquemas_id', 'is not', null)
    .executeTakeFirst()
  return ofScheme?.id ?? (await signatureOf(world)).id
}

/** @param seen the version that they saw; the one that is there unless told */
export const moveSignature = async (
  world: Mundo,
  who: string,
  evento: string,
  motivo: string,
  seen?: number,
): Promise<void> => {
  const id = await requestOf(world)
  const version = seen ?? (await signatureVersion((await world.server()).db, id))
  await sendAs(world, who, '/segundas-firmas/mover', { id, version, evento, motivo })
}

/** The same line by the door of audit. */
export const moveOwnLine = (world: Mundo, who: string, evento: string): Promise<void> =>
  sendAs(world, who, `/ordenamiento/mover-linea/${OrderType.medications}`, {
    linea_id: world.lineId,
    evento,
    motivo: 'Se revisó la fórmula',
  })
