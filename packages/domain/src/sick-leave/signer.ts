/** Who signs a leave: the professional of the session, and nobody else. */
export const SIGNER_NAME = 'El nombre del médico debe ser el de quien registra la incapacidad'
export const SIGNER_DOCUMENT = 'El documento del médico debe ser el de quien registra la incapacidad'
export const NO_SIGNER = 'Su usuario no tiene los datos de un profesional: no puede expedir incapacidades'

/** Name and document as the certificate prints them. */
export interface Signer {
  readonly nombre_medico: string
  readonly documento: string
}

const same = (one: string, other: string): boolean => one.trim().replaceAll(/\s+/gu, ' ') === other

/** What the form says of who signs. */
interface Signed {
  readonly nombre_medico: string | null
  readonly documento: string | null
}

const isWritten = (text: string | null): text is string => text !== null && text.trim() !== ''

/**
 * Messages by field where the form names somebody else; what is empty is told by the required fields.
 * @param signer null: the user of the session has no data of a professional
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2 (campo 16) y 2.2.3.3.3
 * @regla Firma la incapacidad quien la registra: su nombre y su documento son los de su sesión.
 */
export const checkSigner = (form: Signed, signer: Signer | null): Record<string, string[]> => {
  if (signer === null) return { nombre_medico: [NO_SIGNER] }
  const name = isWritten(form.nombre_medico) && !same(form.nombre_medico, signer.nombre_medico)
  const document = isWritten(form.documento) && !same(form.documento, signer.documento)
  return { ...(name ? { nombre_medico: [SIGNER_NAME] } : {}), ...(document ? { documento: [SIGNER_DOCUMENT] } : {}) }
}
