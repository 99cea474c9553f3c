/** Favourite medications: one goes to the form, a line is kept as one. */
import { doseFor } from '@cauce/domain/medication/dose-unit'
import { favouriteOfMedication } from '@cauce/domain/ordering/favourite-of-draft'
import type { ShownFavourite } from '@cauce/domain/ordering/favourite-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { MedicationItem } from '@cauce/machines/medication-order/types'
import { favouriteDrug } from '../../actors/favourite-drug.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useFavouriteDialog } from '../favourites/favourite-dialog.ts'
import { usualRoute } from './draft-of-line.ts'
import type { MedicationOrder } from './use-medication-order.ts'

export const useMedicationFavourites = ({ snapshot, send }: MedicationOrder) => {
  const dispatch = useAppDispatch()
  const { consultaId, draft, entry } = snapshot.context
  const favourites = useFavouriteDialog(draft.articulo !== null || entry.trim() !== '')
  return {
    ...favourites,
    keepItem: ({ draft: line }: MedicationItem): void =>
      favourites.keep(line.articulo?.codesumi.nombre ?? '', favouriteOfMedication(line)),
    use: async (favourite: ShownFavourite): Promise<void> => {
      const { linea } = favourite
      if (linea.tipo_orden_id !== OrderType.medications) return
      const { dosis, unidad_dosis = null, frecuencia, tiempo, duracion, meses, observacion } = linea
      const articulo = await favouriteDrug(dispatch, consultaId, favourite)
      const via = usualRoute(articulo, linea.via)
      const dose = doseFor(articulo.codesumi, { dosis, unidad_dosis })
      const line = { articulo, via, ...dose, frecuencia, tiempo, duracion, meses, observacion, reemplaza: null }
      send({ type: 'draft.changed', draft: line })
    },
  }
}
