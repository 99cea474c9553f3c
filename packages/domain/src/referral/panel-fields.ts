/** How each field of the panel is called. */
import type { ReferralPanel } from './referral.ts'

/** In the order of the panel. */
export const PANEL_FIELDS: Readonly<Record<keyof ReferralPanel, string>> = {
  tipo_anexo_id: 'Tipo de anexo',
  codigo_remision: 'Código de remisión',
  tipo_solicitud: 'Tipo de solicitud',
  fecha_aceptacion: 'Fecha de aceptación',
  hora_aceptacion: 'Hora de aceptación',
  nombre_acepta: 'Quién acepta',
  cargo: 'Cargo',
  institucion_acepta_rep_id: 'Institución que acepta',
  traslado_redondo: 'Traslado redondo',
  tipo_traslado: 'Tipo de traslado',
  movil_traslado: 'Móvil',
  hora_estimada_llegada: 'Hora estimada de llegada',
  fecha_traslado_salida: 'Fecha de salida',
  hora_traslado_salida: 'Hora de salida',
  fecha_traslado: 'Fecha de llegada',
  hora_traslado: 'Hora de llegada',
  fecha_traslado_redondo_salida: 'Fecha de salida del traslado redondo',
  hora_traslado_redondo_salida: 'Hora de salida del traslado redondo',
  fecha_redondo_traslado: 'Fecha de llegada del traslado redondo',
  hora_traslado_redondo: 'Hora de llegada del traslado redondo',
}

/** The names of those fields in the order of the panel, in a line; what is no field is left out. */
export const fieldsInWords = (names: readonly string[]): string =>
  Object.entries(PANEL_FIELDS)
    .filter(([name]) => names.includes(name))
    .map(([, words]) => words)
    .join(', ')
