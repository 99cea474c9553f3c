/** How a drug is given. @fuente spec 2 §9 */

/** The fixed list, spelled as the specification spells it. */
export const ROUTES = [
  'Oral',
  'Intramuscular',
  'Intravenosa',
  'Subcutánea',
  'Sublingual',
  'Inhalatoria',
  'Transdérmica',
  'Dérmica',
  'Nasal',
  'Oftálmica',
  'Ótica',
  'Tópica',
  'Rectal',
  'Vaginal',
  'Enjuague',
  'Intratectual',
  'Enteral',
] as const

export const NOT_A_ROUTE = 'La vía no es de este medicamento'

/**
 * The routes that are offered for a drug.
 * @fuente spec 2 §9
 * @regla Se ofrecen las vías propias del medicamento y, si no tiene, la lista fija.
 */
export const routesFor = (codesumi: { readonly vias_administracion: readonly string[] }): readonly string[] =>
  codesumi.vias_administracion.length > 0 ? codesumi.vias_administracion : ROUTES

/**
 * The message of a route that the drug does not have, or null.
 * @fuente spec 2 §9
 * @regla La vía que se ordena es una de las que se ofrecen para el medicamento.
 */
export const checkRoute = (via: string, codesumi: { readonly vias_administracion: readonly string[] }): string | null =>
  routesFor(codesumi).includes(via) ? null : NOT_A_ROUTE

/** By these one presentation is given as well as by another; into the spine, or under the skin as an implant, only what is made for it. */
const INJECTED: readonly string[] = ['Intramuscular', 'Intravenosa', 'Subcutánea']

/**
 * The routes of a presentation.
 * @param own its route in the catalogue; null: none is known
 * @param ofIngredient those of every presentation of its ingredient
 * @regla Una presentación se ordena por su vía; si se inyecta, también por las otras por las que se inyecta su principio activo.
 */
export const routesOfPresentation = (own: string | null, ofIngredient: readonly string[]): readonly string[] => {
  if (own === null) return ofIngredient
  if (!INJECTED.includes(own)) return [own]
  return INJECTED.filter((route) => route === own || ofIngredient.includes(route))
}
