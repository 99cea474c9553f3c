/** Reading ordered schemes: the one in course, and the history of an affiliate. @fuente spec 2 §3, §7 */
import * as Schema from 'effect/Schema'
import { whyNotInCourse } from '@cauce/domain/oncology/in-course'
import { schemeName, schemeStatusName } from '@cauce/domain/oncology/names'
import { DoseIndex, type ActiveSchemeLine, type SchemeHistoryItem } from '@cauce/domain/oncology/scheme'
import { dosageInWords } from '@cauce/domain/oncology/scheme-line'
import { auditRead } from '../../audit/audit.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { othersConsultation, reachConsultation } from '../consultas/access.ts'
import { fullName } from '../consultas/affiliate-queries.ts'
import { routeOfRow } from '../direccionamiento/route-of-row.ts'
import { surfaceOf } from '../consultas/measures-queries.ts'
import { datesOf } from './course-queries.ts'
import * as queries from './order-queries.ts'

const isIndex = Schema.is(DoseIndex)

const surfaceOfOrder = ({ fecha, isc, peso, talla }: queries.SchemeLineRow) =>
  fecha === null ? null : surfaceOf({ fecha, isc, peso, talla })

const stateOf = (estado_id: number) => ({ id: estado_id, nombre: schemeStatusName(estado_id) })

const activeLine = (row: queries.SchemeLineRow): ActiveSchemeLine => ({
  id: row.id,
  orden_id: row.orden_id,
  orden_esquemas_id: row.orden_esquemas_id,
  esquema_id: row.esquema_id,
  nombre_esquema: schemeName(row),
  ciclo: row.ciclo,
  ciclo_total: row.ciclo_total,
  codesumi: { id: row.codesumi_id, nombre: row.medicamento },
  cantidad_medico: row.cantidad_aplicaciones,
  dosificacion: dosageInWords({
    dosis_formulada: Number(row.dosis_formulada),
    unidad_formulada: row.unidad_formulada,
    via: row.via,
    dias: row.dias,
  }),
  dosis: Number(row.dosis),
  unidad_medida: row.unidad_medida,
  indice_dosis: isIndex(row.indice_dosis) ? row.indice_dosis : 'FIJA',
  dosis_formulada: Number(row.dosis_formulada),
  unidad_formulada: row.unidad_formulada,
  via: row.via,
  dias_aplicacion: row.dias,
  fase: row.fase,
  duracion_infusion: row.duracion_infusion,
  nota_esquema: row.nota_esquema,
  observacion: row.observaciones,
  fecha_agendamiento: row.fecha_agendamiento,
  fechas: datesOf(row.fechas),
  estado_id: row.estado_id,
  estado: stateOf(row.estado_id),
  estado_motivo: row.estado_motivo,
  aplicada_el: row.aplicada_el,
  aplicada_por: row.aplicada_por,
  isc: surfaceOfOrder(row),
  ...routeOfRow({ ...row, rep_nombre: row.rep }),
  medico: row.medico,
  created_at: row.created_at.toISOString(),
})

/** Lines of the scheme in course of the affiliate of the consultation; none: another one can be ordered. */
export const activeScheme = async (ctx: UserCtx, consultaId: number): Promise<readonly ActiveSchemeLine[]> => {
  const { afiliado_id } = await reachConsultation(ctx, consultaId)
  auditRead(ctx, { accion: 'ordenes.leer', recurso: 'consulta', recurso_id: consultaId, afiliado_id })
  const lines = (await queries.activeLines(ctx.db, afiliado_id)).map(activeLine)
  return whyNotInCourse({ en_curso: true, lineas: lines }, ctx.today()) === null ? lines : []
}

/** Every line of every scheme of the affiliate, for who attends them. */
export const schemeHistory = async (ctx: UserCtx, afiliadoId: number): Promise<readonly SchemeHistoryItem[]> => {
  const reached = await queries.attendedAffiliate(ctx.db, ctx, afiliadoId)
  const person = await queries.patientRow(ctx.db, afiliadoId)
  if (!reached || !person) throw notFound()
  if (!reached.accesible) throw othersConsultation()
  auditRead(ctx, { accion: 'esquema.leer', recurso: 'afiliado', recurso_id: afiliadoId, afiliado_id: afiliadoId })
  const afiliado = {
    numero_documento: person.numero_documento,
    nombre_completo: fullName(
      person.primer_nombre,
      person.segundo_nombre,
      person.primer_apellido,
      person.segundo_apellido,
    ),
    entidad: { nombre: person.entidad },
  }
  return (await queries.historyLines(ctx.db, afiliadoId)).map((row) => ({
    id: row.id,
    orden_id: row.orden_id,
    estado_id: row.estado_id,
    estado: stateOf(row.estado_id),
    consulta: { afiliado },
    nombre_esquema: schemeName(row),
    medicamento: row.medicamento,
    paginacion: `${row.ciclo}/${row.ciclo_total}`,
    dia: row.dias,
    fecha_agendamiento: row.fecha_agendamiento,
    estado_motivo: row.estado_motivo,
    created_at: row.created_at.toISOString(),
  }))
}
