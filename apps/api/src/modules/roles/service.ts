/** Roles: reading, previewing and changing them. Each change is one transaction, audited, and noticed at once. @fuente spec 1 §6 */
import { ADMINISTRATOR_ROLE } from '@cauce/domain/access/administrator-role'
import { ROLE_CREATED, ROLE_DELETED, ROLE_SAVED, roleInUse, type RoleForm } from '@cauce/domain/access/role'
import type { Answer, Body, Query } from '@cauce/contract/entry'
import { type RoleImpact, roleList as declared, type roles as contract } from '@cauce/contract/roles'
import { audit } from '../../audit/audit.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { smallList } from '../../kit/list/small-list.ts'
import { requireConfirmed } from '../cuenta/confirmation.ts'
import { holdAccess } from './access-lock.ts'
import * as queries from './queries.ts'
import { checkMove, heldRole, planRole, type RolePlan, tidy } from './role-plan.ts'
import * as writes from './write-queries.ts'

type Module = typeof contract
/** The list of keys of an audit entry is cut here; the count is whole. */
const AUDITED_KEYS = 500

type RoleRow = Answer<Module['lista']>['data'][number]

const LIST = {
  text: ({ nombre, descripcion }: RoleRow) => `${nombre} ${descripcion}`,
  sorts: {
    nombre: ({ nombre }: RoleRow) => nombre,
    permisos: ({ permisos }: RoleRow) => permisos,
    personas: ({ personas }: RoleRow) => personas,
  },
  tie: ({ nombre }: RoleRow) => nombre,
  groups: {},
} as const

const loadRoles = async (ctx: UserCtx): Promise<readonly RoleRow[]> => {
  const holders = await queries.holdersByRole(ctx.db)
  return (await queries.allRoles(ctx.db)).map((role) => ({
    ...role,
    ...(holders.get(role.id) ?? { personas: 0, inactivas: 0 }),
    administrador: role.nombre === ADMINISTRATOR_ROLE,
  }))
}

/** A page of the roles, by name unless told. */
export const roleList = async (ctx: UserCtx, query: Query<Module['lista']>): Promise<Answer<Module['lista']>> => {
  const { page } = smallList(await loadRoles(ctx), LIST, query, declared.usual)
  return { ...page, permisos: (await queries.permissionKeys(ctx.db)).length }
}

/** The role, its keys and the first who have it. Fails with 404. */
export const oneRole = async (ctx: UserCtx, id: number): Promise<Answer<Module['rol']>> => {
  const row = (await loadRoles(ctx)).find((role) => role.id === id)
  if (!row) throw notFound()
  const permisos = await queries.keysOfRole(ctx.db, id)
  return { ...row, permisos, primeras: await queries.firstHolders(ctx.db, id) }
}

/** What saving would change and for whom; it fails as saving would. */
export const previewRole = (ctx: UserCtx, { id, version, ...form }: Body<Module['vistaPrevia']>): Promise<RoleImpact> =>
  ctx.db.transaction().execute(async (trx) => (await planRole(trx, ctx, { id, version, form: tidy(form) })).impact)

const auditDetail = ({ change, impact }: RolePlan, form: RoleForm) => ({
  nombre: form.nombre,
  agregados: change.agregados.slice(0, AUDITED_KEYS),
  quitados: change.quitados.slice(0, AUDITED_KEYS),
  personas: impact.personas,
})

export const createRole = (ctx: UserCtx, body: RoleForm): Promise<Answer<Module['crear']>> =>
  idempotent(ctx, 'roles.crear', body, async (trx) => {
    await requireConfirmed(trx, ctx)
    const form = tidy(body)
    const plan = await planRole(trx, ctx, { id: null, version: null, form })
    const id = await writes.insertRole(trx, form)
    await writes.giveKeys(trx, id, [...plan.ids.values()])
    await audit(trx, ctx, { accion: 'rol.crear', recurso: 'rol', recurso_id: id, detalle: auditDetail(plan, form) })
    return { mensaje: ROLE_CREATED, id, version: 1, personas: 0 }
  })

/** Who has the role and is signed in asks for their rights again. */
const tellHolders = async (ctx: UserCtx, roleId: number): Promise<void> =>
  ctx.realtime.permissionsChanged(await queries.holdersOnline(ctx.db, roleId, ctx.now()))

export const saveRole = async (
  ctx: UserCtx,
  id: number,
  body: Body<Module['actualizar']>,
): Promise<Answer<Module['actualizar']>> => {
  const { version, ...typed } = body
  const answer = await idempotent(ctx, 'roles.actualizar', { id, ...body }, async (trx) => {
    await requireConfirmed(trx, ctx)
    const form = tidy(typed)
    const plan = await planRole(trx, ctx, { id, version, form })
    const idsOf = (keys: readonly string[]): number[] => keys.flatMap((key) => plan.ids.get(key) ?? [])
    const next = await writes.updateRole(trx, id, form)
    await writes.takeKeys(trx, id, idsOf(plan.change.quitados))
    await writes.giveKeys(trx, id, idsOf(plan.change.agregados))
    await audit(trx, ctx, {
      accion: 'rol.editar',
      recurso: 'rol',
      recurso_id: id,
      detalle: { ...auditDetail(plan, form), antes: plan.role?.nombre },
    })
    return { mensaje: ROLE_SAVED, id, version: next, personas: plan.impact.personas }
  })
  await tellHolders(ctx, id)
  return answer
}

/** @throws 404; 403 `permiso.ajeno`; 409 `rol.administrador`, `rol.en_uso` */
export const deleteRole = (ctx: UserCtx, id: number): Promise<Answer<Module['eliminar']>> =>
  idempotent(ctx, 'roles.eliminar', { id }, async (trx) => {
    await requireConfirmed(trx, ctx)
    await holdAccess(trx)
    const role = await heldRole(trx, id)
    await checkMove(trx, ctx, id, { antes: role, despues: null })
    const holders = await queries.countHolders(trx, id)
    if (holders > 0) throw fail(409, 'rol.en_uso', roleInUse(holders))
    await writes.deleteRole(trx, id)
    await audit(trx, ctx, {
      accion: 'rol.eliminar',
      recurso: 'rol',
      recurso_id: id,
      detalle: { nombre: role.nombre, quitados: role.permisos.slice(0, AUDITED_KEYS) },
    })
    return { mensaje: ROLE_DELETED }
  })

/** Every key that a role can hold. */
export const roleKeys = (ctx: UserCtx): Promise<Answer<Module['claves']>> => queries.permissionKeys(ctx.db)
