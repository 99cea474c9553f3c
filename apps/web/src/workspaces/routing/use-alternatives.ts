/** The contracted sites of a procedure in a consultation. Without an answer there are none to show, and one searches. */
import type { OrderType } from '@cauce/domain/ordering/order-type'
import type { RoutingAlternative } from '@cauce/domain/ordering/routing'
import { useEffect, useState } from 'react'
import { api } from '../../store/api.ts'
import { useAppDispatch } from '../../store/store.ts'

export const useAlternatives = (
  consultaId: number,
  tipo: OrderType,
  itemId: number | null,
): readonly RoutingAlternative[] => {
  const dispatch = useAppDispatch()
  const [found, setFound] = useState<readonly RoutingAlternative[]>([])
  useEffect(() => {
    if (itemId === null) return undefined
    let current = true
    dispatch(
      api.endpoints.proponerDireccionamiento.initiate(
        { body: { consulta_id: consultaId, tipo_orden_id: tipo, items: [itemId] } },
        { track: false },
      ),
    )
      .unwrap()
      .then(
        ([proposal]) => {
          if (!current || proposal === undefined) return
          const { rep, regla, motivo, alternativas } = proposal
          const chosen =
            rep === null ? [] : [{ rep_id: rep.id, nombre: rep.nombre, municipio: rep.municipio, regla, motivo }]
          setFound([...chosen, ...alternativas])
        },
        () => current && setFound([]),
      )
    return () => {
      current = false
    }
  }, [dispatch, consultaId, tipo, itemId])
  return found
}
