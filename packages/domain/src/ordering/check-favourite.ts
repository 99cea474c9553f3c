/** What may be kept as a favourite line. */
import { MAX_MEDICATION_OBSERVATION } from '../medication/order-line.ts'
import { MAX_OWN_CODE_OBSERVATION } from '../own-code/service-line.ts'
import { MAX_OBSERVATION } from '../procedure/pre-order-item.ts'
import { REQUIRED_FIELD, tooLong } from '../text/field.ts'
import { MAX_FAVOURITES, type FavouriteLine } from './favourite-line.ts'
import { OrderType } from './order-type.ts'

export const TOO_MANY_FAVOURITES = `Máximo ${MAX_FAVOURITES} favoritos: borre uno que ya no use`
export const FAVOURITE_SAVED = 'Favorito guardado'
export const FAVOURITE_DELETED = 'Favorito borrado'
export const NO_FAVOURITES_OF_KIND = 'De este tipo de orden no se guardan favoritos'

export type FavouriteType = FavouriteLine['tipo_orden_id']

/** Kinds of order of which lines are kept. A scheme is itself a template. */
export const FAVOURITE_TYPES: readonly FavouriteType[] = [
  OrderType.medications,
  OrderType.procedures,
  OrderType.ownCodes,
]
export const isFavouriteType = (tipo: number): tipo is FavouriteType => FAVOURITE_TYPES.some((each) => each === tipo)

const OBSERVATION_LIMITS: Readonly<Record<FavouriteType, number>> = {
  [OrderType.medications]: MAX_MEDICATION_OBSERVATION,
  [OrderType.procedures]: MAX_OBSERVATION,
  [OrderType.ownCodes]: MAX_OWN_CODE_OBSERVATION,
}

/**
 * What is wrong with the observation of a favourite, or null.
 * @regla La observación de un favorito tiene el mismo tope que la de una línea de su tipo, y si se pasa se dice en su campo.
 */
export const wrongObservation = ({ tipo_orden_id, observacion }: FavouriteLine): string | null =>
  observacion.length > OBSERVATION_LIMITS[tipo_orden_id] ? tooLong(OBSERVATION_LIMITS[tipo_orden_id]) : null

interface KeptFavourite {
  readonly id: number
  readonly nombre: string
}

const asCompared = (name: string): string => name.trim().toLocaleLowerCase('es-CO')

/**
 * Which of the favourites of that kind a name changes (null: it is a new one), or what is wrong with it.
 * @regla Un favorito guardado con el mismo nombre cambia el que había; cada profesional guarda hasta cien de cada tipo.
 */
export const placeOfFavourite = (
  nombre: string,
  mine: readonly KeptFavourite[],
): { readonly id: number | null } | { readonly error: string } => {
  if (nombre.trim() === '') return { error: REQUIRED_FIELD }
  const same = mine.find((each) => asCompared(each.nombre) === asCompared(nombre))
  if (same !== undefined) return { id: same.id }
  return mine.length >= MAX_FAVOURITES ? { error: TOO_MANY_FAVOURITES } : { id: null }
}

/** What the line orders, by the id of its own catalogue, and the field that says it. */
export const itemOfFavourite = (linea: FavouriteLine): { readonly campo: string; readonly id: number } => {
  if (linea.tipo_orden_id === OrderType.medications) return { campo: 'codesumi_id', id: linea.codesumi_id }
  if (linea.tipo_orden_id === OrderType.procedures) return { campo: 'procedimiento_id', id: linea.procedimiento_id }
  return { campo: 'codigo_propio_id', id: linea.codigo_propio_id }
}
