/** The handover sheet of a referral. */
import type { PdfRequest } from '@cauce/contract/pdf'
import type { UserCtx } from '../../http/handle.ts'
import type { DocumentScope } from '../pdf/document-queries.ts'
import type { KeptDocument } from '../pdf/keep-document.ts'

type Asked = Extract<PdfRequest, { tipo: 'relevoReferencia' }>

export const printHandover = (
  _ctx: UserCtx,
  _request: Asked,
): Promise<{ readonly scope: DocumentScope; readonly document: KeptDocument; readonly numero: string }> =>
  Promise.reject(new Error('pending'))
