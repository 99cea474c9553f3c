/** The attachment type whose code is made by the server and which closes the referral at once. @fuente spec 2 §4 */
import { AnnexType } from './annex.ts'

/** Shown before the type is changed to it. */
export const EMERGENCY_REPORT_WARNING =
  'El informe de atención inicial de urgencias genera el código de remisión y cierra la referencia. No se puede deshacer.'

/** True where choosing the type makes the code and closes. */
export const closesAtOnce = (tipo_anexo_id: number): boolean => tipo_anexo_id === AnnexType.emergencyReport

/**
 * The code of an emergency report: `AIU-2026-000042`.
 * @param year of the day in Bogotá
 * @param number of the series of that year, from 1
 */
export const emergencyCode = (year: number, number: number): string => `AIU-${year}-${String(number).padStart(6, '0')}`
