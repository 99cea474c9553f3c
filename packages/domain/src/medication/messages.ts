/** Messages of the medication flow that no single rule raises. @fuente spec 2 §8 */
export const MEDICATION_SEARCH_ERROR = 'Error al listar medicamentos.'
export const ADD_ERROR = 'Ocurrió un error al agregar el medicamento'
export const ACTIVE_ORDERS_ERROR = 'Error al cargar órdenes activas'
export const MEDICATION_ORDER_ERROR = 'Ocurrió un error, por favor inténtalo de nuevo más tarde'
export const MEDICATION_ORDER_DONE = 'Exito'
export const NOTHING_SELECTED = 'No hay medicamentos seleccionados para agregar'
/** Some check found something, or could not be made, and the line does not say why it goes on. */
export const UNANSWERED_CHECKS = 'Hay comprobaciones sin responder. Revíselas antes de ordenar.'
export const UNKNOWN_MEDICATION = 'El medicamento no existe en el catálogo'
export const INACTIVE_MEDICATION = 'El medicamento ya no está activo en el catálogo'
export const UNKNOWN_DIAGNOSIS = 'El diagnóstico no existe en la CIE-10'
export const NOT_REPLACEABLE = 'La orden que se cambia ya no está activa'
export const REPLACED_TWICE = 'Dos líneas de la lista cambian la misma orden'
