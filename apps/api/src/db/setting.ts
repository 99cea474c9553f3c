/** A dated setting: the row of `ajustes` that is in force. */
import type { Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { FigureKey } from '@cauce/domain/law/figures'
import type { DB } from './tables.ts'

/** As it is stored; undefined where none is in force yet. */
export const settingOf = async (
  { db, today }: { readonly db: Kysely<DB>; readonly today: () => CalendarDate },
  clave: string,
): Promise<unknown> =>
  (
    await db
      .selectFrom('ajustes')
      .select('valor')
      .where('clave', '=', clave)
      .where('vigente_desde', '<=', today())
      .orderBy('vigente_desde', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.valor

/** Every row of some figures, which rules read by the day of the act. */
export const figureRows = (db: Kysely<DB>, claves: readonly FigureKey[]) =>
  db
    .selectFrom('ajustes')
    .select(['clave', 'valor', 'vigente_desde', 'fuente'])
    .where('clave', 'in', [...claves])
    .execute()
