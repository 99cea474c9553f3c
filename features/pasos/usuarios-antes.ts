/** Users as a scenario finds them. */
import { Given } from '@cucumber/cucumber'
import type { Mundo } from '../soporte/mundo.ts'
import { userId } from '../soporte/usuarios.ts'

const HALF_AN_HOUR_MS = 30 * 60_000

Given('que el usuario {string} está bloqueado por intentos fallidos', async function (this: Mundo, email: string) {
  const { db } = await this.server()
  await db
    .updateTable('users')
    .set({ intentos_fallidos: 5, bloqueado_hasta: new Date(Date.now() + HALF_AN_HOUR_MS) })
    .where('email', '=', email)
    .execute()
})

Given('que el usuario {string} tiene la aplicación de códigos', async function (this: Mundo, email: string) {
  const { db } = await this.server()
  await db.updateTable('users').set({ totp_activo_at: new Date() }).where('email', '=', email).execute()
})

Given('que el usuario {string} tiene una sesión abierta', async function (this: Mundo, email: string) {
  this.remembered.set('otra sesión', await (await this.server()).login(email))
})

Given('que {string} administra los usuarios y nada más', async function (this: Mundo, email: string) {
  const { db } = await this.server()
  const id = await userId(this, email)
  const role = await db
    .insertInto('roles')
    .values({ nombre: 'Mesa de usuarios' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const keys = await db
    .selectFrom('permisos')
    .select('id')
    .where('nombre', 'in', ['admin.usuarios', 'cita.afiliados'])
    .execute()
  await db
    .insertInto('role_permiso')
    .values(keys.map((key) => ({ role_id: role.id, permiso_id: key.id })))
    .execute()
  await db.deleteFrom('user_role').where('user_id', '=', id).execute()
  await db.insertInto('user_role').values({ user_id: id, role_id: role.id }).execute()
})

Given('que hace media hora que no escribe su contraseña', async function (this: Mundo) {
  const { db } = await this.server()
  await db
    .updateTable('sesiones')
    .set({ confirmada_at: new Date(Date.now() - HALF_AN_HOUR_MS) })
    .execute()
})
