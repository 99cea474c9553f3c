/** Whose history it is. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { listName } from '@cauce/domain/affiliate/display-name'
import { AFFILIATE_TEXT_TOO_SHORT, searchedAffiliate } from '@cauce/domain/history/affiliate-search'
import type { FoundAffiliate, HistoryAffiliate } from '@cauce/domain/history/rows'
import type { Answer, Body } from '@cauce/contract/entry'
import type { historico } from '@cauce/contract/historico'
import { auditRead } from '../../audit/audit.ts'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { affiliateById, named } from '../consultas/affiliate-queries.ts'
import * as queries from './affiliate-queries.ts'
import { noteReading } from './reader.ts'

type Module = typeof historico

const PAGE_SIZE = 20

const foundAffiliate = (row: queries.AffiliateRow, ctx: UserCtx): FoundAffiliate => ({
  id: row.id,
  nombre_completo: listName(row),
  tipo_documento_codigo: row.tipo_documento_codigo,
  numero_documento: row.numero_documento,
  edad_cumplida: completedYears(row.fecha_nacimiento, ctx.today()),
  sexo: row.sexo,
  tipo_afiliado: { id: row.tipo_afiliado_id, nombre: row.tipo_afiliado },
  entidad: { id: row.entidad_id, nombre: row.entidad },
  ips: named(row.ips_id, row.ips),
})

/** Affiliates by name or document, by surname; what was written is not kept, how many were shown is. */
export const searchAffiliates = async (
  ctx: UserCtx,
  { texto, pagina = 1 }: Body<Module['buscarAfiliado']>,
  accion = 'historico.buscar',
): Promise<Answer<Module['buscarAfiliado']>> => {
  const searched = searchedAffiliate(texto)
  if (searched === null) throw invalid({ texto: [AFFILIATE_TEXT_TOO_SHORT] })
  const rows = await queries.findAffiliates(ctx.db, searched, {
    limit: PAGE_SIZE + 1,
    offset: (pagina - 1) * PAGE_SIZE,
  })
  const shown = rows.slice(0, PAGE_SIZE)
  auditRead(ctx, {
    accion,
    recurso: 'afiliado',
    recurso_id: null,
    detalle: { filas: shown.length, pagina },
  })
  return { data: shown.map((row) => foundAffiliate(row, ctx)), hay_mas: rows.length > PAGE_SIZE }
}

/** The affiliate; 404. */
export const affiliateOf = async (ctx: UserCtx, id: number): Promise<FoundAffiliate> => {
  const row = await queries.affiliateById(ctx.db, id)
  if (!row) throw notFound()
  return foundAffiliate(row, ctx)
}

/** The affiliate with what stands on top of a screen of theirs; 404. Who reads it is noted by the caller. */
export const wholeAffiliate = async (ctx: UserCtx, id: number): Promise<HistoryAffiliate> => {
  const found = await affiliateOf(ctx, id)
  const whole = await affiliateById(ctx.db, id, ctx.today())
  if (!whole) throw notFound()
  const { fecha_nacimiento, alergias, correo1 } = whole
  return { ...found, fecha_nacimiento, alergias, correo: correo1 }
}

/** The affiliate whose history was chosen; 404. The reading is noted. */
export const chosenAffiliate = async (
  ctx: UserCtx,
  id: number,
  accion = 'historico.afiliado',
): Promise<HistoryAffiliate> => {
  const affiliate = await wholeAffiliate(ctx, id)
  noteReading(ctx, id, { accion })
  return affiliate
}
