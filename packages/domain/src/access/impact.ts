/** Whom a change of a role concerns, before it is made. */
import { CATALOG } from '../navigation/catalog.ts'
import { type Change, effectOn } from './change.ts'

/** People who hold the role and whose other roles are the same. */
export interface Holders {
  readonly personas: number
  /** Keys that their other roles give them. */
  readonly otros: readonly string[]
}

export interface KeyImpact {
  readonly clave: string
  readonly personas: number
}

export interface PageImpact {
  readonly ruta: string
  readonly titulo: string
  readonly personas: number
}

export interface Impact {
  /** Who gains or loses something. */
  readonly personas: number
  readonly ganan: readonly KeyImpact[]
  readonly pierden: readonly KeyImpact[]
  /** Pages that somebody stops opening, in the order of the catalogue. */
  readonly paginas: readonly PageImpact[]
}

const ROUTES = CATALOG.flatMap(({ routes }) => routes)

/**
 * How many people gain and lose each key, and each page.
 * @regla Antes de guardar un rol se dice a cuántas personas les cambia el menú y qué pantallas dejan de abrir.
 */
export const impactOf = (change: Change, holders: readonly Holders[]): Impact => {
  const effects = holders.map(({ personas, otros }) => ({ personas, ...effectOn(change, otros) }))
  const total = (concerned: (effect: (typeof effects)[number]) => boolean): number =>
    effects.filter(concerned).reduce((sum, { personas }) => sum + personas, 0)
  const lost = (clave: string): number => total(({ pierde }) => pierde.includes(clave))
  const keys = new Set(change.quitados)
  return {
    personas: total(({ gana, pierde }) => gana.length + pierde.length > 0),
    ganan: change.agregados.map((clave) => ({ clave, personas: total(({ gana }) => gana.includes(clave)) })),
    pierden: change.quitados.map((clave) => ({ clave, personas: lost(clave) })),
    paginas: ROUTES.filter(({ opensWith }) => keys.has(opensWith))
      .map(({ path, title, opensWith }) => ({ ruta: path, titulo: title, personas: lost(opensWith) }))
      .filter(({ personas }) => personas > 0),
  }
}
