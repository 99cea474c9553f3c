/** A new user. The administrator types no password: the person gets a link to write it. */
import type { Transaction } from 'kysely'
import { AFFILIATE_DECEASED, AFFILIATE_NOT_FOUND, AFFILIATE_TAKEN, EMAIL_TAKEN } from '@cauce/domain/users/user-form'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import type { Answer, Body } from '@cauce/contract/entry'
import type { usuarios } from '@cauce/contract/usuarios'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { requireConfirmed } from '../cuenta/confirmation.ts'
import { holdAccess } from '../roles/access-lock.ts'
import { type CheckedOperator, checkOperator } from './check-operator.ts'
import { sendLink, unusablePassword } from './first-link.ts'
import { requireTheirs } from './granting.ts'
import { affiliatePerson } from './list-queries.ts'
import { orTaken } from './taken.ts'
import { documentOf, roleNames, setRoles } from './target-queries.ts'
import { insertOperator, insertUser, isEmailTaken } from './write-queries.ts'

type Module = typeof usuarios
type Created = Answer<Module['crearOperador']>

const OPERATOR_USER_KIND = 1
const created = (id: number, email: string): Created => ({
  id,
  mensaje: `Usuario creado. Le enviamos a ${email} un enlace para escribir su contraseña.`,
})

/** Writes operator, user, roles, link and audit through `trx`. What may be given is checked by the caller. */
export const writeOperator = async (
  trx: Transaction<DB>,
  ctx: UserCtx,
  { form, codigo }: CheckedOperator,
  roles: readonly number[],
  origin: Readonly<Record<string, unknown>> = {},
): Promise<number> => {
  const operador_id = await insertOperator(trx, form)
  const id = await insertUser(trx, {
    email: form.email,
    password: await unusablePassword(),
    tipo_usuario: OPERATOR_USER_KIND,
    operador_id,
    afiliado_id: null,
    created_at: ctx.now(),
  })
  await setRoles(trx, id, roles)
  const { email, numero_documento } = form
  const to = { userId: id, email, para: email, tipo_documento: codigo, numero_documento, isFirst: true }
  await sendLink(trx, ctx, to)
  const detalle = { tipo: 'operador', rep_id: form.rep_id, roles: await roleNames(trx, roles), ...origin }
  await audit(trx, ctx, { accion: 'usuario.crear', recurso: 'usuario', recurso_id: id, detalle })
  return id
}

/** Creates an operator and its user. The same key gives the same answer. */
export const createOperator = (ctx: UserCtx, body: Body<Module['crearOperador']>): Promise<Created> => {
  const { roles, ...typed } = body
  return orTaken(
    idempotent(ctx, 'usuarios.crearOperador', body, async (trx) => {
      await requireConfirmed(trx, ctx)
      await holdAccess(trx)
      await requireTheirs(trx, ctx, [], roles)
      const checked = await checkOperator(trx, typed, null)
      return created(await writeOperator(trx, ctx, checked, roles), checked.form.email)
    }),
  )
}

const requireAffiliate = async (trx: Transaction<DB>, id: number): Promise<void> => {
  const affiliate = await affiliatePerson(trx, id)
  if (!affiliate) throw invalid({ afiliado_id: [AFFILIATE_NOT_FOUND] })
  if (affiliate.tiene_usuario) throw invalid({ afiliado_id: [AFFILIATE_TAKEN] })
  if (affiliate.fallecido) throw invalid({ afiliado_id: [AFFILIATE_DECEASED] })
}

/** Creates the user of an affiliate, who is kept elsewhere. */
export const createAffiliateUser = (ctx: UserCtx, body: Body<Module['crearAfiliado']>): Promise<Created> =>
  orTaken(
    idempotent(ctx, 'usuarios.crearAfiliado', body, async (trx) => {
      const { afiliado_id, roles } = body
      const email = body.email.trim().toLowerCase()
      await requireConfirmed(trx, ctx)
      await holdAccess(trx)
      await requireTheirs(trx, ctx, [], roles)
      await requireAffiliate(trx, afiliado_id)
      if (await isEmailTaken(trx, email, 0)) throw invalid({ email: [EMAIL_TAKEN] })
      const password = await unusablePassword()
      const user = { email, password, tipo_usuario: AFFILIATE_USER_KIND, operador_id: null, afiliado_id }
      const id = await insertUser(trx, { ...user, created_at: ctx.now() })
      await setRoles(trx, id, roles)
      const document = await documentOf(trx, id)
      await sendLink(trx, ctx, { userId: id, email, para: email, isFirst: true, ...document })
      const detalle = { tipo: 'afiliado', roles: await roleNames(trx, roles) }
      await audit(trx, ctx, { accion: 'usuario.crear', recurso: 'usuario', recurso_id: id, afiliado_id, detalle })
      return created(id, email)
    }),
  )
