/** What the reports of a period count, in words. */

/** In this order they are offered; `segunda`: name of the second figure, null where there is none. */
export const REPORT_KINDS = {
  consultas: { titulo: 'Consultas', clase: 'Por tipo de consulta', segunda: 'Atendidas' },
  ordenes: { titulo: 'Órdenes', clase: 'Por tipo de orden', segunda: 'Líneas ordenadas' },
  incapacidades: { titulo: 'Incapacidades', clase: 'Por contingencia', segunda: 'Días de incapacidad' },
  consentimientos: { titulo: 'Consentimientos', clase: 'Por respuesta', segunda: null },
} as const
export type ReportKind = keyof typeof REPORT_KINDS

/** @regla Los informes cuentan las consultas por su fecha, las incapacidades que no se anularon por su inicio y lo demás por el día en que se hizo. */
export const REPORT_COUNTS: Readonly<Record<ReportKind, string>> = {
  consultas: 'Las consultas de esos días, también aquellas a las que el afiliado no asistió.',
  ordenes: 'Las órdenes que se hicieron en esos días, siga como siga cada una de sus líneas.',
  incapacidades:
    'Las incapacidades que empezaron en esos días y no se anularon; una levantada cuenta hasta su último día.',
  consentimientos: 'Los consentimientos y disentimientos que se guardaron en esos días.',
}

/** How a consent was answered, by the number of its filter. */
export const CONSENT_ANSWERS = {
  firmado: { id: 1, nombre: 'Firmado' },
  disentido: { id: 2, nombre: 'Disentido' },
} as const
export type ConsentAnswer = keyof typeof CONSENT_ANSWERS
/** @regla Todo consentimiento guardado que no es un disentimiento está firmado. */
export const consentAnswer = (estado: string): ConsentAnswer => (estado === 'disentido' ? 'disentido' : 'firmado')
