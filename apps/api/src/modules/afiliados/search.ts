/** Affiliates by name or by any document that they ever had. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { AFFILIATE_TEXT_TOO_SHORT, searchedAffiliate } from '@cauce/domain/history/affiliate-search'
import type { afiliados, FoundInsured } from '@cauce/contract/afiliados'
import type { Answer, Body } from '@cauce/contract/entry'
import { auditRead } from '../../audit/audit.ts'
import { invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { findAffiliates } from '../historico/open.ts'
import * as queries from './queries.ts'

type Module = typeof afiliados
const ROWS = 20

/** Who it is, as it travels. */
export const whoIs = (row: queries.InsuredRow, ctx: Pick<UserCtx, 'today'>) => ({
  id: row.id,
  nombre_completo: listName(row),
  tipo_documento_codigo: row.tipo_documento_codigo,
  numero_documento: row.numero_documento,
  edad_cumplida: completedYears(row.fecha_nacimiento, ctx.today()),
  sexo: row.sexo,
  tipo_afiliado: { id: row.tipo_afiliado_id, nombre: row.tipo_afiliado },
  estado_afiliado_id: row.estado_afiliado_id,
})

/** Those whose number it is or was, first; then those in whose name or number every word stands. What was written is not kept. */
export const searchInsured = async (
  ctx: UserCtx,
  { texto }: Body<Module['buscar']>,
): Promise<Answer<Module['buscar']>> => {
  const searched = searchedAffiliate(texto)
  if (searched === null) throw invalid({ texto: [AFFILIATE_TEXT_TOO_SHORT] })
  const owners = await queries.ownersOf(ctx.db, searched.toUpperCase(), ROWS)
  const named = await findAffiliates(ctx.db, searched, { limit: ROWS + 1, offset: 0 })
  const before = new Map(
    owners
      .filter(({ hasta }) => hasta !== null)
      .map((owner) => [owner.afiliado_id, documentLabel(owner.codigo, owner.numero)]),
  )
  const ids = [...new Set([...owners.map(({ afiliado_id }) => afiliado_id), ...named.map(({ id }) => id)])]
  const rows = new Map((await queries.insuredByIds(ctx.db, ids.slice(0, ROWS))).map((row) => [row.id, row]))
  const data = ids.flatMap((id): FoundInsured[] => {
    const row = rows.get(id)
    if (row === undefined) return []
    const had = before.get(id)
    return [{ ...whoIs(row, ctx), por_que: had === undefined ? null : `Documento anterior: ${had}` }]
  })
  auditRead(ctx, {
    accion: 'afiliados.buscar',
    recurso: 'afiliado',
    recurso_id: null,
    detalle: { filas: data.length },
  })
  return { data, hay_mas: ids.length > ROWS }
}
