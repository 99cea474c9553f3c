/** What finalising a record asks and writes. */
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { KeptMeasures } from '@cauce/domain/clinical-record/kept-measures'
import type { OrderedLine } from '@cauce/domain/clinical-record/required-to-finalise'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import { measuresOf } from '../consultas/measures.ts'
import { LINE_KINDS } from '../ordenamiento/line-kinds.ts'
import { anyOf } from '../medicamentos/any-of.ts'

type LineType = Exclude<OrderType, typeof OrderType.schemes>
/** Column of the line that names what was ordered. */
const ITEM: Readonly<Record<LineType, string>> = {
  [OrderType.medications]: 'codesumi_id',
  [OrderType.procedures]: 'cup_id',
  [OrderType.ownCodes]: 'codigo_propio_id',
}

const linesOf = (tipo: LineType) => {
  const { tabla, catalogo } = LINE_KINDS[tipo]
  return sql`select ${sql.lit(tipo)}::int as tipo_orden_id, l.orden_id, x.nombre, l.estado_id, l.rep_id, l.id
    from ${sql.table(tabla)} l join ordenes o on o.id = l.orden_id join ${sql.table(catalogo)} x on x.id = ${sql.ref(`l.${ITEM[tipo]}`)}
    where o.consulta_id = pedida.id`
}

/** A scheme is one line, with the state of the first of its medicines that goes on. */
const schemes = sql`select ${sql.lit(OrderType.schemes)}::int, e.orden_id, trim(concat(e.abreviatura_esquema, ' ', e.nombre_esquema)),
    coalesce((select min(l.estado_id) from orden_esquema_lineas l where l.orden_esquemas_id = e.id
      and l.estado_id not in (${sql.lit(SchemeStatus.cancelled)}, ${sql.lit(SchemeStatus.suspended)}, ${sql.lit(SchemeStatus.unsigned)})), ${sql.lit(SchemeStatus.cancelled)}::int),
    e.rep_id, e.id
  from orden_esquemas e join ordenes o on o.id = e.orden_id where o.consulta_id = pedida.id`

/** Every line that was ordered in the consultation, of the four kinds. */
export const orderedLines = async (
  db: Kysely<DB>,
  consultaId: number,
): Promise<readonly (OrderedLine & { readonly linea_id: number })[]> => {
  const { rows } = await sql<OrderedLine & { readonly linea_id: number }>`
    select linea.tipo_orden_id, linea.orden_id, linea.nombre, linea.estado_id, linea.rep_id, linea.id as linea_id
    from (select ${consultaId}::int as id) pedida cross join lateral (
      ${linesOf(OrderType.medications)} union all ${linesOf(OrderType.procedures)} union all ${schemes} union all ${linesOf(OrderType.ownCodes)}
    ) linea
    order by linea.orden_id, linea.tipo_orden_id, linea.id`.execute(db)
  return rows
}

/** Those of the ids that the CIE-10 has and can be chosen. */
export const catalogueDiagnoses = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('cie10')
    .select(['id', 'codigo', 'nombre'])
    .where('id', '=', anyOf(ids))
    .where('seleccionable', '=', true)
    .execute()

/** The measures that the consultation has, alone until the transaction ends. */
export const measuresBefore = async (db: Kysely<DB>, consultaId: number): Promise<KeptMeasures | null> => {
  const row = await db
    .selectFrom('medidas')
    .selectAll()
    .where('consulta_id', '=', consultaId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row === undefined ? null : measuresOf(row)
}

export const keepMeasures = (trx: Transaction<DB>, consulta_id: number, measured: KeptMeasures) =>
  trx
    .insertInto('medidas')
    .values({ consulta_id, ...measured })
    .onConflict((conflict) => conflict.column('consulta_id').doUpdateSet({ ...measured }))
    .execute()

/** The diagnoses of the consultation are those of its record. */
export const replaceDiagnoses = async (
  trx: Transaction<DB>,
  consulta_id: number,
  diagnoses: readonly { readonly id: number; readonly principal: boolean; readonly tipo: string | null }[],
): Promise<void> => {
  await trx.deleteFrom('consulta_diagnosticos').where('consulta_id', '=', consulta_id).execute()
  if (diagnoses.length === 0) return
  await trx
    .insertInto('consulta_diagnosticos')
    .values(diagnoses.map(({ id, principal, tipo }) => ({ consulta_id, cie10_id: id, principal, tipo })))
    .execute()
}

export const insertRecord = (trx: Transaction<DB>, record: Insertable<DB['historias']>) =>
  trx.insertInto('historias').values(record).execute()

export const markAttended = (trx: Transaction<DB>, consultaId: number) =>
  trx.updateTable('consultas').set({ estado_id: ConsultationStatus.attended }).where('id', '=', consultaId).execute()
