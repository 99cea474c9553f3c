/** Who may record of whom: in a consultation, who writes in it; outside one, who holds the key for it, and never an affiliate. */
import { ANTECEDENTS_ANYWHERE_PERMISSION } from '@cauce/contract/antecedentes'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import { hasPermission } from '@cauce/domain/session/permission'
import { forbidden, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { writeConsultation } from '../consultas/access.ts'

const OUTSIDE = 'Para anotar fuera de una consulta necesita el permiso «Anotar alergias sin consulta».'

interface Whose {
  readonly afiliado_id: number
  readonly consulta_id?: number | null
}

/** The consultation in which it is recorded, or null. Fails with 403 and, of who is not in the consultation or nowhere, 404. */
export const requireRecorder = async (ctx: UserCtx, whose: Whose): Promise<number | null> => {
  const consulta_id = whose.consulta_id ?? null
  if (consulta_id !== null) {
    const { afiliado_id } = await writeConsultation(ctx, consulta_id)
    if (afiliado_id !== whose.afiliado_id) throw notFound()
    return consulta_id
  }
  const staff = ctx.user.tipo_usuario !== AFFILIATE_USER_KIND
  if (!staff || !hasPermission(ctx.user, ANTECEDENTS_ANYWHERE_PERMISSION)) throw forbidden(OUTSIDE)
  const known = await ctx.db.selectFrom('afiliados').select('id').where('id', '=', whose.afiliado_id).executeTakeFirst()
  if (known === undefined) throw notFound()
  return null
}
