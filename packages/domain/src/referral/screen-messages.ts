/** What the panel of a referral says on its own, where the server said nothing. */

/** @fuente spec 2 §8, to the letter */
export const REFERRAL_NOT_SAVED = 'Hubo un problema al actualizar la referencia.'
/** @fuente spec 2 §8, to the letter */
export const INSTITUTIONS_FAILED = 'Error al cargar las instituciones'

export const REFERRAL_SAVED_ONCE = 'Intentarlo de nuevo no la guarda dos veces: si ya quedó guardada, se dice.'
export const REFERRAL_FAILED = 'No se pudo cargar la referencia.'
/** Said over what was known before. */
export const REFERRAL_OLD = 'No se pudo comprobar lo último de la referencia: se muestra lo que ya se sabía.'
export const TIMELINE_FAILED = 'No se pudo cargar lo que ha pasado con la referencia.'
export const ORDER_NOT_CREATED = 'No se pudo crear la consulta para ordenar.'
export const NO_ARRIVAL_YET = 'Se finaliza sin hora de llegada.'
