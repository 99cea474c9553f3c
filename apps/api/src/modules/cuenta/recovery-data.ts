/** The mail and the cell phone by which a person gets back in, changed by the person and by nobody else. @fuente spec 2 §7, §8 */
import { type AffiliateRecovery, DATA_UPDATED, type OperatorRecovery } from '@cauce/domain/session/recovery-data'
import { audit } from '../../audit/audit.ts'
import { forbidden } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { queueMail } from '../../mail/mailer.ts'
import { requireConfirmed } from './confirmation.ts'
import * as queries from './recovery-data-queries.ts'
import { annulLinks } from './recovery-queries.ts'

type Holder = { readonly kind: 'afiliado' | 'operador'; readonly id: number }

const notice = (mail: string): string =>
  `Los datos de recuperación de su cuenta de Cauce cambiaron: el correo es ahora ${mail}.\n\nSi usted no hizo este cambio, avise de inmediato al administrador.`

/**
 * Changes mail and phone of who has the session. Tells the mail that there was before (the sign-in mail where there was none),
 * so that a change that somebody else makes does not go unseen.
 */
const change = async (ctx: UserCtx, holder: Holder, after: queries.Reach): Promise<{ mensaje: string }> => {
  const own = holder.kind === 'afiliado' ? ctx.user.afiliado_id : ctx.user.operador_id
  if (own !== holder.id) throw forbidden()
  await ctx.db.transaction().execute(async (trx) => {
    await requireConfirmed(trx, ctx)
    const before = await queries.holdReach(trx, holder)
    await queries.writeReach(trx, holder, after, ctx.now())
    const cambios = [
      ...(before.correo === after.correo ? [] : ['correo']),
      ...(before.telefono === after.telefono ? [] : ['telefono']),
    ]
    if (cambios.length > 0) {
      // A link that waits in the mailbox that is left behind no longer opens the account.
      await annulLinks(trx, ctx.user.id, ctx.now())
      const para = before.correo === null || before.correo === '' ? ctx.user.email : before.correo
      await queueMail(trx, { para, asunto: 'Cambiaron sus datos de recuperación', texto: notice(after.correo ?? '') })
    }
    await audit(trx, ctx, {
      accion: 'cuenta.datos_recuperacion',
      recurso: holder.kind,
      recurso_id: holder.id,
      ...(holder.kind === 'afiliado' ? { afiliado_id: holder.id } : {}),
      detalle: { cambios },
    })
  })
  return { mensaje: DATA_UPDATED }
}

export const updateAffiliate = (ctx: UserCtx, id: number, { correo1, celular1 }: AffiliateRecovery) =>
  change(ctx, { kind: 'afiliado', id }, { correo: correo1, telefono: celular1 })

export const updateOperator = (ctx: UserCtx, id: number, data: OperatorRecovery) =>
  change(ctx, { kind: 'operador', id }, { correo: data.email_recuperacion, telefono: data.telefono_recuperacion })
