/** What every kind of order says with the same words. @fuente spec 2 §8 */
export const ORDER_ERROR = 'Ocurrió un error al generar el ordenamiento.'
export const ORDER_DONE = 'Orden generada con éxito'
/** Of a list without lines. */
export const NOTHING_TO_ORDER = 'Nada por ordenar'
