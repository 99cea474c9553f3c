/** The list of users, and the lists that its forms are filled in with. */
import { ACCOUNT_STATES } from '@cauce/domain/users/account-state'
import { AFFILIATE_NOT_FOUND } from '@cauce/domain/users/user-form'
import { cleanDocument } from '@cauce/domain/users/document-number'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import type { Answer, Body } from '@cauce/contract/entry'
import { userList, type usuarios } from '@cauce/contract/usuarios'
import type { UserRow } from '@cauce/contract/usuarios-filas'
import { auditRead } from '../../audit/audit.ts'
import { invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { pageAsked } from '../../kit/list/page.ts'
import { fullName } from '../consultas/affiliate-queries.ts'
import * as lists from './list-queries.ts'
import * as queries from './search-queries.ts'

type Module = typeof usuarios

/** Names of an operator or of an affiliate; both empty while nobody has written the person. */
export const userRow = (row: queries.UserDbRow): UserRow => ({
  id: row.id,
  clase: row.tipo_usuario === AFFILIATE_USER_KIND ? 'afiliado' : 'operador',
  nombre: row.nombre ?? fullName(row.primer_nombre, row.segundo_nombre),
  apellido: row.apellido ?? fullName(row.primer_apellido, row.segundo_apellido),
  tipo_documento: row.tipo_documento ?? '',
  numero_documento: row.numero_documento ?? '',
  email: row.email,
  roles: row.roles ?? [],
  sede: row.sede,
  estado: row.estado,
  sin_contrasena: row.password_changed_at === null,
  bloqueado_hasta: row.estado === 'bloqueado' ? (row.bloqueado_hasta?.toISOString() ?? null) : null,
  totp_activo: row.totp_activo_at !== null,
  ultimo_ingreso_at: row.ultimo_ingreso_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

export const stateNow = (ctx: UserCtx) => queries.stateOf(ctx.now(), ctx.config.passwordDays)

/** A page of the users, by surname unless told. Pages count from 1; a page past the end is empty. */
export const searchUsers = async (ctx: UserCtx, body: Body<Module['buscar']>): Promise<Answer<Module['buscar']>> => {
  const { page, slice } = pageAsked(body)
  const state = stateNow(ctx)
  const counts = new Map((await queries.countByState(ctx.db, body, state)).map(({ estado, total }) => [estado, total]))
  const ids = await queries.pageOfUsers(ctx.db, body, state, {
    orden: body.orden ?? userList.usual,
    ...slice,
  })
  const rows = new Map((await queries.userRows(ctx.db, ids, state)).map((row) => [row.id, row]))
  const por_estado = ACCOUNT_STATES.map((estado) => ({ estado, total: counts.get(estado) ?? 0 }))
  const counted = por_estado.filter(({ estado }) => body.estado === undefined || body.estado === estado)
  return {
    data: ids.flatMap((id) => rows.get(id) ?? []).map(userRow),
    total: counted.reduce((sum, { total }) => sum + total, 0),
    ...page,
    por_estado: por_estado.toReversed(),
  }
}

export const options = async (ctx: UserCtx): Promise<Answer<Module['opciones']>> => ({
  tipos_documento: await lists.documentTypes(ctx.db),
  roles: await lists.rolesWithKeys(ctx.db),
  rol_afiliado_id: await lists.affiliateRole(ctx.db),
  sedes: await lists.sitesWithUsers(ctx.db),
})

export const searchSites = (ctx: UserCtx, texto: string): Promise<Answer<Module['buscarSedes']>> =>
  lists.activeSites(ctx.db, texto)

/** The affiliate of a document. The reading is audited. 422 at the number where there is none. */
export const searchAffiliate = async (
  ctx: UserCtx,
  { tipo_documento_id, numero_documento }: Body<Module['buscarAfiliado']>,
): Promise<Answer<Module['buscarAfiliado']>> => {
  const found = await lists.affiliateByDocument(ctx.db, tipo_documento_id, cleanDocument(numero_documento))
  if (!found) throw invalid({ numero_documento: [AFFILIATE_NOT_FOUND] })
  auditRead(ctx, { accion: 'afiliado.buscar', recurso: 'afiliado', recurso_id: found.id, afiliado_id: found.id })
  return found
}
