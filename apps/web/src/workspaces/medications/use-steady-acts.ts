/** Acts of the history and the active orders that stay the same from one render to the next: typing does not draw their tables again. */
import type { ActiveMedicationLine, MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import type { Replacement } from '@cauce/domain/medication/represcription'
import { useCallback, useEffect, useRef } from 'react'
import type { MedicationActs } from './use-medication-acts.ts'

export const useSteadyActs = (acts: MedicationActs) => {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  }, [acts])
  return {
    prescribe: useCallback(
      (rows: readonly MedicationHistoryRow[], replace: ReadonlyMap<number, Replacement>): void =>
        void latest.current.prescribe(rows, replace),
      [],
    ),
    change: useCallback((line: ActiveMedicationLine): void => void latest.current.change(line), []),
  }
}
