/** The desk of the authorisations, through its calls. */
import type { Answered } from '../../tests/support/server.ts'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import type { Mundo } from './mundo.ts'
import { DENIAL, waitingLine, type WaitingOptions } from '../../tests/support/authorisations.ts'

const CASE = 'autorizacion'

/** What was ordered waits; the scenario talks of it. */
export const waits = async (world: Mundo, options: WaitingOptions = {}): Promise<void> => {
  const { db } = await world.server()
  const { id, linea_id } = await waitingLine(db, options)
  world.remembered.set(CASE, id)
  world.lineId = linea_id
}

export const caseOf = async (world: Mundo) => {
  const { db } = await world.server()
  return db
    .selectFrom('autorizaciones')
    .selectAll()
    .where('id', '=', Number(world.remembered.get(CASE)))
    .executeTakeFirstOrThrow()
}

const sent = async (world: Mundo, who: string, path: string, body: object): Promise<Answered> => {
  const server = await world.server()
  world.token = await server.login(who)
  return world.call(path, body, { 'idempotency-key': crypto.randomUUID() })
}

export const moveCase = async (world: Mundo, who: string, evento: string, more: object = {}): Promise<Answered> => {
  const { id, version } = await caseOf(world)
  return sent(world, who, '/autorizaciones/mover', { id, version, evento, ...more })
}

export const proposeDenial = (world: Mundo, who: string, more: object = {}): Promise<Answered> =>
  moveCase(world, who, 'proponer_negacion', { ...DENIAL, ...more })

export const denyFromLine = (world: Mundo, who: string): Promise<Answered> =>
  sent(world, who, '/ordenamiento/mover-linea/2', {
    linea_id: world.lineId,
    evento: 'negar',
    motivo: 'No es pertinente',
  })

/** The state of the line in its words. */
export const lineState = async (world: Mundo): Promise<string> => {
  const { db } = await world.server()
  const { nombre } = await db
    .selectFrom('orden_procedimientos as l')
    .innerJoin('estados as e', 'e.id', 'l.estado_id')
    .select('e.nombre')
    .where('l.id', '=', world.lineId)
    .executeTakeFirstOrThrow()
  return nombre
}

export const deniedOf = async (world: Mundo): Promise<number> => {
  const { db } = await world.server()
  const { id } = await caseOf(world)
  const { cantidad } = await db
    .selectFrom('negaciones')
    .select('cantidad')
    .where('autorizacion_id', '=', id)
    .executeTakeFirstOrThrow()
  return cantidad
}

/** How a line may end without a decision of the desk: as what came from before it, or what another module did. */
const ENDS: Readonly<Record<string, object>> = {
  prestado: { estado_id: OrderStatus.done },
  anulado: { estado_id: OrderStatus.annulled },
  rehusado: { estado_id: OrderStatus.refused },
  negado: { estado_id: OrderStatus.denied },
  agendado: { estado_id: OrderStatus.scheduled },
  vencido: { estado_id: OrderStatus.active, fecha_vigencia: '2026-01-01', fecha_vencimiento: '2026-04-01' },
  'sin sede': { estado_id: OrderStatus.active, rep_id: null },
  'para firmar': { estado_id: OrderStatus.pendingAudit },
}

/** The line is so, and its request is of no effect. */
export const leftAs = async (world: Mundo, how: string): Promise<void> => {
  const { db } = await world.server()
  const end = ENDS[how]
  if (end === undefined) throw new Error(`No se sabe dejar lo ordenado ${how}`)
  await db.updateTable('orden_procedimientos').set(end).where('id', '=', world.lineId).execute()
  const { id } = await caseOf(world)
  await db.updateTable('autorizaciones').set({ estado: 'desistida' }).where('id', '=', id).execute()
}
