/** Manuals and news. @fuente spec 1 §2 */

export const contenido = {} as const
