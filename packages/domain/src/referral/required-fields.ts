/** What a referral needs before it is saved, each field with its own message. */
import { AnnexType } from './annex.ts'
import { REFERRAL_STATES } from './status.ts'

/** The fields that the rule asks for, as they travel. Null and blank: missing. */
export interface ReferralFields {
  readonly codigo_remision: string | null
  readonly tipo_solicitud: string | null
  readonly fecha_aceptacion: string | null
  readonly hora_aceptacion: string | null
  readonly nombre_acepta: string | null
  readonly cargo: string | null
  readonly institucion_acepta_rep_id: number | null
  readonly fecha_traslado_salida: string | null
  readonly hora_traslado_salida: string | null
  readonly fecha_traslado: string | null
  readonly hora_traslado: string | null
  readonly fecha_traslado_redondo_salida: string | null
  readonly hora_traslado_redondo_salida: string | null
  readonly fecha_redondo_traslado: string | null
  readonly hora_traslado_redondo: string | null
}
export type ReferralField = keyof ReferralFields

export interface ReferralSituation {
  readonly tipo_anexo_id: number
  readonly estado: string
  readonly traslado_redondo: boolean
  /** It closes and says why nobody accepted it. */
  readonly sinAceptacion?: boolean
}

/** Shown once above the messages of the fields. @fuente spec 2 §5 */
export const REFERRAL_ERRORS = 'Por favor, corrige los errores antes de continuar.'

/** The first two to the letter (spec 2 §5); the others in their manner. In the order of the panel. */
export const REFERRAL_WORDING: Readonly<Record<ReferralField, string>> = {
  codigo_remision: '¡Campo de código remisión requerido!',
  tipo_solicitud: '¡Campo de tipo solicitud requerido!',
  fecha_aceptacion: '¡Campo de fecha de aceptación requerido!',
  hora_aceptacion: '¡Campo de hora de aceptación requerido!',
  nombre_acepta: '¡Campo de nombre de quien acepta requerido!',
  cargo: '¡Campo de cargo requerido!',
  institucion_acepta_rep_id: '¡Campo de institución que acepta requerido!',
  fecha_traslado_salida: '¡Campo de fecha de salida requerido!',
  hora_traslado_salida: '¡Campo de hora de salida requerido!',
  fecha_traslado: '¡Campo de fecha de llegada requerido!',
  hora_traslado: '¡Campo de hora de llegada requerido!',
  fecha_traslado_redondo_salida: '¡Campo de fecha de salida del traslado redondo requerido!',
  hora_traslado_redondo_salida: '¡Campo de hora de salida del traslado redondo requerido!',
  fecha_redondo_traslado: '¡Campo de fecha de llegada del traslado redondo requerido!',
  hora_traslado_redondo: '¡Campo de hora de llegada del traslado redondo requerido!',
}

const ALWAYS: readonly ReferralField[] = ['codigo_remision', 'tipo_solicitud']
const ACCEPTANCE: readonly ReferralField[] = [
  'fecha_aceptacion',
  'hora_aceptacion',
  'nombre_acepta',
  'cargo',
  'institucion_acepta_rep_id',
]
const ROUND_TRIP: readonly ReferralField[] = [
  'fecha_traslado_salida',
  'hora_traslado_salida',
  'fecha_traslado',
  'hora_traslado',
  'fecha_traslado_redondo_salida',
  'hora_traslado_redondo_salida',
  'fecha_redondo_traslado',
  'hora_traslado_redondo',
]

/**
 * The fields that a referral of this type and state must have, in the order of the panel.
 * @fuente spec 2 §5
 * @regla Código y tipo de solicitud se piden siempre; la aceptación, en una Referencia en seguimiento; las horas del traslado, si además es redondo. La que se cierra con la causa de que nadie la aceptó no la pide, si nada de ella está escrito.
 */
export const requiredFields = ({
  tipo_anexo_id,
  estado,
  traslado_redondo,
  sinAceptacion = false,
}: ReferralSituation): readonly ReferralField[] => {
  if (tipo_anexo_id !== AnnexType.referral || estado !== REFERRAL_STATES.following || sinAceptacion) return ALWAYS
  return traslado_redondo ? [...ALWAYS, ...ACCEPTANCE, ...ROUND_TRIP] : [...ALWAYS, ...ACCEPTANCE]
}

const isMissing = (value: string | number | null): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '')

/** Nothing of an acceptance was written. */
export const nobodyAccepted = (referral: ReferralFields): boolean =>
  ACCEPTANCE.every((field) => isMissing(referral[field]))

/** Messages by field; empty when nothing is missing. An acceptance of which a part is written is asked for whole. */
export const checkReferral = (referral: ReferralFields & ReferralSituation): Record<string, string[]> =>
  Object.fromEntries(
    requiredFields({ ...referral, sinAceptacion: referral.sinAceptacion === true && nobodyAccepted(referral) })
      .filter((field) => isMissing(referral[field]))
      .map((field) => [field, [REFERRAL_WORDING[field]]]),
  )
