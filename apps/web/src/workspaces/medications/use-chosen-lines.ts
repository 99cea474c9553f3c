/** The lines of the history that were ticked, whatever page they are on, in the order in which they were ticked. */
import type { MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import { useState } from 'react'

type Chosen = ReadonlyMap<number, MedicationHistoryRow>
const NONE: Chosen = new Map()

export interface ChosenLines {
  readonly rows: readonly MedicationHistoryRow[]
  readonly isChosen: (row: MedicationHistoryRow) => boolean
  readonly toggle: (row: MedicationHistoryRow) => void
  readonly clear: () => void
}

/** @param shown the rows on the screen: what they say now is newer than what was ticked */
export const useChosenLines = (shown: readonly MedicationHistoryRow[]): ChosenLines => {
  const [chosen, setChosen] = useState(NONE)
  const fresh = new Map(shown.map((row) => [row.id, row]))
  return {
    rows: [...chosen.values()].map((row) => fresh.get(row.id) ?? row),
    isChosen: ({ id }) => chosen.has(id),
    toggle: (row) =>
      setChosen((before) => {
        const after = new Map(before)
        if (!after.delete(row.id)) after.set(row.id, row)
        return after
      }),
    clear: () => setChosen(NONE),
  }
}
