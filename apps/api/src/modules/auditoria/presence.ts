/** Who is on line now. */
import type { Answer, Body } from '@cauce/contract/entry'
import type { auditoria } from '@cauce/contract/auditoria'
import { presenceState } from '@cauce/domain/audit/presence'
import type { UserCtx } from '../../http/handle.ts'
import { pageAsked } from '../../kit/list/page.ts'
import { describeDevice } from '../cuenta/device.ts'
import { namedBy, onLine, type OnLineRow } from './presence-queries.ts'

type Module = typeof auditoria
type Row = Answer<Module['enLinea']>['data'][number]

const PAGE_SIZE = 25
const NO_ROLE = 'Sin rol'

const rolesOf = ({ roles }: OnLineRow): readonly string[] => (roles.length === 0 ? [NO_ROLE] : roles)

const rowOf = (row: OnLineRow, me: number, nowMs: number): Row => ({
  usuario: { id: row.user_id, nombre: row.nombre, email: row.email },
  roles: row.roles,
  estado: presenceState({ activityMs: row.ultima_actividad_at.getTime(), nowMs, windows: row.ventanas }) ?? 'inactivo',
  desde: row.desde.toISOString(),
  ultima_actividad_at: row.ultima_actividad_at.toISOString(),
  ventanas: row.ventanas,
  sesiones: row.sesiones,
  equipos: [...new Set(row.agentes.map(describeDevice))],
  yo: row.user_id === me,
})

const totalsByRole = (rows: readonly OnLineRow[]) =>
  [...Map.groupBy(rows.flatMap(rolesOf), (rol) => rol)]
    .map(([rol, list]) => ({ rol, total: list.length }))
    .toSorted((a, b) => b.total - a.total || a.rol.localeCompare(b.rol, 'es-CO'))

/** A page of the people who are on line, with the totals by role. Somebody with two roles counts in both. */
export const whoIsOnLine = async (ctx: UserCtx, body: Body<Module['enLinea']>): Promise<Answer<Module['enLinea']>> => {
  const now = ctx.now()
  const { page, slice } = pageAsked(body, PAGE_SIZE)
  const all = await onLine(ctx.db, now)
  const texto = body.texto?.trim() ?? ''
  const named =
    texto === ''
      ? null
      : await namedBy(
          ctx.db,
          all.map(({ user_id }) => user_id),
          texto,
        )
  const shown = all.filter(
    (row) => (body.rol === undefined || rolesOf(row).includes(body.rol)) && (named === null || named.has(row.user_id)),
  )
  return {
    data: shown.slice(slice.offset, slice.offset + slice.limit).map((row) => rowOf(row, ctx.user.id, now.getTime())),
    total: shown.length,
    ...page,
    en_linea: all.length,
    por_rol: totalsByRole(all),
    ahora: now.toISOString(),
  }
}
