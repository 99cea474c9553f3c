/** What a form of an operator says against the lists of this installation. */
import type { Kysely } from 'kysely'
import { documentProblem } from '@cauce/domain/users/document-number'
import {
  cleanOperator,
  DOCUMENT_TAKEN,
  EMAIL_TAKEN,
  UNKNOWN_DOCUMENT_TYPE,
  UNKNOWN_SITE,
  type OperatorForm,
} from '@cauce/domain/users/user-form'
import type { DB } from '../../db/tables.ts'
import { invalid } from '../../http/failure.ts'
import { isDocumentTaken, isEmailTaken, isSiteActive, typeCode } from './write-queries.ts'

export interface CheckedOperator {
  readonly form: OperatorForm
  /** Code of the document's type. */
  readonly codigo: string
}

/**
 * The form clean. 422 with every message at its field.
 * @param mine the user and the operator that are being edited, whose own values are not taken by somebody else
 */
export const checkOperator = async (
  db: Kysely<DB>,
  typed: OperatorForm,
  mine: { readonly userId: number; readonly operatorId: number; readonly repId: number | null } | null,
): Promise<CheckedOperator> => {
  const form = cleanOperator(typed)
  const errores: Record<string, string[]> = {}
  const codigo = await typeCode(db, form.tipo_documento_id)
  if (codigo === null) errores['tipo_documento_id'] = [UNKNOWN_DOCUMENT_TYPE]
  const problem = documentProblem(codigo ?? '', form.numero_documento)
  if (problem !== null) errores['numero_documento'] = [problem]
  else if (await isDocumentTaken(db, form, mine?.operatorId ?? 0)) errores['numero_documento'] = [DOCUMENT_TAKEN]
  if (await isEmailTaken(db, form.email, mine?.userId ?? 0)) errores['email'] = [EMAIL_TAKEN]
  const moved = form.rep_id !== null && form.rep_id !== mine?.repId
  if (moved && !(await isSiteActive(db, form.rep_id ?? 0))) errores['rep_id'] = [UNKNOWN_SITE]
  if (Object.keys(errores).length > 0) throw invalid(errores)
  return { form, codigo: codigo ?? '' }
}
