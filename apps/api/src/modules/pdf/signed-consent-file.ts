/** The document of a signed consent. One that came without it (brought from elsewhere) gets it from what was signed. */
import type { UserCtx } from '../../http/handle.ts'
import { notFound } from '../../http/failure.ts'
import type { ConsentLine } from '../consentimientos/prepare-consent.ts'
import { consentOfLine, linkConsentDocument } from '../consentimientos/queries.ts'
import { riskOf } from '../consentimientos/service.ts'
import { signedAnswers } from '../consentimientos/signed-answers.ts'
import { affiliateById } from '../consultas/affiliate-queries.ts'
import { consentDocument } from './consent-model.ts'
import { insertDocument } from './document-queries.ts'
import { drawDocument } from './draw.ts'
import { withBytes, type KeptDocument } from './keep-document.ts'

type SignedLine = Pick<ConsentLine, 'linea_id' | 'orden_id' | 'afiliado_id'>
type StoredConsent = NonNullable<Awaited<ReturnType<typeof consentOfLine>>>

const draw = async (
  ctx: UserCtx,
  line: SignedLine,
  stored: StoredConsent,
  historyPermission: string | null,
): Promise<KeptDocument> => {
  const affiliate = await affiliateById(ctx.db, line.afiliado_id, ctx.today())
  if (!affiliate) throw notFound()
  const text = { ...stored, riesgo: riskOf(stored.riesgo) }
  const signing = { affiliate, riesgo: text.riesgo, firma: stored.firma, at: stored.created_at }
  const model = await consentDocument(ctx, {
    orden_id: line.orden_id,
    affiliate,
    text,
    firmado: signedAnswers(stored, signing),
    historyPermission,
  })
  const drawn = await drawDocument(ctx, model)
  await ctx.db.transaction().execute(async (trx) => {
    const id = await insertDocument(trx, {
      ...drawn.row,
      clase: 'consentimiento',
      afiliado_id: line.afiliado_id,
      orden_id: line.orden_id,
      orden_procedimientos_id: line.linea_id,
      user_id: ctx.user.id,
      created_at: stored.created_at,
    })
    await linkConsentDocument(trx, stored.id, id)
  })
  return { ...drawn.row, bytes: drawn.bytes }
}

/** The stored document, the same bytes every time. 404 when there is no consent. */
export const signedConsentFile = async (
  ctx: UserCtx,
  line: SignedLine,
  historyPermission: string | null = null,
): Promise<KeptDocument> => {
  const stored = await consentOfLine(ctx.db, line.linea_id)
  if (!stored) throw notFound()
  const { d_codigo: codigo, d_archivo: archivo, d_nombre: nombre } = stored
  const kept =
    codigo === null || archivo === null || nombre === null ? null : await withBytes(ctx, { codigo, archivo, nombre })
  return kept ?? draw(ctx, line, stored, historyPermission)
}
