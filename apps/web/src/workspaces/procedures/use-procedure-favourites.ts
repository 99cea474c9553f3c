/** Favourite procedures: one goes to the entry, a line is kept as one. */
import { favouriteOfProcedure, type ShownFavourite } from '@cauce/domain/ordering/favourite-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import { favouriteProcedure } from '../../actors/favourite-procedure.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useFavouriteDialog } from '../favourites/favourite-dialog.ts'
import type { ProcedureOrder } from './use-procedure-order.ts'

export const useProcedureFavourites = ({ draft, changeDraft }: ProcedureOrder, affiliateId: number) => {
  const dispatch = useAppDispatch()
  const favourites = useFavouriteDialog(draft.procedimiento !== null || draft.observacion.trim() !== '')
  return {
    ...favourites,
    keepItem: (item: OrderItem): void => favourites.keep(item.procedimiento.nombre, favouriteOfProcedure(item)),
    use: async (favourite: ShownFavourite): Promise<void> => {
      const { linea } = favourite
      if (linea.tipo_orden_id !== OrderType.procedures) return
      const procedimiento = await favouriteProcedure(dispatch, affiliateId, favourite)
      changeDraft({ procedimiento, cantidad: linea.cantidad, observacion: linea.observacion })
    },
  }
}
