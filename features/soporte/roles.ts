/** What the scenarios of roles, permissions and states share. */
import assert from 'node:assert/strict'
import type { Entry } from '@cauce/contract/entry'
import { roles } from '@cauce/contract/roles'
import type { Answered } from '../../tests/support/server.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

/** A call with any method; its answer is kept, and what it says when it went well. */
export const send = async (world: Mundo, method: Entry['method'], path: string, body?: object): Promise<Answered> => {
  const server = await world.server()
  world.answer = await server.call(`/api${path}`, {
    method,
    token: world.token,
    ...(body === undefined ? {} : { body }),
  })
  world.remembered.set('mensaje', Object(world.answer.body).mensaje)
  return world.answer
}

export type RoleDetail = (typeof roles)['rol']['answer']['Type']

export const roleId = async (world: Mundo, nombre: string): Promise<number | undefined> => {
  const { db } = await world.server()
  return (await db.selectFrom('roles').select('id').where('nombre', '=', nombre).executeTakeFirst())?.id
}

/** The role as an administrator reads it. */
export const readRole = async (world: Mundo, nombre: string): Promise<RoleDetail> => {
  const id = await roleId(world, nombre)
  assert.ok(id, `No hay un rol ${nombre}`)
  const server = await world.server()
  const token = world.remembered.get('admin')
  const reader = typeof token === 'string' ? token : await server.login('admin@cauce.demo')
  world.remembered.set('admin', reader)
  return read(roles.rol, await server.call(`/api/roles/${id}`, { token: reader }))
}

export const listed = (text: string): readonly string[] => text.split(', ').filter((one) => one !== '')

/** Makes a role straight in the database, whoever might have given it. */
export const makeRole = async (world: Mundo, nombre: string, keys: readonly string[]): Promise<number> => {
  const { db } = await world.server()
  const { id } = await db.insertInto('roles').values({ nombre }).returning('id').executeTakeFirstOrThrow()
  for (const key of keys) {
    const permission = await db.selectFrom('permisos').select('id').where('nombre', '=', key).executeTakeFirstOrThrow()
    await db.insertInto('role_permiso').values({ role_id: id, permiso_id: permission.id }).execute()
  }
  return id
}

/** Leaves the user with these roles. */
export const giveOnly = async (world: Mundo, email: string, ids: readonly number[]): Promise<void> => {
  const { db } = await world.server()
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await db.deleteFrom('user_role').where('user_id', '=', user.id).execute()
  await db
    .insertInto('user_role')
    .values(ids.map((role_id) => ({ user_id: user.id, role_id })))
    .execute()
}
