/** Messages of the procedure flow that no single rule raises. @fuente spec 2 §8 */
export const ORDER_ERROR = 'Ocurrió un error al generar el ordenamiento.'
export const ORDER_DONE = 'Orden generada con éxito'
export const CONSENT_CHECK_ERROR = 'Error validando el consentimiento informado.'
export const CONSULTATION_LOAD_ERROR = 'Ocurrió un error al cargar la consulta.'
export const EMAIL_SENT = '¡Orden enviada con exito!'
