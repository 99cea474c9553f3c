/** Portabilities, asked by the document of who goes and the code of where to. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { portabilidades } from '@cauce/contract/portabilidades'
import { turnPortabilities } from '../../apps/api/src/modules/portabilidades/open.ts'
import type { Mundo } from './mundo.ts'
import { personOf, siteOf } from './novedades.ts'
import { read } from './respuestas.ts'

const KEPT = 'portabilidad'
const DAY_MS = 86_400_000

const once = () => ({ 'idempotency-key': crypto.randomUUID() })
const today = (world: Mundo) => bogotaDate(Date.now() + world.aheadMs)

/** `dias` 0: nobody says until when; null: the family lives apart. */
export const filePortability = async (
  world: Mundo,
  { documento, destino, dias }: { documento: string; destino: string; dias: number | null },
): Promise<void> => {
  const { db } = await world.server()
  const town = await db.selectFrom('municipios').select('id').where('codigo', '=', destino).executeTakeFirstOrThrow()
  const from = today(world)
  const body = {
    sentido: 'salida',
    afiliado_id: await personOf(world, documento),
    municipio_destino_id: town.id,
    fecha_inicio: from,
    fecha_fin: dias === 0 || dias === null ? null : addDays(from, dias),
    dispersion: dias === null,
    razon: 'Trabajo de la demostración',
    telefono: '3105550000',
  }
  const answer = await world.call('/portabilidades/radicar', body, once())
  if (answer.status === 200) world.remembered.set(KEPT, read(portabilidades.radicar, answer).id)
}

const versionOf = async (world: Mundo): Promise<number> => {
  const { db } = await world.server()
  const id = Number(world.remembered.get(KEPT))
  return (await db.selectFrom('portabilidades').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version
}

/** What was filed last is what is moved. */
export const movePortability = async (world: Mundo, evento: string, more: object = {}): Promise<void> => {
  const body = { id: world.remembered.get(KEPT), version: await versionOf(world), evento, ...more }
  await world.call('/portabilidades/mover', body, once())
}

export const assignSite = async (world: Mundo, sede: string): Promise<void> => {
  await movePortability(world, 'tomar')
  const rep_id = Number(await siteOf(world, sede))
  const body = { id: world.remembered.get(KEPT), version: await versionOf(world), rep_id }
  await world.call('/portabilidades/asignar', body, once())
}

/** The clock goes on, and what begins or ends meanwhile does. */
export const daysPass = async (world: Mundo, days: number): Promise<void> => {
  const { db } = await world.server()
  world.aheadMs += days * DAY_MS
  const now = () => new Date(Date.now() + world.aheadMs)
  // Nobody's password grew old meanwhile: this is about something else.
  await db
    .updateTable('users')
    .set({ password_changed_at: now() })
    .where('password_changed_at', 'is not', null)
    .execute()
  await turnPortabilities({ db, now, signal: new AbortController().signal })
}

export const extendPortability = (world: Mundo, days: number): Promise<void> =>
  movePortability(world, 'prorrogar', { hasta: addDays(bogotaDate(Date.now()), days) })
