/** The consultation from which orders are made for a referral. @fuente spec 2 §7 (CrearConsulta) */

/** The kind of those consultations. */
export const REFERRAL_CONSULTATION = { id: 88, nombre: 'Referencia', ambito: 'internacion' } as const

const MAX_REASON = 300

/** Its reason, from the referral. */
export const consultationReason = (referral: {
  readonly id: number
  readonly codigo_remision: string | null
  readonly especialidad_remision: string
}): string =>
  `Remisión ${referral.codigo_remision ?? referral.id}: ${referral.especialidad_remision.trim()}`.slice(0, MAX_REASON)
