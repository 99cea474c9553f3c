/**
 * What a printed document says, as plain data: it crosses to the thread that draws it, and its fingerprint tells whether the
 * same document was already made. Dates and instants come as they will be read ("21 nov 2026").
 */
import type { AllergiesOnPaper } from '@cauce/domain/antecedents/allergies-on-paper'
import type { PatientPosology } from '@cauce/domain/medication/patient-posology'
import type { ComposedLetter } from '@cauce/domain/kit/letter/composed'
import type { LeaveDocument, PrintedFact } from './leave-model.ts'
import type { RecordDocument } from './record-model.ts'
import type { AnnexDocument, HandoverDocument } from './referral-model.ts'

export interface Provider {
  readonly nombre: string
  readonly nit: string
  readonly sede: string
  readonly direccion: string
}

export interface Patient {
  readonly nombre: string
  readonly documento: string
  readonly sexo: string
  readonly edad: string
  readonly entidad: string
  readonly municipio: string
  readonly ips: string
  readonly contacto: string
  /** What matters to who treats them; null on a paper that others read. */
  readonly clinico: {
    /** Weight and height with their day: `Peso · talla · 12 nov 2026`, `68,0 kg · 162 cm`. */
    readonly medidas: PrintedFact
    readonly alergias: AllergiesOnPaper
  } | null
}

export interface Professional {
  readonly nombre: string
  readonly documento: string
  readonly cargo: string
  readonly registro: string | null
  /** PNG or JPEG data URL of the signature of record. */
  readonly firma: string | null
  /** Whose consultation it is, where this professional stood in for them. */
  readonly sustituye?: string | null
}

/** Where anybody can ask whether the document is authentic. */
export interface Verification {
  readonly codigo: string
  readonly url: string
}

export interface DocumentBase {
  readonly titulo: string
  readonly numero: string
  readonly fecha: string
  readonly entidad: string
  readonly prestador: Provider | null
  readonly paciente: Patient
  readonly profesional: Professional
  readonly demostracion: boolean
  /** Word across every page of a document that is no longer valid. */
  readonly anulada: string | null
}

export interface OrderLine {
  readonly codigo: string
  readonly nombre: string
  readonly cantidad: string
  readonly observacion: string
  /** Site where it is done, or the warning that it has none. */
  readonly sede: string
  /** Its address, or what to do where there is none. */
  readonly sede_detalle: string | null
  readonly tiene_sede: boolean
  readonly desde: string
  readonly hasta: string
  readonly estado: string
  readonly tono: 'ok' | 'waiting' | 'bad' | 'info' | 'unknown'
  readonly valida: boolean
}

export interface OrderDocument extends DocumentBase {
  readonly clase: 'servicio'
  /** Of the consultation, the principal first. */
  readonly diagnosticos: string
  readonly lineas: readonly OrderLine[]
  /** Sentences below the table, such as the lines that are not printed and why. */
  readonly notas: readonly string[]
}

export interface RecommendationDocument extends DocumentBase {
  readonly clase: 'recomendaciones'
  readonly recomendaciones: readonly { readonly codigo: string; readonly nombre: string; readonly texto: string }[]
}

export interface ConsentSection {
  readonly titulo: string
  readonly texto: string
}

export interface SignedConsent {
  readonly acepta: boolean
  readonly firmante: string
  readonly firmante_nombre: string
  readonly firmante_documento: string
  readonly parentesco: string | null
  readonly asentimiento: string | null
  /** Representative who backs an adolescent's signature, with document; `null` when it is not asked. */
  readonly respaldo: string | null
  readonly declaraciones: readonly string[]
  readonly nombre_profesional: string | null
  /** PNG data URL. */
  readonly firma: string
  readonly fecha: string
}

export interface ConsentDocument extends DocumentBase {
  readonly clase: 'consentimiento'
  readonly procedimiento: string
  readonly version: string
  readonly huella: string
  readonly secciones: readonly ConsentSection[]
  readonly declaraciones: readonly string[]
  /** Whether a representative signs too or instead, in words for the blank form. */
  readonly quien_firma: string
  /** `null` prints the blank form, to be signed by hand. */
  readonly firmado: SignedConsent | null
}

/** A drug of a scheme, with the sum of its dose. */
export interface SchemeDrugLine {
  readonly nombre: string
  /** Route, phase, cycles. */
  readonly detalle: string
  readonly suma: string
  /** What was proposed or calculated beside the formulated dose. */
  readonly propuesta: string | null
  readonly formulada: string
  readonly dias: string
  readonly aplicaciones: string
  readonly observacion: string
  /** What kills or harms where it is not obeyed; null: nothing. */
  readonly critica: string | null
}

export interface SchemeCycle {
  readonly titulo: string
  readonly dias: readonly {
    readonly dia: string
    readonly fecha: string
    readonly medicamentos: readonly {
      readonly texto: string
      /** Only where it is not the usual one. */
      readonly estado: string | null
      readonly tono: OrderLine['tono']
      readonly vigente: boolean
    }[]
  }[]
}

export interface SchemeDocument extends DocumentBase {
  readonly clase: 'esquema'
  readonly esquema: string
  /** Of the consultation in which it was ordered, the principal first. */
  readonly diagnosticos: string
  readonly fuente: string
  readonly ciclos: string
  readonly superficie: string
  readonly sede: string
  readonly estado: string
  readonly lineas: readonly SchemeDrugLine[]
  readonly calendario: readonly SchemeCycle[]
  readonly comprobaciones: readonly string[]
  /** Who signed over it besides and over what, or why its prescriber went on alone; null: nothing asked for it. */
  readonly segunda_firma: string | null
  readonly notas: readonly string[]
}

/** A drug of a prescription, in words. */
export interface MedicationPrintLine {
  readonly nombre: string
  /** How it is taken, as its patient reads it. */
  readonly posologia: PatientPosology
  /** The sum behind the quantity. */
  readonly formula: string
  /** Of a month, in figures and letters. */
  readonly cantidad: string
  /** Months and the whole treatment, in figures and in letters. */
  readonly total: string
  readonly diagnostico: string
  /** Si or No. */
  readonly autorizacion: string
  /** Who signed beside the prescriber, and over what; null: nobody was asked. */
  readonly segunda_firma: string | null
  /** What was written besides how it is taken; null: nothing. */
  readonly observacion: string | null
  /** What kills or harms where it is not obeyed; null: nothing. */
  readonly critica: string | null
  readonly desde: string
  readonly hasta: string
  readonly tratamiento: string
  readonly estado: string
  readonly tono: OrderLine['tono']
  readonly valida: boolean
  /** What was found, what could not be checked and what was not compared, in full. */
  readonly excepciones: readonly string[]
}

/** Where some of the drugs are claimed. */
export interface ClaimSite {
  readonly sede: string
  /** Address and telephone, or what to do where there is no site. */
  readonly detalle: string | null
  /** Names of the drugs, where the order has several sites. */
  readonly medicamentos: readonly string[]
}

export interface MedicationDocument extends DocumentBase {
  readonly clase: 'medicamento'
  readonly lineas: readonly MedicationPrintLine[]
  readonly sedes: readonly ClaimSite[]
  /** All the checks that were clean, in one line; empty: there was none. */
  readonly comprobaciones: string
  readonly notas: readonly string[]
}

/** A letter as it was issued. Who signs it is after its text, not at the foot of each page. */
export interface LetterDocument extends Omit<DocumentBase, 'profesional'> {
  readonly clase: 'carta'
  readonly contenido: ComposedLetter
  /** Nobody: the insurer issues it. */
  readonly firmantes: readonly Professional[]
}

export type DocumentModel =
  | LeaveDocument
  | RecordDocument
  | MedicationDocument
  | SchemeDocument
  | OrderDocument
  | RecommendationDocument
  | ConsentDocument
  | AnnexDocument
  | HandoverDocument
  | LetterDocument

export interface PrintJob {
  readonly documento: DocumentModel
  /** `null` on a draft that is shown and not kept. */
  readonly verificacion: Verification | null
}
