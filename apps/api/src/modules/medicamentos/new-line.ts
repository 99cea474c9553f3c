/** A line of medications as it is stored, and as it is checked: the one comes of the other, so that they cannot differ. */
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { SentCheck } from '@cauce/domain/medication/check'
import type { TimeUnit } from '@cauce/domain/medication/time-unit'
import type { Routing } from '@cauce/domain/ordering/chosen-routing'
import type { LineToCheck, NewLedgerRow } from '../alertas/check-lines.ts'
import type { AskedSignature } from '../firmas/ask-signatures.ts'

export interface NewMedicationLine {
  readonly codesumi_id: number
  readonly via: string
  readonly dosis: number
  /** In what the dose is measured; null: units of the presentation. */
  readonly unidad_dosis: string | null
  readonly unidad: string
  readonly frecuencia: number
  readonly unidad_tiempo: TimeUnit
  readonly duracion: number
  readonly meses: number
  readonly cantidad_medico: number
  readonly observacion: string
  readonly diagnostico_id: number
  readonly requiere_autorizacion: boolean
  readonly routing: Routing
  readonly fecha_vigencia: CalendarDate
  readonly fecha_vencimiento: CalendarDate
  readonly fin_tratamiento: CalendarDate
  readonly estado_id: number
  /** What another professional signs over; null: nothing. */
  readonly segunda_firma: string | null
  /** What is asked of the other professional; null: nothing. */
  readonly firma: AskedSignature | null
  /** Why it is created in that state. */
  readonly movimiento_motivo: string | null
  readonly reemplaza: { readonly id: number; readonly motivo: string } | null
}

/** A row with what was answered of it. */
export interface AnsweredLine {
  readonly row: NewMedicationLine
  readonly comprobaciones: readonly SentCheck[]
}

/** What may be stored of an order, of that affiliate. */
export interface CheckedOrder {
  readonly afiliado_id: number
  readonly lines: readonly { readonly row: NewMedicationLine; readonly ledger: readonly NewLedgerRow[] }[]
}

/** What is checked is what would be stored. */
export const toCheck = ({ row, comprobaciones }: AnsweredLine): LineToCheck => ({
  codesumi_id: row.codesumi_id,
  via: row.via,
  dosis: row.dosis,
  unidad_dosis: row.unidad_dosis,
  frecuencia: row.frecuencia,
  tiempo: row.unidad_tiempo,
  duracion: row.duracion,
  meses: row.meses,
  reemplaza_id: row.reemplaza?.id ?? null,
  comprobaciones,
})
