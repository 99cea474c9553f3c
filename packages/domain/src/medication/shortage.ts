/** Shortages of a medicine and what they mean for ordering it. @fuente spec 2 §4, §7 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { Finding } from './check.ts'
import { foundDrug, type DrugFacts } from './drug-facts.ts'

/** @fuente spec 2 §4, §8 */
export const SHORTAGE_DETECTED = 'Desabastecimiento detectado'

/** The kind of alert that may be accepted; any other stops the order. @fuente spec 2 §4 */
export const INFORMATIVE_SHORTAGE = 'Informativa'

export interface ShortageRow {
  readonly id: number
  readonly medicamento_id: number
  readonly tipo_alerta: string
  readonly mensaje: string
  readonly vigente_desde: CalendarDate
  /** Null: nobody has said when it ends. */
  readonly vigente_hasta: CalendarDate | null
  readonly fuente: string
}

const inForce = ({ vigente_desde, vigente_hasta }: ShortageRow, today: CalendarDate): boolean =>
  vigente_desde <= today && (vigente_hasta === null || today <= vigente_hasta)

/**
 * The shortage of the drug that counts today: one that stops the order before one that informs, the newest first. Null: none.
 * @regla Un desabastecimiento informativo se acepta con un motivo; cualquier otro impide ordenar.
 */
export const shortageOf = (
  drug: Pick<DrugFacts, 'codesumi_id'>,
  rows: readonly ShortageRow[],
  today: CalendarDate,
): ShortageRow | null => {
  const weight = ({ tipo_alerta }: ShortageRow): number => Number(tipo_alerta === INFORMATIVE_SHORTAGE)
  return (
    rows
      .filter((row) => row.medicamento_id === drug.codesumi_id && inForce(row, today))
      .toSorted((one, other) => weight(one) - weight(other) || other.id - one.id)[0] ?? null
  )
}

/** Whether the row stops the order. */
export const stopsOrder = ({ tipo_alerta }: Pick<ShortageRow, 'tipo_alerta'>): boolean =>
  tipo_alerta !== INFORMATIVE_SHORTAGE

/** The finding of a shortage. */
export const shortageFinding = (drug: DrugFacts, row: ShortageRow): Finding => ({
  comprobacion: 'desabastecimiento',
  clave: `desabastecimiento:${row.id}`,
  alerta_detalle_id: row.id,
  severidad: stopsOrder(row) ? 'mayor' : 'moderada',
  titulo: SHORTAGE_DETECTED,
  detalle: row.mensaje,
  conducta: null,
  medicamentos: [foundDrug({ ...drug, origen: 'por_ordenar' }, drug.principio_activo)],
  bloquea: stopsOrder(row),
  fuente: row.fuente,
})
