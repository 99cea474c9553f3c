/** Messages of the procedure flow that no single rule raises. @fuente spec 2 §8 */
export const CONSENT_CHECK_ERROR = 'Error validando el consentimiento informado.'
export const CONSULTATION_LOAD_ERROR = 'Ocurrió un error al cargar la consulta.'
export const EMAIL_SENT = '¡Orden enviada con exito!'
export const ERROR_TITLE = 'Error'
export const ORDER_TITLE = 'Ordenamiento'
export const RECOMMENDATION_ERROR = 'No se pudieron imprimir las recomendaciones; la orden sí quedó generada.'
/** The answer of an earlier try was lost, the list changed since, and the server says that the earlier try did order. */
export const ALREADY_ORDERED =
  'El envío anterior sí generó la orden. Revise las órdenes activas antes de ordenar lo que quedó en la lista.'
