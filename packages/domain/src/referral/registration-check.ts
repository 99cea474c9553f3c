/** What the server asks of a referral that is registered, beyond its shape. */
import { INVALID_DATE, isCalendarDate } from '../calendar/calendar-date.ts'
import { isRequestType, REQUEST_TYPE_UNKNOWN } from './annex.ts'
import type { AnnexData } from './annex-data.ts'
import { closesAtOnce, EMERGENCY_REPORT_WARNING } from './emergency-report.ts'
import { INVALID_TIME, isClockTime } from './moments.ts'
import { REFERRAL_WORDING } from './required-fields.ts'

export const UNKNOWN_AFFILIATE = 'El afiliado no existe'
export const UNKNOWN_DIAGNOSIS = 'Hay un diagnóstico que no está en la lista'
export const UNKNOWN_SITE = 'La institución que remite no está en la red o no está activa'
export const SITE_NEEDED = 'Diga qué institución remite'

interface Registration {
  readonly tipo_anexo_id: number
  readonly tipo_solicitud: string | null
  readonly datos: AnnexData
  readonly confirma_cierre?: boolean
}

const isBlank = (text: string | null | undefined): boolean => text === null || text === undefined || text.trim() === ''

const entrance = ({ fecha_ingreso, hora_ingreso }: AnnexData): Record<string, string[]> => ({
  ...(isBlank(fecha_ingreso) || isCalendarDate(fecha_ingreso ?? '') ? {} : { 'datos.fecha_ingreso': [INVALID_DATE] }),
  ...(isBlank(hora_ingreso) || isClockTime(hora_ingreso ?? '') ? {} : { 'datos.hora_ingreso': [INVALID_TIME] }),
})

const requestType = ({ tipo_anexo_id, tipo_solicitud }: Registration): Record<string, string[]> => {
  if (tipo_solicitud === null || isBlank(tipo_solicitud)) {
    return closesAtOnce(tipo_anexo_id) ? { tipo_solicitud: [REFERRAL_WORDING.tipo_solicitud] } : {}
  }
  return isRequestType(tipo_solicitud.trim()) ? {} : { tipo_solicitud: [REQUEST_TYPE_UNKNOWN] }
}

/**
 * Messages by field; empty when it may be registered.
 * @regla El informe de atención inicial de urgencias cierra al registrarse: se confirma y lleva ya su tipo de solicitud.
 */
export const checkRegistration = (form: Registration): Record<string, string[]> => ({
  ...(closesAtOnce(form.tipo_anexo_id) && form.confirma_cierre !== true
    ? { tipo_anexo_id: [EMERGENCY_REPORT_WARNING] }
    : {}),
  ...requestType(form),
  ...entrance(form.datos),
})
