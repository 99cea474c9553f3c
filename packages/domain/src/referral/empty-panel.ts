/** A panel in which nothing was written: what the tests start from, so that a field that is added is added once. */
import type { ReferralPanel } from './referral.ts'

/** No moment is known. */
export const NO_HOURS = {
  fecha_aceptacion: null,
  hora_aceptacion: null,
  fecha_traslado_salida: null,
  hora_traslado_salida: null,
  fecha_traslado: null,
  hora_traslado: null,
  fecha_traslado_redondo_salida: null,
  hora_traslado_redondo_salida: null,
  fecha_redondo_traslado: null,
  hora_traslado_redondo: null,
} as const satisfies Partial<ReferralPanel>

/** A panel of a Referencia. */
export const EMPTY_PANEL: ReferralPanel = {
  ...NO_HOURS,
  tipo_anexo_id: 3,
  codigo_remision: null,
  tipo_solicitud: null,
  nombre_acepta: null,
  cargo: null,
  institucion_acepta_rep_id: null,
  traslado_redondo: false,
  tipo_traslado: null,
  movil_traslado: null,
  hora_estimada_llegada: null,
}
