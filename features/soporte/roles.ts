/** What the review of a role answers before it is kept: who notices, and what each gains and loses. */
import assert from 'node:assert/strict'
import { roles } from '@cauce/contract/roles'
import { describePermission } from '@cauce/domain/access/permission-list'
import { changedRole, readRole, roleId, send } from './administracion.ts'
import { show } from './listas.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

interface RoleChange {
  readonly nombre: string
  readonly more: string
  readonly less: string
  /** It is kept, not only reviewed. */
  readonly keeps: boolean
}

const befores = new WeakMap<Mundo, readonly string[]>()
/** The permissions of the role that was reviewed, as they were. */
export const keysBefore = (world: Mundo): readonly string[] => {
  const keys = befores.get(world)
  assert.ok(keys, 'No se ha revisado ningún rol')
  return keys
}

const told = (verb: string, keys: readonly string[]) => keys.map((key) => `${verb} ${describePermission(key).titulo}`)

/** A role that is not there yet is reviewed as a new one. */
export const reviewRoleForm = async (world: Mundo, { nombre, more, less, keeps }: RoleChange): Promise<void> => {
  const id = (await roleId(world, nombre)) ?? null
  const known = id === null ? { nombre, descripcion: '', version: null, permisos: [] } : await readRole(world, nombre)
  const form = changedRole(known, more, less)
  if (keeps) {
    await send(world, 'PUT', `/roles/${id}`, form)
    return
  }
  befores.set(world, known.permisos)
  const answer = await send(world, 'POST', '/roles/vista-previa', { id, ...form })
  const { personas, primeras, paginas } = read(roles.vistaPrevia, answer)
  show(world, [
    ['lo notan', String(personas)],
    ...primeras.map((one) => [one.nombre, ...told('gana', one.gana), ...told('pierde', one.pierde)]),
    ...paginas.map((page) => [page.titulo, `deja de abrirla ${page.personas}`]),
  ])
}
