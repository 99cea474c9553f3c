/** One user with what of them can be changed, and what was done with them. */
import { canDeactivate, canManage, canRescue } from '@cauce/domain/users/authority'
import type { Offer } from '@cauce/domain/ordering/order-line-actions'
import type { OperatorForm } from '@cauce/domain/users/user-form'
import type { UserDetail } from '@cauce/contract/usuarios-filas'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { loadPermissions } from '../auth/queries.ts'
import { describeDevice } from '../cuenta/device.ts'
import { liveSessions } from '../cuenta/profile-queries.ts'
import { userRow, stateNow } from './search.ts'
import { userRows } from './search-queries.ts'
import { lastReason, linkUntil, operatorOf, roleIdsOf } from './target-queries.ts'

const offered = (offer: Offer) =>
  offer.puede ? { puede: true, por_que_no: null } : { puede: false, por_que_no: offer.porQueNo }

/** The operator as the form has it. */
export const operatorForm = async (db: Kysely<DB>, operatorId: number, email: string): Promise<OperatorForm> => {
  const row = await operatorOf(db, operatorId)
  return {
    ...row,
    email,
    cargo: row.cargo ?? '',
    especialidad: row.especialidad ?? '',
    registro_profesional: row.registro_profesional ?? '',
    profesion: row.profesion ?? '',
    email_recuperacion: row.email_recuperacion ?? '',
    telefono_recuperacion: row.telefono_recuperacion ?? '',
  }
}

/** The user, or 404. */
export const userDetail = async (ctx: UserCtx, id: number): Promise<UserDetail> => {
  const [row] = await userRows(ctx.db, [id], stateNow(ctx))
  if (!row) throw notFound()
  const target = { id, permissions: await loadPermissions(ctx.db, id) }
  const sessions = await liveSessions(ctx.db, id, ctx.now())
  return {
    ...userRow(row),
    version: row.version,
    operador: row.operador_id === null ? null : await operatorForm(ctx.db, row.operador_id, row.email),
    roles_id: await roleIdsOf(ctx.db, id),
    intentos_fallidos: row.intentos_fallidos,
    password_changed_at: row.password_changed_at?.toISOString() ?? null,
    totp_activo_at: row.totp_activo_at?.toISOString() ?? null,
    enlace_vence_at: (await linkUntil(ctx.db, id, ctx.now()))?.toISOString() ?? null,
    motivo_inactivo: row.activo ? null : await lastReason(ctx.db, id),
    sesiones: sessions.map((session) => ({
      id: session.id,
      equipo: describeDevice(session.agente),
      ip: session.ip,
      ultima_actividad_at: session.ultima_actividad_at.toISOString(),
    })),
    cambiar: offered(canManage(ctx.user, target)),
    inactivar: offered(canDeactivate(ctx.user, target)),
    rescatar: offered(canRescue(ctx.user, target)),
  }
}
