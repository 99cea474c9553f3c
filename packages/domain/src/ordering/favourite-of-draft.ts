/** From a medication that is being ordered to the favourite that is kept of it, and how a favourite is read and found. */
import type { MedicationDraft } from '../medication/draft.ts'
import { posologyInWords } from '../medication/monthly-quantity.ts'
import { draftInWords } from '../medication/own-words.ts'
import { localMatch } from '../search/trigger.ts'
import { MAX_FAVOURITE_NAME, type FavouriteLine, type ShownFavourite } from './favourite-line.ts'
import { OrderType } from './order-type.ts'

export const FAVOURITE_WITHDRAWN = 'Retirado del catálogo'
export const SAME_NAME = 'Ya tiene uno con ese nombre: lo cambia.'

/**
 * What is kept of a line of medication; null while a figure is missing.
 * @regla Un favorito guarda lo que se ordena y cómo se toma; nunca la sede, el diagnóstico, la fecha ni las comprobaciones.
 */
export const favouriteOfMedication = (draft: MedicationDraft): FavouriteLine | null => {
  const { articulo, via, dosis, unidad_dosis = null, frecuencia, tiempo, duracion, meses } = draft
  if (articulo === null || dosis === null || frecuencia === null || tiempo === '' || duracion === null) return null
  // The words that the form writes by itself are written again with the line.
  const observacion = draft.observacion === draftInWords(draft) ? '' : draft.observacion
  return {
    tipo_orden_id: OrderType.medications,
    codesumi_id: articulo.codesumi.id,
    via,
    dosis,
    ...(unidad_dosis === null ? {} : { unidad_dosis }),
    frecuencia,
    tiempo,
    duracion,
    meses,
    observacion,
  }
}

/** The name that is proposed: that of the article, as long as a name may be. */
export const favouriteName = (article: string): string => article.slice(0, MAX_FAVOURITE_NAME).trim()

/** What a favourite orders, in a line: `1 cada 12 horas durante 30 días, vía oral`, `Cantidad 2 · Control anual`. */
export const favouriteInWords = (linea: FavouriteLine): string => {
  const what =
    linea.tipo_orden_id === OrderType.medications
      ? posologyInWords({ ...linea, unidad: linea.unidad_dosis ?? '' }).replaceAll(/ {2,}/gu, ' ')
      : `Cantidad ${linea.cantidad}`
  return [what, linea.observacion.trim()].filter(Boolean).join(' · ')
}

/**
 * The favourites that a text finds, by name, article or what they say.
 * @regla Un favorito se encuentra por cualquier palabra de su nombre, de lo que ordena o de lo que dice.
 */
export const foundFavourites = (all: readonly ShownFavourite[], text: string): readonly ShownFavourite[] =>
  all.filter(({ nombre, articulo, linea }) =>
    localMatch([nombre, articulo.codigo, articulo.nombre, favouriteInWords(linea)].join(' '), text),
  )
