/** The person as they travel after signing in. */
import type { Kysely } from 'kysely'
import { isPasswordExpired } from '@cauce/domain/session/password-expiry'
import type { User } from '@cauce/domain/session/user'
import type { DB } from '../../db/tables.ts'

const fullName = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ')

/** The user as it travels after signing in. `at`: the server's time and the days that a password serves. */
export const loadUser = async (
  db: Kysely<DB>,
  id: number,
  permissions: readonly string[],
  at: { readonly now: Date; readonly passwordDays: number },
): Promise<User> => {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('tipos_documento as t', 't.id', 'o.tipo_documento_id')
    .leftJoin('afiliados as a', 'a.id', 'u.afiliado_id')
    .select([
      'u.id',
      'u.email',
      'u.tipo_usuario',
      'u.password_changed_at',
      'o.id as operador_id',
      'o.nombre',
      'o.apellido',
      'o.cargo',
      'o.email_recuperacion',
      'o.telefono_recuperacion',
      'u.totp_activo_at',
      't.codigo as tipo_documento',
      'a.id as afiliado_id',
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      'a.correo1',
      'a.celular1',
      'a.datos_actualizados_at',
    ])
    .select((eb) => eb('o.firma', 'is not', null).as('tiene_firma'))
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    email: row.email,
    tipo_usuario: row.tipo_usuario,
    permissions,
    password_changed_at: row.password_changed_at?.toISOString() ?? null,
    contrasena_vencida: isPasswordExpired(
      row.password_changed_at?.getTime() ?? null,
      at.now.getTime(),
      at.passwordDays,
    ),
    totp_activo: row.totp_activo_at !== null,
    operador:
      row.operador_id === null || row.nombre === null || row.apellido === null
        ? null
        : {
            id: row.operador_id,
            nombre: row.nombre,
            apellido: row.apellido,
            nombre_completo: fullName(row.nombre, row.apellido),
            tipo_documento_documento: row.tipo_documento ?? '',
            cargo: row.cargo,
            email_recuperacion: row.email_recuperacion,
            telefono_recuperacion: row.telefono_recuperacion,
            tiene_firma: Boolean(row.tiene_firma),
          },
    datosAfiliado:
      row.afiliado_id === null || row.primer_nombre === null || row.primer_apellido === null
        ? null
        : {
            id: row.afiliado_id,
            primer_nombre: row.primer_nombre,
            primer_apellido: row.primer_apellido,
            nombre_completo: fullName(row.primer_nombre, row.segundo_nombre, row.primer_apellido, row.segundo_apellido),
            correo1: row.correo1,
            celular1: row.celular1,
            datos_actualizados_at: row.datos_actualizados_at?.toISOString() ?? null,
          },
  }
}
