/** Messages of the flow of services that no single rule raises. @fuente spec 2 §8 */
export const SERVICES_FAILED = 'Ocurrió un error al cargar los códigos propios'
export const ACTIVE_SERVICES_FAILED = 'Ocurrió un error al cargar las ordenes activas'
export const SERVICE_ORDER_ERROR = 'Ocurrio un error al generar el ordenamiento'
