/** What the certificate of a sick leave says, as plain data. */
import type { DocumentBase } from './model.ts'

export interface CertificateField {
  /** Place in the norm's list. */
  readonly numero: number
  readonly nombre: string
  readonly valor: string
}

/** A fact that the norm does not ask for and the product prints. */
export interface PrintedFact {
  readonly nombre: string
  readonly valor: string
}

export interface LeaveDocument extends DocumentBase {
  readonly clase: 'incapacidad'
  /** The norm whose fields are printed. */
  readonly norma: string
  /** "15 (quince) días". */
  readonly dias: string
  /** "03 nov 2026 al 17 nov 2026". */
  readonly periodo: string
  /** "29 días acumulados con sus prórrogas". */
  readonly acumulados: string
  readonly campos: readonly CertificateField[]
  readonly otros: readonly PrintedFact[]
  readonly descripcion: string
  /** What became of it, in sentences; empty while it is active. */
  readonly avisos: readonly string[]
}
