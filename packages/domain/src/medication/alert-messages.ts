/** What the alert flow says where no single rule says it. @fuente spec 2 §8 */
export const ALERTS_FAILED = 'Ha ocurrido un Error al buscar las Alertas'
export const AUDIT_FAILED = 'Ha ocurrido un Error al guardar la Auditoría'
