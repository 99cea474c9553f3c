/** The contracted and nearest sites of a consultation, without a name. Without an answer there are none to show, and one searches. */
import type { OrderType } from '@cauce/domain/ordering/order-type'
import type { ProviderSite } from '@cauce/domain/ordering/routing'
import { useEffect, useState } from 'react'
import { api } from '../../store/api.ts'
import { useAppDispatch } from '../../store/store.ts'

/** So many are read at a glance. */
const SHOWN = 6

export const useNearest = (consultaId: number, tipo: OrderType, itemId: number | null): readonly ProviderSite[] => {
  const dispatch = useAppDispatch()
  const [found, setFound] = useState<readonly ProviderSite[]>([])
  useEffect(() => {
    let current = true
    dispatch(
      api.endpoints.repsListar.initiate(
        { query: { page: 0 }, body: { prestador: '', tipo_orden_id: tipo, item_id: itemId, consulta_id: consultaId } },
        { track: false },
      ),
    )
      .unwrap()
      .then(
        (sites) => current && setFound(sites.slice(0, SHOWN)),
        () => current && setFound([]),
      )
    return () => {
      current = false
    }
  }, [dispatch, consultaId, tipo, itemId])
  return found
}
