/** Databases that were set aside and that no administrator has said to have seen. */
import { sql } from 'kysely'
import { audit } from '../../audit/audit.ts'
import { SET_ASIDE } from '../../db/set-aside.ts'
import type { UserCtx } from '../../http/handle.ts'

const SEEN = 'datos.apartados_vistos'

export const pendingSetAside = async ({ db }: UserCtx) => {
  const rows = await db
    .selectFrom('auditoria')
    .select(['id', 'recurso_id', 'agente', 'created_at'])
    .where('recurso', '=', 'datos')
    .where('accion', '=', SET_ASIDE)
    .where(
      'id',
      '>',
      sql<number>`(select coalesce(max((detalle->>'hasta')::bigint), 0) from auditoria where recurso = 'datos' and accion = ${SEEN})`,
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id, recurso_id, agente, created_at }) => ({
    id,
    carpeta: recurso_id ?? '',
    quien: agente ?? '',
    anotado_at: created_at.toISOString(),
  }))
}

/** Up to that one: what was set aside afterwards is told again. */
export const seeSetAside = async (ctx: UserCtx, hasta: number) => {
  const pending = (await pendingSetAside(ctx)).filter(({ id }) => id <= hasta)
  const last = pending.at(-1)
  if (last !== undefined) {
    await audit(ctx.db, ctx, { accion: SEEN, recurso: 'datos', recurso_id: null, detalle: { hasta: last.id } })
  }
  return { mensaje: 'Quedó anotado que usted lo vio.' }
}
