/** A line that is born waiting for an authorisation opens a request for it, in the transaction of its order. */
import { sql, type Kysely } from 'kysely'
import { AUTHORISATION_LIFE } from '@cauce/domain/authorisation/authorisation-life'
import { AUTHORISATION_OWNER, authorisationTerm, requestClass } from '@cauce/domain/authorisation/request-class'
import { procedureKind, type AskedKind } from '@cauce/domain/authorisation/valid-until'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import { openTerms } from '../../kit/clock/open-term.ts'
import { beginLives } from '../../kit/life/movements.ts'

const BATCH = 500

interface WaitingLine {
  readonly orden_procedimientos_id: number | null
  readonly orden_articulos_id: number | null
  readonly orden_codigo_propio_id: number | null
  readonly orden_id: number
  readonly afiliado_id: number
  readonly tipo_orden_id: number
  readonly codigo: string
  readonly cantidad: number
  readonly rep_id: number | null
  readonly pedida_por_user_id: number
  readonly recibida_at: Date
  readonly fecha_nacimiento: string
  readonly gestante: boolean
  readonly discapacidad: boolean
  readonly oncologica: boolean
}

/** Whether the person had the condition on the day of the order. */
const had = (
  clase: string,
) => sql`exists (select from afiliado_condiciones n where n.afiliado_id = w.afiliado_id and n.clase = ${clase}
  and n.reemplazado_at is null and w.dia between n.desde and coalesce(n.hasta, 'infinity'))`

/** Cancer, in what the order was for. */
const CANCER = '^(C[0-9][0-9]|D0[0-9])'

/** Lines that wait for audit and have no request; of one order, or of any. */
const waiting = async (db: Kysely<DB>, orden_id: number | null): Promise<readonly WaitingLine[]> => {
  const of = orden_id === null ? sql`true` : sql`l.orden_id = ${orden_id}::int`
  const waits = sql`${of} and l.estado_id = ${OrderStatus.pendingAudit}::int and not exists (select from autorizaciones z where `
  const { rows } = await sql<WaitingLine>`
    with w as (
      select l.id as orden_procedimientos_id, null::int as orden_articulos_id, null::int as orden_codigo_propio_id, l.orden_id,
        l.afiliado_id, ${OrderType.procedures}::int as tipo_orden_id, c.codigo, l.cantidad, l.rep_id, null::int as cie10_id, l.created_at
      from orden_procedimientos l join cups c on c.id = l.cup_id where ${waits} z.orden_procedimientos_id = l.id)
      union all select null, l.id, null, l.orden_id, l.afiliado_id, ${OrderType.medications}::int, '', l.cantidad_medico, l.rep_id,
        l.diagnostico_id, l.created_at
      from orden_articulos l where l.requiere_autorizacion and ${waits} z.orden_articulos_id = l.id)
      union all select null, null, l.id, l.orden_id, l.afiliado_id, ${OrderType.ownCodes}::int, '', l.cantidad, l.rep_id, null, l.created_at
      from orden_codigos_propios l where ${waits} z.orden_codigo_propio_id = l.id)
      limit ${BATCH}
    )
    select w.orden_procedimientos_id, w.orden_articulos_id, w.orden_codigo_propio_id, w.orden_id, w.afiliado_id, w.tipo_orden_id, w.codigo,
      greatest(1, w.cantidad)::int as cantidad, w.rep_id, d.user_id as pedida_por_user_id, w.created_at as recibida_at,
      a.fecha_nacimiento, ${had('gestacion')} as gestante, ${had('discapacidad')} as discapacidad,
      exists (select from cie10 x where x.codigo ~ ${CANCER} and (x.id = w.cie10_id
        or x.id in (select g.cie10_id from consulta_diagnosticos g where g.consulta_id = d.consulta_id))) as oncologica
    from (select w.*, (w.created_at at time zone 'America/Bogota')::date as dia from w) w
    join ordenes d on d.id = w.orden_id join afiliados a on a.id = w.afiliado_id
    order by w.created_at, w.orden_id`.execute(db)
  return rows
}

const kindOf = ({ tipo_orden_id, codigo }: WaitingLine): AskedKind => {
  if (tipo_orden_id === OrderType.medications) return 'medicamento'
  return tipo_orden_id === OrderType.procedures ? procedureKind(codigo) : 'codigo_propio'
}

const requestOf = (line: WaitingLine) => {
  const { codigo: _code, fecha_nacimiento, gestante, discapacidad, ...columns } = line
  const { clase, por_que } = requestClass(
    { fecha_nacimiento, gestante, discapacidad },
    bogotaDate(line.recibida_at.getTime()),
  )
  return {
    ...columns,
    que: kindOf(line),
    clase,
    clase_por_que: por_que,
    estado: 'en_cola' as const,
    // Counted below, by the clock.
    vence_at: new Date(line.recibida_at.getTime() + 1),
  }
}

/** Opens what is missing; answers how many. Its clock runs from when the line was ordered, whenever this is written. */
export const openRequests = async (trx: Kysely<DB>, orden_id: number | null): Promise<number> => {
  const lines = await waiting(trx, orden_id)
  if (lines.length === 0) return 0
  const made = await trx
    .insertInto('autorizaciones')
    .values(lines.map(requestOf))
    .returning(['id', 'estado', 'clase', 'recibida_at', 'pedida_por_user_id'])
    .execute()
  await openTerms(
    trx,
    made.map(({ id, clase, recibida_at, pedida_por_user_id }) => ({
      dueno_tipo: AUTHORISATION_OWNER,
      dueno_id: id,
      clase: authorisationTerm(clase),
      inicio: recibida_at,
      user_id: pedida_por_user_id,
    })),
  )
  await sql`update autorizaciones z set vence_at = t.vence_at from terminos t where t.dueno_tipo = ${AUTHORISATION_OWNER}
    and t.dueno_id = z.id and t.gobierna and z.id = any(${made.map(({ id }) => id)}::int[])`.execute(trx)
  for (const { id, estado, pedida_por_user_id: user_id, recibida_at: created_at } of made)
    await beginLives(trx, AUTHORISATION_LIFE.name, [{ id, estado }], { user_id, created_at })
  return made.length
}

/** What an earlier version kept without its request. */
export const openMissing = async (trx: Kysely<DB>): Promise<void> => {
  while ((await openRequests(trx, null)) === BATCH);
}
