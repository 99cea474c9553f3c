/** Favourite services: one goes to the entry, a line is kept as one. */
import { favouriteOfService, type ShownFavourite } from '@cauce/domain/ordering/favourite-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { ServiceItem } from '@cauce/machines/own-code/types'
import { favouriteService } from '../../actors/favourite-service.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useFavouriteDialog } from '../favourites/favourite-dialog.ts'
import type { OwnCodeOrder } from './use-own-code-order.ts'

export const useServiceFavourites = ({ draft, changeDraft }: OwnCodeOrder) => {
  const dispatch = useAppDispatch()
  const favourites = useFavouriteDialog(draft.codigoPropio !== null || draft.observacion.trim() !== '')
  return {
    ...favourites,
    keepItem: (item: ServiceItem): void => favourites.keep(item.codigoPropio.nombre, favouriteOfService(item)),
    use: async (favourite: ShownFavourite): Promise<void> => {
      const { linea } = favourite
      if (linea.tipo_orden_id !== OrderType.ownCodes) return
      const codigoPropio = await favouriteService(dispatch, favourite)
      changeDraft({ codigoPropio, cantidad: linea.cantidad, observacion: linea.observacion })
    },
  }
}
