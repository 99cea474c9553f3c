/** The consent as it will be kept, shown before it is saved. Nothing is stored. */
import type { ConsentSubmission } from '@cauce/domain/consent/consent-submission'
import { auditRead } from '../../audit/audit.ts'
import type { FileAnswer, UserCtx } from '../../http/handle.ts'
import { renderPdf } from '../../pdf/render.ts'
import { prepareConsent } from '../consentimientos/prepare-consent.ts'

/** Refuses whatever saving would refuse, so that what is shown is what is kept. */
export const previewConsent = async (ctx: UserCtx, body: ConsentSubmission): Promise<FileAnswer> => {
  const { documento, line } = await prepareConsent(ctx, body)
  const bytes = await renderPdf({ documento, verificacion: null })
  auditRead(ctx, {
    accion: 'consentimiento.previsualizar',
    recurso: 'orden_procedimientos',
    recurso_id: line.linea_id,
    afiliado_id: line.afiliado_id,
  })
  return { bytes, tipo: 'application/pdf', nombre: 'vista_previa_consentimiento.pdf' }
}
