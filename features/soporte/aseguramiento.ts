/** The rights of a person, asked by their document. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { Mundo } from './mundo.ts'

/** The kinds of document that the demo has, by how long a number of each is. */
const kindOf = async (world: Mundo, numero: string): Promise<number> => {
  const { db } = await world.server()
  const owner = await db
    .selectFrom('afiliado_documentos')
    .select('tipo_documento_id')
    .where('numero', '=', numero)
    .executeTakeFirst()
  return owner?.tipo_documento_id ?? 1
}

/** @param days from today; 0: the day is left out */
export const askRights = async (world: Mundo, numero: string, days = 0): Promise<void> => {
  const tipo_documento_id = await kindOf(world, numero)
  const fecha = days === 0 ? {} : { fecha: addDays(bogotaDate(Date.now()), days) }
  world.answer = await world.call('/afiliados/derechos', { tipo_documento_id, numero, ...fecha })
}
