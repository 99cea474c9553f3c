/** What the scenarios of users share. */
import assert from 'node:assert/strict'
import { usuarios } from '@cauce/contract/usuarios'
import type { Answered, OutboxMail } from '../../tests/support/server.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

/** A call of the administration of users; its answer is kept. */
export const usersCall = async (
  world: Mundo,
  method: 'POST' | 'PUT',
  path: string,
  body: object = {},
): Promise<Answered> => {
  const server = await world.server()
  world.answer = await server.call(`/api/usuarios${path}`, { method, token: world.token, body })
  return world.answer
}

export const userId = async (world: Mundo, email: string): Promise<number> => {
  const { db } = await world.server()
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

export const countUsers = async (world: Mundo): Promise<number> => {
  const { db } = await world.server()
  return (await db.selectFrom('users').select('id').execute()).length
}

/** Ids of the roles that are named, separated by commas. */
export const roleIds = async (world: Mundo, names: string): Promise<readonly number[]> => {
  const { roles } = read(usuarios.opciones, await world.call('/usuarios/opciones'))
  return names.split(', ').map((name) => {
    const role = roles.find(({ nombre }) => nombre === name)
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
