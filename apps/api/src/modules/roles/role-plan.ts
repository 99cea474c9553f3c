/**
 * What a change of a role would do and whether it may be made. The preview and the saving are this one function: what a person
 * reads before they save is what is saved.
 */
import { changeOf, effectOn, type Change } from '@cauce/domain/access/change'
import { impactOf, type Holders } from '@cauce/domain/access/impact'
import { ROLE_CHANGED, ROLE_NAME_TAKEN, UNKNOWN_PERMISSION, type RoleForm } from '@cauce/domain/access/role'
import { refusalOf, type RoleMove } from '@cauce/domain/access/role-refusal'
import type { RoleImpact } from '@cauce/contract/roles'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { loadPermissions } from '../auth/queries.ts'
import { administratorsLeft, holdAccess } from './access-lock.ts'
import * as queries from './queries.ts'

/** A role as it is: its row and its keys. */
interface Stored {
  readonly id: number
  readonly nombre: string
  readonly version: number
  readonly permisos: readonly string[]
}

export interface RolePlan {
  readonly role: Stored | null
  readonly change: Change
  /** Of the keys that change. */
  readonly ids: ReadonlyMap<string, number>
  readonly impact: RoleImpact
}

/** The role, held until the transaction ends. Fails with 404. */
export const heldRole = async (trx: Kysely<DB>, id: number): Promise<Stored> => {
  const role = await queries.holdRole(trx, id)
  if (!role) throw notFound()
  return { ...role, permisos: await queries.keysOfRole(trx, id) }
}

/** Fails with 403 or 409 when the change is not to be made. */
export const checkMove = async (
  trx: Kysely<DB>,
  ctx: UserCtx,
  roleId: number | null,
  move: RoleMove,
): Promise<void> => {
  const refusal = refusalOf(move, {
    // Read here and now: what the session remembers may be a second old.
    quien: await loadPermissions(trx, ctx.user.id),
    administradores: await administratorsLeft(trx, roleId),
  })
  if (refusal === null) return
  const { estado, codigo, error, permisos } = refusal
  throw fail(estado, codigo, error, permisos.length === 0 ? undefined : { permisos })
}

const impactOn = async (trx: Kysely<DB>, roleId: number | null, change: Change): Promise<RoleImpact> => {
  if (roleId === null) return { ...change, con_rol: 0, ...impactOf(change, []), primeras: [] }
  const groups = await queries.holdersByOtherRoles(trx, roleId)
  const named = await queries.firstHolders(trx, roleId, true)
  const others = await queries.otherRolesOf(
    trx,
    roleId,
    named.map(({ id }) => id),
  )
  const keys = await queries.keysOfRoles(trx, [...new Set(groups.flatMap(({ otros }) => otros))])
  const keysBy = (ids: readonly number[]): string[] => ids.flatMap((id) => keys.get(id) ?? [])
  const holders: Holders[] = groups.map(({ otros, personas }) => ({ personas, otros: keysBy(otros) }))
  return {
    ...change,
    con_rol: holders.reduce((sum, { personas }) => sum + personas, 0),
    ...impactOf(change, holders),
    primeras: named.map(({ id, nombre }) => {
      const own = others.filter(({ user_id }) => user_id === id).map(({ role_id }) => role_id)
      return { id, nombre, ...effectOn(change, keysBy(own)) }
    }),
  }
}

/** The name is free and the keys exist, or 422. */
const checkForm = async (trx: Kysely<DB>, id: number | null, form: RoleForm): Promise<ReadonlyMap<string, number>> => {
  const ids = await queries.permissionIds(trx, form.permisos)
  const unknown = form.permisos.filter((clave) => !ids.has(clave))
  const taken = await queries.roleNamed(trx, form.nombre, id)
  if (taken || unknown.length > 0) {
    throw invalid({
      ...(taken ? { nombre: [ROLE_NAME_TAKEN] } : {}),
      ...(unknown.length > 0 ? { permisos: unknown.map((clave) => `${UNKNOWN_PERMISSION} ${clave}`) } : {}),
    })
  }
  return ids
}

/** Form with its texts trimmed and each key once. */
export const tidy = ({ nombre, descripcion, permisos }: RoleForm): RoleForm => ({
  nombre: nombre.trim().replaceAll(/\s+/gu, ' '),
  descripcion: descripcion.trim(),
  permisos: [...new Set(permisos)],
})

/**
 * Checks the change of a role (`id` null: a new one) and says whom it concerns. Writes nothing; takes the turn of
 * {@link holdAccess}, so it must run in the transaction that writes.
 * @throws 404; 409 `rol.cambio`, `rol.administrador`, `rol.ultimo_administrador`; 403 `permiso.ajeno`; 422
 */
export const planRole = async (
  trx: Kysely<DB>,
  ctx: UserCtx,
  wanted: { readonly id: number | null; readonly version: number | null; readonly form: RoleForm },
): Promise<RolePlan> => {
  await holdAccess(trx)
  const { id, form } = wanted
  const role = id === null ? null : await heldRole(trx, id)
  if (role !== null && role.version !== wanted.version) throw fail(409, 'rol.cambio', ROLE_CHANGED)
  const known = await checkForm(trx, id, form)
  await checkMove(trx, ctx, id, { antes: role, despues: form })
  const change = changeOf(role?.permisos ?? [], form.permisos)
  const gone = await queries.permissionIds(trx, change.quitados)
  return { role, change, ids: new Map([...known, ...gone]), impact: await impactOn(trx, id, change) }
}
