/** Prescribing again what was prescribed before: what is left out, what becomes of the old line. @fuente spec 2 §2 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { OrderStatus } from '../ordering/order-status.ts'
import { REASON_REQUIRED } from '../ordering/routing-change.ts'
import { tooLong } from '../text/field.ts'
import { reasonProblem } from '../text/substance.ts'
import { measureOf } from './dose-unit.ts'
import { monthlyQuantity, type WrittenPosology } from './monthly-quantity.ts'
import type { ActiveMedicationLine, MedicationHistoryRow } from './order-line.ts'

/** The line that a new one takes the place of, with the reason, as it travels in `reemplaza`. */
export interface Replacement {
  readonly orden_articulos_id: number
  readonly motivo: string
}

/** The most characters of the reason of a replacement. */
export const MAX_REPLACEMENT_REASON = 500

export const WITHDRAWN_DRUG = 'No se vuelve a formular: está retirado del catálogo'
export const REPEATED_DRUG = 'El mismo medicamento está elegido en una orden más reciente'

/** What becomes of a line of before when it is prescribed again. */
export interface PlannedLine {
  readonly row: MedicationHistoryRow
  /** The line in course that the new one takes the place of; null: the old one stays as it is. */
  readonly reemplaza: { readonly id: number; readonly orden_id: number } | null
  /** Why it is not prescribed again; null: it is. */
  readonly omitida: string | null
}

type InCourse = Pick<ActiveMedicationLine, 'id' | 'orden_id' | 'codesumi' | 'estado_id' | 'fin_tratamiento'>

const OPEN: ReadonlySet<number> = new Set([
  OrderStatus.active,
  OrderStatus.pendingAudit,
  OrderStatus.authorised,
  OrderStatus.scheduled,
])

/**
 * Whether the affiliate is taking a line on that day.
 * @regla Un medicamento sigue activo mientras su orden está abierta y su tratamiento no ha terminado.
 */
export const isInCourse = (
  { estado_id, fin_tratamiento }: Pick<InCourse, 'estado_id' | 'fin_tratamiento'>,
  today: CalendarDate,
): boolean => OPEN.has(estado_id) && fin_tratamiento >= today

const isNewer = (one: MedicationHistoryRow, other: MedicationHistoryRow): boolean =>
  one.created_at === other.created_at ? one.id > other.id : one.created_at > other.created_at

const omissionOf = (row: MedicationHistoryRow, rows: readonly MedicationHistoryRow[]): string | null => {
  if (row.cambios.some(({ tipo }) => tipo === 'retirado')) return WITHDRAWN_DRUG
  const isRepeated = rows.some((other) => other.codesumi.id === row.codesumi.id && isNewer(other, row))
  return isRepeated ? REPEATED_DRUG : null
}

/**
 * What prescribing again the chosen lines would do, in their order.
 * @param active lines of the active orders, whatever their state
 * @regla Lo que vuelve a formularse reemplaza la orden del mismo medicamento que siga activa; la que terminó queda como está.
 */
export const planReprescription = (
  rows: readonly MedicationHistoryRow[],
  active: readonly InCourse[],
  today: CalendarDate,
): readonly PlannedLine[] =>
  rows.map((row) => {
    const omitida = omissionOf(row, rows)
    if (omitida !== null) return { row, omitida, reemplaza: null }
    const isSame = ({ codesumi }: Pick<InCourse, 'codesumi'>): boolean => codesumi.id === row.codesumi.id
    const old = row.sigue_activa
      ? row
      : (rows.find((other) => other.sigue_activa && isSame(other)) ??
        active.find((line) => isInCourse(line, today) && isSame(line)))
    return { row, omitida, reemplaza: old === undefined ? null : { id: old.id, orden_id: old.orden_id } }
  })

/**
 * Why a replacement cannot go on with that reason; null when it can.
 * @regla Reemplazar, cambiar o suspender una orden activa pide un motivo que diga algo.
 */
export const replacementReasonError = (motivo: string): string | null => {
  if (motivo.length > MAX_REPLACEMENT_REASON) return tooLong(MAX_REPLACEMENT_REASON)
  return reasonProblem(motivo, REASON_REQUIRED)
}

/** By row id, what each line to prescribe takes the place of; the omitted ones and those that replace nothing are not in it. */
export const replacementsOf = (plan: readonly PlannedLine[], motivo: string): ReadonlyMap<number, Replacement> =>
  new Map(
    plan.flatMap(({ row, reemplaza, omitida }) =>
      reemplaza === null || omitida !== null
        ? []
        : [[row.id, { orden_articulos_id: reemplaza.id, motivo: motivo.trim() }] as const],
    ),
  )

type WrittenLine = Pick<
  MedicationHistoryRow,
  'codesumi' | 'via' | 'dosis' | 'unidad_dosis' | 'frecuencia' | 'unidad_tiempo' | 'duracion' | 'meses'
>

/** The figures of a line as the functions of the monthly quantity take them. */
export const writtenPosology = (line: WrittenLine): WrittenPosology & { readonly via: string } => ({
  dosis: line.dosis,
  frecuencia: line.frecuencia,
  tiempo: line.unidad_tiempo,
  duracion: line.duracion,
  meses: line.meses,
  unidad: line.codesumi.unidad_presentacion,
  medida: measureOf(line.unidad_dosis, line.codesumi),
  via: line.via,
})

/**
 * The monthly quantity of a line of before, as it results today from its figures.
 * @regla La cantidad de lo que vuelve a formularse se calcula de nuevo; nunca se copia.
 */
export const quantityToday = (line: WrittenLine): number => monthlyQuantity(writtenPosology(line))
