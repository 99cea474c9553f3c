/** Why a referral closes though no institution accepted it. */

/** Codes of the wire, and how each is read. */
export const CLOSING_CAUSES = {
  fallecio: 'El paciente falleció',
  mejoro: 'El paciente mejoró: ya no necesita la remisión',
  no_acepto_traslado: 'El paciente o su familia no aceptó el traslado',
  ninguna_acepto: 'Ninguna institución la aceptó',
  cancelada: 'Quien la pidió la canceló',
  repetida: 'Está repetida o se registró por error',
  otra: 'Otra causa, que dice la observación',
} as const
export type ClosingCause = keyof typeof CLOSING_CAUSES

export const isClosingCause = (code: string): code is ClosingCause => Object.hasOwn(CLOSING_CAUSES, code)

export const CLOSING_CAUSE_CODES: readonly ClosingCause[] = Object.keys(CLOSING_CAUSES).filter(isClosingCause)

export const UNKNOWN_CLOSING_CAUSE = 'Elija una causa de la lista'
/** Said at the cause of one that an institution accepted. */
export const CAUSE_OF_ACCEPTED = 'Una institución la aceptó: se finaliza sin causa, o se borra la aceptación'
export const CLOSING_CAUSE_LABEL = 'Por qué se cierra sin aceptación'

/** The cause in words; a code that is not known is read as it came. */
export const closingCauseText = (code: string): string => (isClosingCause(code) ? CLOSING_CAUSES[code] : code)
