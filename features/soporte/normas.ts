/** A figure of a norm, proposed and decided by whoever the scenario names. */
import { randomUUID } from 'node:crypto'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { inForce } from '@cauce/domain/sick-leave/law'
import { LEAVE_FIGURES, leaveLawOf } from '@cauce/domain/sick-leave/leave-law'
import type { Mundo } from './mundo.ts'

const KEY = LEAVE_FIGURES.certificado

const send = async (world: Mundo, who: string, path: string, body: object): Promise<void> => {
  const server = await world.server()
  const headers = { 'idempotency-key': randomUUID() }
  world.answer = await server.call(`/api/normas/${path}`, { body, headers, token: await server.login(who) })
}

const inDays = (days: number): string => addDays(bogotaDate(Date.now()), days)

export const proposeDays = (world: Mundo, who: string, dias: number, since: number): Promise<void> =>
  send(world, who, 'proponer', {
    clave: KEY,
    valor: { cualquiera: dias, maternidad: 266 },
    vigente_desde: inDays(since),
    norma: 'Decreto 1 de 2026',
    articulo: 'art. 2',
    motivo: 'La norma nueva cambió el máximo de días',
  })

const newest = async (world: Mundo) => {
  const { db } = await world.server()
  return db.selectFrom('cifra_propuestas').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
}

export const decideNewest = async (world: Mundo, who: string, evento: string, motivo: string): Promise<void> =>
  send(world, who, 'decidir', { id: (await newest(world)).id, evento, motivo })

export const newestState = async (world: Mundo) => (await newest(world)).estado

/** Days that a certificate of that day may have, by the rows that are stored. */
export const certificateOn = async (world: Mundo, days: number): Promise<number> => {
  const { db } = await world.server()
  const rows = await db.selectFrom('ajustes').selectAll().where('clave', '=', KEY).execute()
  return inForce(leaveLawOf(rows).certificado, inDays(days)).cualquiera
}
