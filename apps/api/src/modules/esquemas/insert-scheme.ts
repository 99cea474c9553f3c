/** Writing a scheme order: its head, a line for each drug of each cycle, their first step and the routing of the whole. */
import { sql, type Transaction } from 'kysely'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import type { Passed } from '../alertas/gate.ts'
import { askSignatures } from '../firmas/ask-signatures.ts'
import type { CheckedSchemeOrder, NewScheme } from './new-scheme.ts'
import { jsonText } from '../../db/json-text.ts'

type Stored = NewScheme & CheckedSchemeOrder

const insertHead = async (trx: Transaction<DB>, scheme: Stored, orden_id: number): Promise<number | null> => {
  const { surface, routing } = scheme
  const head = await trx
    .insertInto('orden_esquemas')
    .values({
      orden_id,
      afiliado_id: scheme.afiliado_id,
      esquema_id: scheme.esquema_id,
      abreviatura_esquema: scheme.abreviatura_esquema,
      nombre_esquema: scheme.nombre_esquema,
      biografia: scheme.biografia,
      ciclo: scheme.ciclo,
      ciclo_total: scheme.ciclo_total,
      frecuencia_repeticion: scheme.frecuencia_repeticion,
      fecha_inicio: scheme.fecha_inicio,
      isc: surface?.isc ?? null,
      isc_peso: surface?.peso ?? null,
      isc_talla: surface?.talla ?? null,
      isc_fecha: surface?.fecha ?? null,
      isc_formula: surface?.formula ?? null,
      comprobaciones: jsonText(scheme.comprobaciones),
      urgencia_vital: scheme.urgencia_vital,
      rep_id: routing.rep_id,
      direccionamieno_automatico: routing.automatico,
      regla_direccionamiento: routing.regla,
      motivo_direccionamiento: routing.motivo,
      created_at: scheme.created_at,
    })
    .onConflict((conflict) => conflict.column('afiliado_id').where('en_curso', '=', true).doNothing())
    .returning('id')
    .executeTakeFirst()
  return head?.id ?? null
}

const insertRouting = async (trx: Transaction<DB>, scheme: Stored, headId: number): Promise<void> => {
  const { rep_id, regla, motivo } = scheme.routing
  if (rep_id === null) return
  const { id } = await trx
    .insertInto('direccionamientos')
    .values({
      orden_esquemas_id: headId,
      rep_id,
      regla,
      motivo,
      user_id: scheme.user_id,
      created_at: scheme.created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.updateTable('orden_esquemas').set({ direccionamiento_id: id }).where('id', '=', headId).execute()
}

/** In one statement whatever the number of cycles: the lines and the first step of each. */
const insertLines = async (
  trx: Transaction<DB>,
  head: { readonly id: number; readonly orden_id: number },
  scheme: Stored,
): Promise<void> => {
  const at = sql`${scheme.created_at.toISOString()}::timestamptz`
  await sql`
    with lineas as (
      insert into orden_esquema_lineas (orden_esquemas_id, orden_id, afiliado_id, ciclo, posicion, medicamento, codesumi_id, dosis,
        unidad_medida, indice_dosis, dosis_formulada, unidad_formulada, propuesta, via, dias, fase, cantidad_aplicaciones,
        observaciones, desviacion, motivo_desviacion, duracion_infusion, nota_esquema, fecha_agendamiento, fechas, estado_id, estado_desde,
        estado_motivo, created_at)
      select ${head.id}::int, ${head.orden_id}::int, ${scheme.afiliado_id}::int, e.ciclo, e.posicion, e.medicamento, e.codesumi_id,
        e.dosis, e.unidad_medida, e.indice_dosis, e.dosis_formulada, e.unidad_formulada, e.propuesta, e.via, e.dias, e.fase,
        e.cantidad_aplicaciones, e.observaciones, e.desviacion, e.motivo_desviacion, e.duracion_infusion, e.nota_esquema,
        e.fecha_agendamiento, e.fechas, e.estado_id, ${at}, ${scheme.motivo}::text, ${at}
      from jsonb_to_recordset(${jsonText(scheme.rows)}::jsonb) as e (
        ciclo int, posicion int, medicamento text, codesumi_id int, dosis numeric, unidad_medida text, indice_dosis text,
        dosis_formulada numeric, unidad_formulada text, propuesta jsonb, via text, dias text, fase text,
        cantidad_aplicaciones int, observaciones text, desviacion numeric, motivo_desviacion text,
        duracion_infusion text, nota_esquema text, fecha_agendamiento date, fechas jsonb, estado_id int)
      order by e.ciclo, e.posicion
      returning id, estado_id
    )
    insert into orden_movimientos (orden_esquema_lineas_id, evento, a_estado_id, user_id, motivo, created_at)
    select id, 'crear', estado_id, ${scheme.user_id}::int, ${scheme.motivo}::text, ${at} from lineas`.execute(trx)
}

/** Writes what the gate let through; answers the order's id, or null when the affiliate has a scheme in course (also under two simultaneous requests). */
export const insertScheme = async (
  trx: Transaction<DB>,
  created: NewScheme,
  passed: Passed<CheckedSchemeOrder>,
): Promise<number | null> => {
  const scheme: Stored = { ...created, ...passed.what }
  const { consulta_id, afiliado_id, user_id, created_at } = scheme
  const { id: orden_id } = await trx
    .insertInto('ordenes')
    .values({ consulta_id, afiliado_id, tipo_orden_id: OrderType.schemes, user_id, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const headId = await insertHead(trx, scheme, orden_id)
  if (headId === null) return null
  await insertLines(trx, { id: headId, orden_id }, scheme)
  await insertRouting(trx, scheme, headId)
  if (scheme.firma !== null)
    await askSignatures(trx, { id: orden_id, consulta_id, afiliado_id, user_id, created_at }, [
      { ...scheme.firma, orden_esquemas_id: headId },
    ])
  return orden_id
}
