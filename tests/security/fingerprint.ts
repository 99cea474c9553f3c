/** Everything that a call can write, in one line: if it is the same before and after, nothing was written. */
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../apps/api/src/db/tables.ts'

/** Counts of rows, and the states of those that change in place. The audit is apart: refusals may be audited. */
export const fingerprint = async (db: Kysely<DB>): Promise<object> => {
  const { rows } = await sql<Record<string, unknown>>`select
    (select count(*) from ordenes) as ordenes,
    (select count(*) from orden_procedimiento_movimientos) as movimientos,
    (select count(*) from direccionamientos) as direccionamientos,
    (select count(*) from consentimientos) as consentimientos,
    (select count(*) from correos) as correos,
    (select count(*) from idempotencia) as idempotencia,
    (select count(*) from sesiones where revocada_at is null) as sesiones,
    (select count(*) from users) as usuarios,
    (select md5(string_agg(concat_ws(':', id, estado_id, rep_id, cantidad, consentimiento), ',' order by id))
      from orden_procedimientos) as lineas,
    (select md5(string_agg(concat_ws(':', id, estado_id), ',' order by id)) from consultas) as consultas,
    (select md5(string_agg(concat_ws(':', id, estado), ',' order by id)) from documentos) as documentos`.execute(db)
  return rows[0] ?? {}
}
