/** Asking for the link that gets a person back in; what the link is: `recovery-link`. @fuente spec 1 §2 */
import { REQUIRED_FIELD, tooLong } from '../text/field.ts'

export const MAX_DOCUMENT_NUMBER = 20

export interface RecoveryRequest {
  /** Code of the kind of document, such as `CC`. */
  readonly tipo_documento: string
  readonly numero_documento: string
}

/**
 * Messages by field; empty when the link may be asked for.
 * @regla Recuperar la contraseña pide el tipo y el número de documento.
 */
export const checkRecoveryRequest = (request: RecoveryRequest): Record<string, string[]> => {
  const errores: Record<string, string[]> = {}
  if (request.tipo_documento.trim() === '') errores['tipo_documento'] = [REQUIRED_FIELD]
  if (request.numero_documento.trim() === '') errores['numero_documento'] = [REQUIRED_FIELD]
  else if (request.numero_documento.trim().length > MAX_DOCUMENT_NUMBER)
    errores['numero_documento'] = [tooLong(MAX_DOCUMENT_NUMBER)]
  return errores
}
