/** One's own data as `/perfil` shows them. */
import { isProfession, PROFESSION_NAMES } from '@cauce/domain/access/professions'
import type { Answer } from '@cauce/contract/entry'
import type { cuenta } from '@cauce/contract/cuenta'
import type { UserCtx } from '../../http/handle.ts'
import { describeDevice } from './device.ts'
import { liveSessions, profileRow } from './profile-queries.ts'

const NAMELESS = 'Usuario'

const fullName = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ')

const instant = (date: Date | null): string | null => date?.toISOString() ?? null

/** Who has the session: person, second factor, open sessions. Nothing of it is anybody else's, so it is not audited. */
export const profile = async (ctx: UserCtx): Promise<Answer<(typeof cuenta)['perfil']>> => {
  const row = await profileRow(ctx.db, ctx.user.id)
  const sessions = await liveSessions(ctx.db, ctx.user.id, ctx.now())
  const name =
    row.nombre === null
      ? fullName(row.primer_nombre, row.segundo_nombre, row.primer_apellido, row.segundo_apellido)
      : fullName(row.nombre, row.apellido)
  return {
    id: row.id,
    email: row.email,
    nombre_completo: name === '' ? NAMELESS : name,
    tipo_documento: row.tipo_documento,
    numero_documento: row.numero_documento,
    cargo: row.cargo,
    especialidad: row.especialidad,
    registro_profesional: row.registro_profesional,
    profesion: row.profesion !== null && isProfession(row.profesion) ? PROFESSION_NAMES[row.profesion] : null,
    sede: row.sede,
    entidad: row.entidad,
    roles: row.roles ?? [],
    correo_recuperacion: row.correo_recuperacion,
    telefono_recuperacion: row.telefono_recuperacion,
    datos_actualizados_at: instant(row.datos_actualizados_at),
    password_changed_at: instant(row.password_changed_at),
    dias_contrasena: ctx.config.passwordDays,
    totp_activo_at: instant(row.totp_activo_at),
    codigos_recuperacion: row.totp_activo_at === null ? 0 : Number(row.codigos_recuperacion ?? 0),
    ultimo_ingreso_at: instant(row.ultimo_ingreso_at),
    sesiones: sessions.map((session) => ({
      id: session.id,
      actual: session.id === ctx.user.sesion_id,
      equipo: describeDevice(session.agente),
      ip: session.ip,
      creada_at: session.creada_at.toISOString(),
      ultima_actividad_at: session.ultima_actividad_at.toISOString(),
      expira_at: session.expira_at.toISOString(),
    })),
  }
}
