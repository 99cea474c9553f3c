/** What a printed clinical record says, as plain data: of one consultation, or the whole one of an affiliate. */
import type { PrintedFact } from './leave-model.ts'
import type { DocumentBase, OrderLine, Professional } from './model.ts'

export interface PrintedText {
  readonly titulo: string
  readonly texto: string
}

export interface PrintedFigure {
  readonly nombre: string
  readonly texto: string
  readonly fuente: string
}

export interface PrintedDiagnosis {
  readonly codigo: string
  readonly nombre: string
  /** "Principal · Confirmado nuevo". */
  readonly clase: string
}

/** A finalised record. */
export interface PrintedRecord {
  /** Before the physical exam. */
  readonly antes: readonly PrintedText[]
  readonly examen: readonly PrintedText[]
  readonly medidas: readonly PrintedFact[]
  readonly riesgo: readonly PrintedFact[]
  readonly cifras: readonly PrintedFigure[]
  readonly diagnosticos: readonly PrintedDiagnosis[]
  readonly plan: readonly PrintedText[]
  /** Each under who wrote it and when. */
  readonly notas: readonly PrintedText[]
  /** "Finalizada el 21 nov 2026, 07:24 por Laura Restrepo Mejía". */
  readonly finalizada: string
  /** SHA-256 of what was finalised. */
  readonly huella: string
}

/** What was ordered, certified or signed, in a line. */
export interface PrintedItem {
  readonly titulo: string
  readonly detalle: string
  readonly estado: string
  readonly tono: OrderLine['tono']
}

export interface PrintedGroup {
  readonly titulo: string
  readonly filas: readonly PrintedItem[]
}

export interface PrintedConsultation {
  /** "12 nov 2026, 07:00 · Medicina general". */
  readonly titulo: string
  /** "I10 Hipertensión esencial (primaria) · Laura Restrepo Mejía". */
  readonly resumen: string
  readonly datos: readonly PrintedFact[]
  /** Null: it has no finalised record. */
  readonly historia: PrintedRecord | null
  readonly grupos: readonly PrintedGroup[]
  readonly profesional: Professional
}

export interface RecordDocument extends DocumentBase {
  readonly clase: 'historia'
  /** Beside the patient: birth, address, allergies. */
  readonly identificacion: readonly PrintedFact[]
  /** With an index, one consultation to a section. */
  readonly completa: boolean
  readonly consultas: readonly PrintedConsultation[]
  readonly notas: readonly string[]
}
