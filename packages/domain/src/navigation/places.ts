/** The pages that a person goes to often: what they visited last and what they starred. */

export interface Places {
  /** Catalogue paths, the last visited first. */
  readonly recientes: readonly string[]
  /** Catalogue paths, in the order in which they were starred. */
  readonly favoritas: readonly string[]
}

export const NO_PLACES: Places = { recientes: [], favoritas: [] }

/** How many visited pages are remembered. */
export const MAX_RECENT = 12

/** The places after opening the page at `path`. */
export const visit = (places: Places, path: string): Places => ({
  ...places,
  recientes: [path, ...places.recientes.filter((other) => other !== path)].slice(0, MAX_RECENT),
})

/** The places after pressing the star of the page at `path`. */
export const toggleFavourite = (places: Places, path: string): Places => ({
  ...places,
  favoritas: places.favoritas.includes(path)
    ? places.favoritas.filter((other) => other !== path)
    : [...places.favoritas, path],
})
