/** The earlier orders of a procedure. The server tells them when it validates a line, and validating writes nothing. */
import { today } from '../../app/today.ts'
import type { OrderHistoryRow } from '@cauce/domain/procedure/procedure'
import { useEffect, useState } from 'react'
import { api } from '../../store/api.ts'
import { useAppDispatch } from '../../store/store.ts'

/** What stands for the observation of a line that is only asked about. */
const QUESTION = 'Consulta de historia'

interface Told {
  readonly cupId: number
  readonly rows: readonly OrderHistoryRow[]
  readonly error?: unknown
}

/** @param cupId null: nothing is asked */
export const useHistory = (consultaId: number, cupId: number | null) => {
  const dispatch = useAppDispatch()
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    if (cupId === null || told?.cupId === cupId) return undefined
    let current = true
    const body = {
      procedimiento: { id: cupId },
      cantidad: 1,
      fechaVigencia: today(),
      observacion: QUESTION,
      consulta_id: consultaId,
    }
    dispatch(api.endpoints.validarCup.initiate({ body }, { track: false }))
      .unwrap()
      .then(
        ({ historico }) => current && setTold({ cupId, rows: historico }),
        (error: unknown) => current && setTold({ cupId, rows: [], error }),
      )
    return () => {
      current = false
    }
  }, [dispatch, consultaId, cupId, told])
  const answer = told !== null && told.cupId === cupId ? told : null
  return {
    rows: answer?.rows ?? [],
    loading: cupId !== null && answer === null,
    error: answer?.error,
    retry: () => setTold(null),
  }
}
