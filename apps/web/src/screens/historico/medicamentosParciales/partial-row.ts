/** A medicine handed over by parts as its list has it: a row is known by its line. */
import type { PartialDeliveryRow } from '@cauce/domain/history/rows'

export type PartialRow = PartialDeliveryRow & { readonly id: number }

/** The row of a line. */
export const partialRow = (row: PartialDeliveryRow): PartialRow => ({ ...row, id: row.linea_id })
