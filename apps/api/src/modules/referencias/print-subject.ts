/** What every paper of a referral begins with: the referral, whose it is, who prints it, and how it is kept. */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { bogotaDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import type { Referral } from '@cauce/domain/referral/referral'
import { groupThousands } from '@cauce/domain/text/format'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { DocumentModel } from '../../pdf/model.ts'
import { affiliateById } from '../consultas/affiliate-queries.ts'
import { headModel, type BaseModel } from '../pdf/base-model.ts'
import type { DocumentScope } from '../pdf/document-queries.ts'
import { keepDocument, type KeptDocument } from '../pdf/keep-document.ts'
import { referralStaff } from './access.ts'
import { addEvent } from './events-queries.ts'
import { printableReferral, type PrintableReferral } from './print-queries.ts'
import { referralView } from './referral-view.ts'

export interface PrintedReferral {
  readonly referral: Referral
  readonly row: PrintableReferral
  readonly affiliate: Affiliate
  readonly base: BaseModel
}

/** `Referencia N.º 20 418`. */
const referralNumber = (id: number): string => `Referencia N.º ${groupThousands(id)}`

/** The referral to print; 404 where there is none that the person reaches. */
export const printedReferral = async (ctx: UserCtx, id: number): Promise<PrintedReferral> => {
  const referral = await referralView(referralStaff(ctx), id)
  const issued = Date.parse(referral.created_at)
  const row = await printableReferral(ctx.db, id)
  const affiliate = await affiliateById(ctx.db, referral.afiliado.id, bogotaDate(issued))
  if (!row || !affiliate) throw notFound()
  const heading = { numero: referralNumber(id), fecha: formatDateTime(issued) }
  return { referral, row, affiliate, base: await headModel(ctx, heading, row, affiliate) }
}

export interface ReferralPaper {
  readonly scope: DocumentScope
  readonly document: KeptDocument
  readonly numero: string
}

/** Keeps the paper; a new one is written down among what has happened with the referral. */
export const keepPaper = async (
  ctx: UserCtx,
  { referral, affiliate, base }: PrintedReferral,
  model: Extract<DocumentModel, { clase: 'anexo_referencia' | 'relevo_referencia' }>,
): Promise<ReferralPaper> => {
  const { clase } = model
  const scope: DocumentScope = {
    clase,
    afiliado_id: affiliate.id,
    orden_id: null,
    orden_procedimientos_id: null,
    referencia_id: referral.id,
  }
  let isNew = false
  const document = await keepDocument(ctx, scope, model, {
    onNew: async (trx, codigo) => {
      isNew = true
      await addEvent(trx, ctx, { referencia_id: referral.id, clase: 'documento', detalle: { clase, codigo } })
    },
  })
  if (isNew) ctx.realtime.toReferrals({ id: referral.id, version: referral.version })
  return { scope, document, numero: base.numero }
}
