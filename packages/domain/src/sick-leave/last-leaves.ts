/** The leaves of an affiliate that are shown beside a new one. */

const SHOWN = 5

/**
 * The first five of the list.
 * @param newestFirst every leave, the one that starts last at its head; annulled ones too
 * @fuente spec 2 §2, §9
 * @regla Se muestran las últimas cinco incapacidades del afiliado, también las anuladas.
 */
export const lastLeaves = <Shown>(newestFirst: readonly Shown[]): Shown[] => newestFirst.slice(0, SHOWN)
