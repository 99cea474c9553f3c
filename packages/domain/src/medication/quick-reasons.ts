/** Reasons that a prescriber gives often, offered to be put into the field and edited there. */

/** What the reason answers: a finding of one of the three checks, or a check that was not made. */
export type ReasonFor = 'interacciones' | 'desabastecimiento' | 'alergia' | 'no_verificada'

export const QUICK_REASONS: Readonly<Record<ReasonFor, readonly string[]>> = {
  interacciones: [
    'Control de laboratorio programado y paciente informado',
    'Ya los toma juntos y los tolera',
    'El beneficio supera el riesgo en este paciente',
  ],
  desabastecimiento: [
    'La sede confirmó que tiene existencias',
    'El paciente tiene reserva hasta que llegue',
    'No hay alternativa terapéutica',
  ],
  alergia: [
    'Lo ha tolerado después de esa reacción',
    'Alergia descartada por especialista',
    'Desensibilización supervisada',
  ],
  no_verificada: ['Lo revisé en otra fuente', 'Lo toma desde antes y lo tolera', 'Urgencia: no se puede esperar'],
}

/**
 * What the field holds after a quick reason is chosen.
 * @regla Un motivo rápido toma el lugar de otro; lo que se escribió a mano no se borra.
 */
export const withQuickReason = (typed: string, chosen: string, offered: readonly string[]): string => {
  const before = typed.trim()
  if (before === '' || offered.includes(before)) return chosen
  return before.includes(chosen) ? typed : `${before.replace(/[.;]$/u, '')}; ${chosen}`
}
