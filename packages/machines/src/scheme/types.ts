/** Ports, context and events of {@link file://../scheme.ts}. Everything here survives JSON: it is persisted. */
import type { Finding, Knowledge, LedgerEntry } from '@cauce/domain/medication/check'
import type { Measures } from '@cauce/domain/consultation/consultation'
import type { AddedDrug } from '@cauce/domain/oncology/added-drug'
import type { CheckedSchemeLine } from '@cauce/domain/oncology/checked-line'
import type { SchemeCreatinine } from '@cauce/domain/oncology/creatinine'
import type { SchemeHeader } from '@cauce/domain/oncology/header'
import type { ProposalKind } from '@cauce/domain/oncology/isc-dose'
import type {
  ActiveSchemeLine,
  DeviationReason,
  Scheme,
  SchemeDrug,
  SchemeLine,
  SchemeOrder,
  SurfaceOrigin,
} from '@cauce/domain/oncology/scheme'
import type { FieldErrors } from '../failure.ts'
import type { DoneOrder } from '../ordering-done.ts'
import type { Notice } from '../notice.ts'

/** A drug line of the scheme that is being ordered. */
export interface SchemeRow {
  /** Stable while the list lives; for lists on a screen. */
  readonly key: number
  readonly line: SchemeLine
  /** Its line of the catalogue; null: the clinician added it. */
  readonly drug: SchemeDrug | null
  /** Its active ingredients: what is checked. */
  readonly principios: readonly string[]
  /** The surface that its dose was worked out with; null: there was none. */
  readonly isc: number | null
}

/** A dialog that stops the flow until it is read. `tipo`: `error`, `success`… */
export interface SchemeDialog {
  readonly titulo: string
  readonly mensaje: string
  readonly tipo: string
}

/** Weight (kg) and height (cm) while they are typed. */
export interface MeasuresDraft {
  readonly peso: number | null
  readonly talla: number | null
  /** Who types them says that they are right although they are hardly this patient's. */
  readonly confirmado: boolean
}

export interface SchemePatient {
  readonly edad: number
  readonly sexo: string
}

export interface SchemeInput {
  readonly consultaId: number
  /** Bogotá's date. */
  readonly hoy: string
  readonly paciente: SchemePatient
}

export interface SchemeContext extends SchemeInput {
  /** The scheme in course, a line for each drug and cycle; empty: none. */
  readonly active: readonly ActiveSchemeLine[]
  readonly surface: SurfaceOrigin | null
  readonly scheme: Scheme | null
  readonly header: SchemeHeader
  readonly rows: readonly SchemeRow[]
  readonly nextRow: number
  /** Of the record; what an AUC dose is proposed from. Null: not read yet. */
  readonly creatinina: SchemeCreatinine | null
  /** What the server refused of the order, by field. */
  readonly errores: FieldErrors
  readonly measures: MeasuresDraft
  readonly measuresErrors: FieldErrors
  /** Key of the measures that are being saved. */
  readonly measuresKey: string | null
  /** Why the measures were not saved, or why something could not be read. */
  readonly error: string | null
  /** Every check that was made of the drugs of the scheme, the oldest first: none is erased while its drug is there. */
  readonly entries: readonly LedgerEntry[]
  /** Instant at which the checks were asked for. */
  readonly hora: string
  /** Made when an order or a cancellation starts, kept through retries and reloads until its answer is known. */
  readonly idempotencyKey: string | null
  readonly dialog: SchemeDialog | null
  /** What was ordered last, until another scheme is chosen. */
  readonly done?: DoneOrder | null | undefined
  /** What is done once the dialog is read. */
  readonly afterDialog: 'edit' | 'look' | 'measure'
  readonly notice: Notice | null
  /** Own words of who goes on alone over what another professional would sign; left out or empty: nobody does. */
  readonly urgencia?: string
}

export type SchemeEvent =
  | { readonly type: 'look.again'; readonly hoy: string }
  | { readonly type: 'scheme.chosen'; readonly scheme: Scheme; readonly hoy: string }
  | { readonly type: 'scheme.cleared' }
  | { readonly type: 'header.changed'; readonly header: Partial<SchemeHeader> }
  | { readonly type: 'line.dose'; readonly key: number; readonly dosis: number }
  | { readonly type: 'line.formulated'; readonly key: number; readonly dosis: number }
  | { readonly type: 'line.applications'; readonly key: number; readonly cantidad: number }
  | { readonly type: 'line.observation'; readonly key: number; readonly observaciones: string }
  | { readonly type: 'line.reason'; readonly key: number; readonly motivo: DeviationReason | null }
  | { readonly type: 'line.removed'; readonly key: number }
  | { readonly type: 'urgency.written'; readonly texto: string }
  | { readonly type: 'proposal.taken'; readonly key: number; readonly tipo: ProposalKind }
  | { readonly type: 'surface.taken' }
  | { readonly type: 'drug.added'; readonly drug: AddedDrug }
  | { readonly type: 'measures.opened' }
  | { readonly type: 'measures.changed'; readonly measures: Partial<MeasuresDraft> }
  | { readonly type: 'measures.saved'; readonly hoy: string }
  | { readonly type: 'measures.closed' }
  | { readonly type: 'order.requested'; readonly hoy: string; readonly ahora: string }
  | { readonly type: 'check.explained'; readonly comprobacion: LedgerEntry['comprobacion']; readonly motivo: string }
  | { readonly type: 'checks.again'; readonly ahora: string }
  | { readonly type: 'checks.left' }
  | { readonly type: 'checks.accepted' }
  | { readonly type: 'dialog.dismissed' }
  | { readonly type: 'retry' }
  | { readonly type: 'order.postponed' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'cancel.confirmed' }
  | { readonly type: 'cancel.left' }
  | { readonly type: 'wait.cancelled' }

/** Answer of the check of a scheme. */
export interface SchemeCheckAnswer {
  readonly comprobaciones: readonly {
    readonly comprobacion: LedgerEntry['comprobacion']
    readonly respuesta: LedgerEntry['respuesta']
    readonly por_que: string | null
    readonly hallazgos: readonly Finding[]
    readonly conocimiento: Knowledge | null
  }[]
  /** What was asked about; anything else is an answer to another question. */
  readonly revisados: readonly string[]
}

/** Effects by name: input → output. The caller provides each with `machine.provide({ actors })`. */
export interface SchemePorts {
  loadSituation: {
    input: { consultaId: number }
    output: {
      readonly active: readonly ActiveSchemeLine[]
      readonly medidas: Measures | null
      readonly creatinina: SchemeCreatinine
    }
  }
  loadDrugs: { input: { esquemaId: number }; output: readonly SchemeDrug[] }
  newKey: { input: undefined; output: string }
  saveMeasures: {
    input: { consultaId: number; peso: number; talla: number; confirmado: boolean; key: string }
    output: { readonly medidas: Measures; readonly mensaje: string }
  }
  checkScheme: {
    input: {
      consultaId: number
      esquemaId: number | null
      principios: readonly string[]
      lineas: readonly CheckedSchemeLine[]
    }
    output: SchemeCheckAnswer
  }
  orderScheme: {
    input: { consultaId: number; order: SchemeOrder; key: string }
    output: {
      readonly original: { readonly 0: { readonly id: number }; readonly mensaje: string; readonly type: string }
    }
  }
  cancelScheme: { input: { ordenId: number; key: string }; output: { readonly mensaje: string } }
}
