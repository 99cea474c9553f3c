/** Changes of an affiliate, asked by their document. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { CHANGE_KINDS, isChangeName } from '@cauce/domain/insurance/change-kinds'
import { novedades } from '@cauce/contract/novedades'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

const CHANGE = 'novedad'

export const personOf = async (world: Mundo, numero: string): Promise<number> => {
  const { db } = await world.server()
  const { afiliado_id } = await db
    .selectFrom('afiliado_documentos')
    .select('afiliado_id')
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow()
  return afiliado_id
}

export const siteOf = async (world: Mundo, nombre: string): Promise<string> => {
  const { db } = await world.server()
  const { id } = await db.selectFrom('reps').select('id').where('nombre', '=', nombre).executeTakeFirstOrThrow()
  return String(id)
}

/** A cause that serves for that change; empty where it asks none. */
const causeOf = async (world: Mundo, tipo: string): Promise<Readonly<Record<string, string>>> => {
  const { db } = await world.server()
  const mueve = isChangeName(tipo) ? (CHANGE_KINDS[tipo].mueve ?? '') : ''
  const row = await db.selectFrom('causas_afiliacion').select('id').where('clase', '=', mueve).executeTakeFirst()
  return row === undefined ? {} : { causa_id: String(row.id) }
}

interface Filed {
  readonly tipo: string
  readonly documento: string
  readonly dias?: number
  readonly despues?: Readonly<Record<string, string>>
}

const bodyOf = async (world: Mundo, { tipo, documento, dias = 0, despues }: Filed) => {
  const today = bogotaDate(Date.now())
  return {
    tipo,
    afiliado_id: await personOf(world, documento),
    fecha_novedad: addDays(today, -dias),
    despues: despues ?? { ...(await causeOf(world, tipo)), hasta: addDays(today, 100) },
  }
}

export const previewChange = async (world: Mundo, filed: Filed): Promise<void> => {
  await world.call('/afiliados/novedades/previsualizar', await bodyOf(world, filed))
}

/** What was filed last is what is moved next. */
export const fileChange = async (world: Mundo, filed: Filed): Promise<void> => {
  const body = { ...(await bodyOf(world, filed)), soporte: 'Carta de la demostración' }
  const answer = await world.call('/afiliados/novedades/radicar', body, { 'idempotency-key': crypto.randomUUID() })
  if (answer.status === 200) world.remembered.set(CHANGE, read(novedades.radicar, answer).id)
}

export const moveChange = async (world: Mundo, evento: string, version: number): Promise<void> => {
  const body = { id: world.remembered.get(CHANGE), version, evento }
  await world.call('/afiliados/novedades/mover', body, { 'idempotency-key': crypto.randomUUID() })
}
