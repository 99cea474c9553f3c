/** What the scenarios of users, roles, permissions and states share. */
import assert from 'node:assert/strict'
import type { Entry } from '@cauce/contract/entry'
import { roles } from '@cauce/contract/roles'
import { usuarios } from '@cauce/contract/usuarios'
import type { Answered, OutboxMail } from '../../tests/support/server.ts'
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

export const listed = (text: string): readonly string[] => text.split(', ').filter((one) => one !== '')

export const userId = async (world: Mundo, email: string): Promise<number> => {
  const { db } = await world.server()
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

/** The user as an administrator reads it. */
export const userNamed = async (world: Mundo, email: string) =>
  read(usuarios.usuario, await world.call(`/usuarios/usuario/${await userId(world, email)}`))

/** What is done for whoever cannot get in, with nothing to write: under which name each travels. */
export const USER_ACTS: Readonly<Record<string, string>> = {
  'reactiva a': 'reactivar',
  'desbloquea a': 'desbloquear',
  'restablece el segundo factor de': 'segundo-factor',
  'envía un enlace a': 'enlace',
  'cierra las sesiones de': 'sesiones',
}

export const countUsers = async (world: Mundo): Promise<number> => {
  const { db } = await world.server()
  return (await db.selectFrom('users').select('id').execute()).length
}

/** Ids of the roles that are named, separated by commas. */
export const roleIds = async (world: Mundo, names: string): Promise<readonly number[]> => {
  const { roles: known } = read(usuarios.opciones, await world.call('/usuarios/opciones'))
  return names.split(', ').map((name) => {
    const role = known.find(({ nombre }) => nombre === name)
    assert.ok(role, `No hay un rol ${name}`)
    return role.id
  })
}

/** The newest mail to that address. */
export const lastMailTo = async (world: Mundo, email: string): Promise<OutboxMail> => {
  const mail = (await (await world.server()).outbox()).find(({ para }) => para === email)
  assert.ok(mail, `A ${email} no le llegó nada`)
  return mail
}

type RoleDetail = (typeof roles)['rol']['answer']['Type']

export const roleId = async (world: Mundo, nombre: string): Promise<number | undefined> => {
  const { db } = await world.server()
  return (await db.selectFrom('roles').select('id').where('nombre', '=', nombre).executeTakeFirst())?.id
}

/** Whoever acts may not read the roles: they are read by an administrator, who signs in once. */
const readers = new WeakMap<Mundo, string>()

/** The role as an administrator reads it. */
export const readRole = async (world: Mundo, nombre: string): Promise<RoleDetail> => {
  const id = await roleId(world, nombre)
  assert.ok(id, `No hay un rol ${nombre}`)
  const server = await world.server()
  const token = readers.get(world) ?? (await server.login('admin@cauce.demo'))
  readers.set(world, token)
  return read(roles.rol, await server.call(`/api/roles/${id}`, { token }))
}

type RoleForm = Pick<RoleDetail, 'nombre' | 'descripcion' | 'permisos'> & { readonly version: number | null }

/** The form of a role with some keys more and some less. */
export const changedRole = ({ nombre, descripcion, version, permisos }: RoleForm, more: string, less: string) => ({
  nombre,
  descripcion,
  version,
  permisos: [...permisos.filter((key) => !listed(less).includes(key)), ...listed(more)],
})

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

/** Leaves the user with that role alone. */
export const giveOnly = async (world: Mundo, email: string, role_id: number): Promise<void> => {
  const { db } = await world.server()
  const user_id = await userId(world, email)
  await db.deleteFrom('user_role').where('user_id', '=', user_id).execute()
  await db.insertInto('user_role').values({ user_id, role_id }).execute()
}

/** Takes the role of administrator from everybody. */
export const leaveWithoutAdministrators = async (world: Mundo): Promise<void> => {
  const { db } = await world.server()
  const administrators = db
    .selectFrom('user_role as ur')
    .innerJoin('roles as r', 'r.id', 'ur.role_id')
    .select('ur.user_id')
    .where('r.nombre', '=', 'Administrador')
  await db.deleteFrom('user_role').where('user_id', 'in', administrators).execute()
}
