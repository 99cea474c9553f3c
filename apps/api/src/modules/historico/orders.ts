/** What was ordered to an affiliate, of every kind. */
import { orderedAmount } from '@cauce/domain/history/order-kinds'
import type { OrderHistoryRow } from '@cauce/domain/history/rows'
import type { Answer, Body } from '@cauce/contract/entry'
import type { historico } from '@cauce/contract/historico'
import type { UserCtx } from '../../http/handle.ts'
import { named } from '../consultas/affiliate-queries.ts'
import * as queries from './order-queries.ts'
import { askedFor, sliceOf, totalOf } from './paging.ts'
import { noteReading, reachAffiliate, requirePeriod } from './reader.ts'

type Module = typeof historico

/** The most lines of one consultation that are shown with it. */
const MAX_OF_CONSULTATION = 500

const rowOf = (row: queries.LineRow): OrderHistoryRow => ({
  tipo_orden_id: row.tipo_orden_id,
  orden_id: row.orden_id,
  linea_id: row.linea_id,
  consulta_id: row.consulta_id,
  codigo: row.codigo,
  nombre: row.nombre,
  cantidad: orderedAmount({ ...row, dosis: row.dosis === null ? null : Number(row.dosis) }),
  medico: row.medico,
  rep: named(row.rep_id, row.rep),
  estado_id: row.estado_id,
  estado: { id: row.estado_id, nombre: row.estado },
  fecha_vigencia: row.fecha_vigencia,
  fecha_vencimiento: row.fecha_vencimiento,
  created_at: row.created_at.toISOString(),
})

/** A page of the lines of the affiliate, the newest first unless told. */
export const orders = async (ctx: UserCtx, asked: Body<Module['ordenes']>): Promise<Answer<Module['ordenes']>> => {
  requirePeriod(asked)
  await reachAffiliate(ctx, asked.afiliado_id)
  const slice = sliceOf(asked)
  const por_estado = await queries.lineStates(ctx.db, asked)
  const rows = await queries.linePage(ctx.db, asked, { ...slice, orden: asked.orden ?? '-fecha' })
  noteReading(ctx, asked.afiliado_id, { accion: 'historico.ordenes', detalle: askedFor(asked) })
  return {
    data: rows.map(rowOf),
    total: totalOf(por_estado, asked.estado_id),
    pagina: slice.pagina,
    por_pagina: slice.por_pagina,
    por_estado,
  }
}

/** Lines that were ordered in one consultation, in the order in which they were. */
export const linesOfConsultation = async (
  ctx: UserCtx,
  afiliado_id: number,
  consulta_id: number,
): Promise<OrderHistoryRow[]> => {
  const filter = { afiliado_id, consulta_id }
  const rows = await queries.linePage(ctx.db, filter, { orden: 'fecha', limit: MAX_OF_CONSULTATION, offset: 0 })
  return rows.map(rowOf)
}
