/** Services of the own-code catalogue: found and active. @fuente spec 2 §7 */
import type { ActiveServiceLine, OwnCode } from '@cauce/domain/own-code/service-line'
import { auditRead } from '../../audit/audit.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { othersConsultation } from '../consultas/access.ts'
import { routeOfRow } from '../direccionamiento/route-of-row.ts'
import * as queries from './queries.ts'

/** Services by code or name. */
export const findServices = async (ctx: UserCtx, texto: string): Promise<{ original: OwnCode[] }> => {
  const rows = await queries.searchServices(ctx.db, texto)
  return { original: rows.map((row) => ({ ...row, CodigoNombre: `${row.codigo} ${row.nombre}` })) }
}

const activeLine = (row: queries.ActiveServiceRow): ActiveServiceLine => ({
  id: row.id,
  orden_id: row.orden_id,
  codigo_propio: { id: row.codigo_propio_id, codigo: row.codigo, nombre: row.nombre },
  cantidad: row.cantidad,
  observacion: row.observacion,
  ...routeOfRow(row),
  fecha_vigencia: row.fecha_vigencia,
  fecha_vencimiento: row.fecha_vencimiento,
  estado_id: row.estado_id,
  estado: { id: row.estado_id, nombre: row.estado },
  estado_desde: row.estado_desde,
  estado_motivo: row.estado_motivo,
  created_at: row.created_at,
})

/** Services of the affiliate of the consultation, in one reading with the check of whose it is. */
export const activeServices = async (ctx: UserCtx, consultaId: number): Promise<ActiveServiceLine[]> => {
  const found = await queries.activeServices(ctx.db, ctx, consultaId)
  if (!found) throw notFound()
  if (!found.accesible) throw othersConsultation()
  const { afiliado_id } = found
  auditRead(ctx, { accion: 'ordenes.leer', recurso: 'consulta', recurso_id: consultaId, afiliado_id })
  return found.lineas.map(activeLine)
}
