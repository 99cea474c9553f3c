/** Who prescribed, who hands over and who attends today learn that something changed of a patient of theirs. */
import { sql, type Transaction } from 'kysely'
import { REVIEW_EVENT } from '@cauce/domain/antecedents/learned'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { DELIVER_PERMISSION } from '@cauce/contract/historico'
import type { DB } from '../../db/tables.ts'
import { defineHandler, type HandlerCtx } from '../../kit/events/definition.ts'

/** Whoever attends them today has their screen open; the others have something of theirs to look at. */
const concernedBy = async (trx: Transaction<DB>, afiliado_id: number, today: string): Promise<readonly number[]> => {
  const day = `${today}T00:00:00-05:00`
  const { rows } = await sql<{ readonly id: number }>`
    select c.medico_user_id as id from consultas c
      where c.afiliado_id = ${afiliado_id}::int and c.medico_user_id is not null
        and c.fecha_hora >= ${day}::timestamptz and c.fecha_hora < ${day}::timestamptz + interval '1 day'
    union select o.user_id from medicamentos_por_revisar v join ordenes o on o.id = v.orden_id
      where v.afiliado_id = ${afiliado_id}::int
    union select ur.user_id from permisos p join role_permiso rp on rp.permiso_id = p.id
      join user_role ur on ur.role_id = rp.role_id join users u on u.id = ur.user_id and u.activo
      left join operadores x on x.id = u.operador_id
      where p.nombre = ${DELIVER_PERMISSION} and exists (select from medicamentos_por_revisar v
        join orden_articulos l on l.id = v.orden_articulos_id
        where v.afiliado_id = ${afiliado_id}::int and (x.rep_id is null or l.rep_id = x.rep_id))`.execute(trx)
  return rows.map(({ id }) => id)
}

/** A hint of nobody: who hears it asks for what they may see. */
const tell = async ({ trx, realtime, now }: HandlerCtx, afiliado_id: number): Promise<void> => {
  const today = bogotaDate(now().getTime())
  for (const id of await concernedBy(trx, afiliado_id, today)) realtime.toUser(id, REVIEW_EVENT, {})
}

export const tellAllergy = defineHandler({
  name: 'alertas.avisar_alergia',
  event: 'alergia.registrada',
  words: 'Avisar a quien formuló y a la farmacia que se anotó una alergia',
  run: (ctx, { payload }) => tell(ctx, payload.afiliado_id),
})

export const tellFact = defineHandler({
  name: 'alertas.avisar_dato',
  event: 'dato_clinico.registrado',
  words: 'Avisar a quien formuló y a la farmacia que se supo algo del paciente',
  run: (ctx, { payload }) => tell(ctx, payload.afiliado_id),
})
