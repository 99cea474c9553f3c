/** Consultations of an affiliate, and one of them whole, to be read. */
import type { ConsultationHistoryRow } from '@cauce/domain/history/rows'
import type { Answer, Body } from '@cauce/contract/entry'
import type { historico } from '@cauce/contract/historico'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { named } from '../consultas/affiliate-queries.ts'
import { recordView } from '../historia/read-record.ts'
import { leavesOf } from '../incapacidades/read-leaves.ts'
import { affiliateOf } from './affiliates.ts'
import * as queries from './consultation-queries.ts'
import { linesOfConsultation } from './orders.ts'
import { askedFor, sliceOf, totalOf } from './paging.ts'
import { noteReading, reachAffiliate, requirePeriod } from './reader.ts'

type Module = typeof historico

const rowOf = (row: queries.ConsultationRow): ConsultationHistoryRow => ({
  id: row.id,
  fecha_hora: row.fecha_hora.toISOString(),
  tipo_consulta: { id: row.tipo_consulta_id, nombre: row.tipo_consulta },
  medico: { id: row.medico_user_id, nombre: row.medico },
  rep: named(row.rep_id, row.rep),
  motivo: row.motivo,
  estado_id: row.estado_id,
  estado: { id: row.estado_id, nombre: row.estado },
  historia: row.historia,
  diagnostico:
    row.diagnostico_codigo === null || row.diagnostico_nombre === null
      ? null
      : { codigo: row.diagnostico_codigo, nombre: row.diagnostico_nombre },
  ordenes: row.ordenes,
  incapacidades: row.incapacidades,
})

/** A page of the consultations of the affiliate, the newest first unless told. */
export const consultations = async (
  ctx: UserCtx,
  asked: Body<Module['consultas']>,
): Promise<Answer<Module['consultas']>> => {
  requirePeriod(asked)
  await reachAffiliate(ctx, asked.afiliado_id)
  const slice = sliceOf(asked)
  const por_estado = await queries.consultationStates(ctx.db, asked)
  const rows = await queries.consultationPage(ctx.db, asked, asked.orden ?? '-fecha', slice)
  noteReading(ctx, asked.afiliado_id, { accion: 'historico.consultas', detalle: askedFor(asked) })
  return {
    data: rows.map(rowOf),
    total: totalOf(por_estado, asked.estado_id),
    pagina: slice.pagina,
    por_pagina: slice.por_pagina,
    por_estado,
  }
}

/** The consultation with its record, its orders and its leaves; 404. It is read here, never written. */
export const consultation = async (ctx: UserCtx, id: number): Promise<Answer<Module['consulta']>> => {
  const owner = await queries.affiliateOfConsultation(ctx.db, id)
  const row = owner && (await queries.oneConsultation(ctx.db, owner.afiliado_id, id))
  if (!row) throw notFound()
  const { afiliado_id } = row
  const issued = await queries.leaveIdsOf(ctx.db, id)
  const answer = {
    consulta: rowOf(row),
    afiliado: await affiliateOf(ctx, afiliado_id),
    registro: await recordView(ctx, id, { escribe: false }),
    ordenes: await linesOfConsultation(ctx, afiliado_id, id),
    incapacidades: (await leavesOf(ctx.db, afiliado_id)).filter((leave) => issued.has(leave.id)),
  }
  noteReading(ctx, afiliado_id, { accion: 'historico.consulta', consulta_id: id })
  return answer
}
