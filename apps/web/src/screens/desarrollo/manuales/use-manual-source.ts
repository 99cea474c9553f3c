/** The parts of the manual as the server gives them, each with its own failure and retry. */
import type { ManualSource, PartState } from '@cauce/manual/source'
import { useMemo } from 'react'
import { failureText } from '../../../store/call.ts'
import {
  useManualCaracteristicasQuery,
  useManualLlamadasQuery,
  useManualMaquinasQuery,
  useManualPaginasQuery,
  useManualReglasQuery,
} from '../../../store/manuales-api.ts'

interface Query<Rows> {
  readonly data?: { readonly data: Rows } | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Changes only with what it says: the search is made of the data. */
const usePart = <Rows>({ data, error, isFetching, refetch }: Query<Rows>): PartState<Rows> =>
  useMemo(() => {
    if (data !== undefined) return { state: 'ready', data: data.data }
    if (error === undefined || isFetching) return { state: 'loading' }
    return {
      state: 'failed',
      text: failureText(error),
      retry: () => {
        refetch()
      },
    }
  }, [data, error, isFetching, refetch])

export const useManualSource = (): ManualSource => {
  const caracteristicas = usePart(useManualCaracteristicasQuery({}))
  const reglas = usePart(useManualReglasQuery({}))
  const maquinas = usePart(useManualMaquinasQuery({}))
  const llamadas = usePart(useManualLlamadasQuery({}))
  const paginas = usePart(useManualPaginasQuery({}))
  return useMemo(
    () => ({ caracteristicas, reglas, maquinas, llamadas, paginas }),
    [caracteristicas, reglas, maquinas, llamadas, paginas],
  )
}
