/** The hours of a referral in the order in which they can happen, and what passed between them. */
import { INVALID_DATE, isCalendarDate } from '../calendar/calendar-date.ts'
import type { ReferralField, ReferralFields } from './required-fields.ts'

export const ACCEPTED_LATER = 'La aceptación no puede ser en el futuro'
/** How far the clock of who accepts may be ahead of the server's. */
const AHEAD_MS = 5 * 60_000
export const INVALID_TIME = 'Debe ser una hora válida (HH:MM)'

/** Each moment with its two fields and how it is read, in the order in which they happen. */
export const MOMENTS = [
  { clave: 'aceptacion', nombre: 'Aceptación', fecha: 'fecha_aceptacion', hora: 'hora_aceptacion' },
  { clave: 'salida', nombre: 'Salida', fecha: 'fecha_traslado_salida', hora: 'hora_traslado_salida' },
  { clave: 'llegada', nombre: 'Llegada', fecha: 'fecha_traslado', hora: 'hora_traslado' },
  {
    clave: 'salida_redondo',
    nombre: 'Salida del traslado redondo',
    fecha: 'fecha_traslado_redondo_salida',
    hora: 'hora_traslado_redondo_salida',
  },
  {
    clave: 'llegada_redondo',
    nombre: 'Llegada del traslado redondo',
    fecha: 'fecha_redondo_traslado',
    hora: 'hora_traslado_redondo',
  },
] as const satisfies readonly {
  readonly clave: string
  readonly nombre: string
  readonly fecha: ReferralField
  readonly hora: ReferralField
}[]
export type MomentKey = (typeof MOMENTS)[number]['clave']

type Hours = Pick<ReferralFields, (typeof MOMENTS)[number]['fecha' | 'hora']>

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/u

/** True for `HH:MM`, with or without seconds. */
export const isClockTime = (text: string): boolean => TIME.test(text)

const OFFSET = '-05:00'

/** Epoch milliseconds of a day and an hour in Bogotá; null unless both are there and valid. */
export const momentOf = (fecha: string | null, hora: string | null): number | null =>
  fecha === null || hora === null || !isCalendarDate(fecha) || !isClockTime(hora)
    ? null
    : Date.parse(`${fecha}T${hora.slice(0, 5)}:00${OFFSET}`)

const isBlank = (text: string | null): text is null => text === null || text.trim() === ''

const formatErrors = (hours: Hours): Record<string, string[]> =>
  Object.fromEntries(
    MOMENTS.flatMap(({ fecha, hora }) => [
      ...(isBlank(hours[fecha]) || isCalendarDate(hours[fecha] ?? '') ? [] : [[fecha, [INVALID_DATE]] as const]),
      ...(isBlank(hours[hora]) || isClockTime(hours[hora] ?? '') ? [] : [[hora, [INVALID_TIME]] as const]),
    ]),
  )

const known = (hours: Hours) =>
  MOMENTS.flatMap((moment) => {
    const at = momentOf(hours[moment.fecha], hours[moment.hora])
    return at === null ? [] : [{ ...moment, at }]
  })

/**
 * Messages by field: dates and hours that do not exist, and a moment before the one that must come first. `from`: when the referral
 * was registered; `now`: what the server's clock says, null where there is none to ask. Epoch milliseconds.
 * @regla Las horas de una remisión van en orden: registro, aceptación, salida, llegada, salida y llegada del traslado redondo; la aceptación no es futura.
 */
export const checkMoments = (hours: Hours, from: number, now: number | null = null): Record<string, string[]> => {
  const errors = formatErrors(hours)
  // Hours are written to the minute: the one of the registration counts as not before.
  const start = { nombre: 'Registro', at: Math.floor(from / 60_000) * 60_000 }
  const all = known(hours)
  for (const [index, moment] of all.entries()) {
    const before = all[index - 1] ?? start
    if (moment.at < before.at) {
      errors[moment.hora] = [`${moment.nombre} no puede ser antes de ${before.nombre.toLocaleLowerCase('es-CO')}`]
    }
  }
  const accepted = momentOf(hours.fecha_aceptacion, hours.hora_aceptacion)
  if (now !== null && accepted !== null && accepted > now + AHEAD_MS) errors['hora_aceptacion'] = [ACCEPTED_LATER]
  return errors
}

export interface Interval {
  readonly clave: MomentKey
  /** `De registro a aceptación`. */
  readonly nombre: string
  readonly minutos: number
}

/**
 * Minutes between each moment that is known and the one before it.
 * @regla El intervalo de una remisión se mide entre cada hora y la anterior que se conoce.
 */
export const intervals = (hours: Hours, from: number): readonly Interval[] => {
  const all = known(hours)
  return all.map((moment, index) => {
    const before = all[index - 1] ?? { nombre: 'Registro', at: from }
    return {
      clave: moment.clave,
      nombre: `De ${before.nombre.toLocaleLowerCase('es-CO')} a ${moment.nombre.toLocaleLowerCase('es-CO')}`,
      minutos: Math.max(0, Math.round((moment.at - before.at) / 60_000)),
    }
  })
}

/** Minutes in words: `45 min`, `2 h 05 min`, `3 d 4 h`. */
export const minutesInWords = (minutos: number): string => {
  if (minutos < 60) return `${minutos} min`
  const hours = Math.floor(minutos / 60)
  if (hours < 24) return `${hours} h ${String(minutos % 60).padStart(2, '0')} min`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}
