/** A permission as an administrator reads it. */
import assert from 'node:assert/strict'
import { roles } from '@cauce/contract/roles'
import { ROUTES } from '@cauce/domain/navigation/catalog'
import { send } from './administracion.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

/** Reads or describes the permission with that key; the answer is kept. */
export const askPermission = async (
  world: Mundo,
  method: 'GET' | 'PUT',
  clave: string,
  body?: object,
): Promise<void> => {
  const { db } = await world.server()
  const { id } = await db.selectFrom('permisos').select('id').where('nombre', '=', clave).executeTakeFirstOrThrow()
  await send(world, method, `/permisos/${id}`, body)
}

export const permissionOf = (world: Mundo) => {
  assert.ok(world.answer)
  return read(roles.permiso, world.answer)
}

/** What it opens, what it lets do, what the institution says of it, and who has it by which role. */
export const permissionTexts = (world: Mundo, what: string): readonly string[] => {
  const { paginas, acciones, descripcion, quienes } = permissionOf(world)
  if (what === 'abre')
    return ROUTES.filter(({ path }) => paginas.some(({ ruta }) => ruta === path)).map(({ title }) => title)
  if (what === 'deja') return acciones
  if (what === 'dice') return [descripcion ?? '']
  return quienes.flatMap(({ rol, primeras }) => primeras.map(({ nombre }) => `${nombre}, por el rol ${rol}`))
}
