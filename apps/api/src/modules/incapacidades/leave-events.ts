/** What sick leave tells the other modules: the days that count, never why. */
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { sql, type Kysely } from 'kysely'
import * as Schema from 'effect/Schema'
import { EVENTS } from '@cauce/domain/kit/events/events'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { publish } from '../../kit/events/publish.ts'

const shape = Schema.decodeUnknownSync(EVENTS['incapacidad.registrada'].payload)

/** Tells it as it is now, in the transaction that wrote it. A lifted leave counts up to the day before. */
export const tellLeave = async (
  db: Kysely<DB>,
  ctx: UserCtx,
  nombre: 'incapacidad.registrada' | 'incapacidad.anulada' | 'incapacidad.levantada',
  id: number,
): Promise<void> => {
  const { fecha_levantamiento, fecha_final, ...leave } = await db
    .selectFrom('incapacidades')
    .select(['id as incapacidad_id', 'afiliado_id', 'consulta_id', 'clase_incapacidad as clase', 'contingencia'])
    .select(sql<string>`fecha_inicio::text`.as('desde'))
    .select(['fecha_levantamiento', 'fecha_final'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const hasta = fecha_levantamiento === null ? fecha_final : addDays(fecha_levantamiento, -1)
  await publish(db, ctx, { nombre, agregado: `incapacidad:${id}`, payload: shape({ ...leave, hasta }) })
}
