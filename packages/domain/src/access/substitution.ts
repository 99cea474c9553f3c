/** Who stands in for a professional, for how long, and who may grant it. @fuente Ley 23/1981 art. 34 (la historia es reservada); OWASP ASVS 5.0, 8.2 */
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'
import type { Offer } from '../ordering/order-line-actions.ts'
import { hasPermission } from '../session/permission.ts'
import { MAX_REASON, REASON_REQUIRED } from '../users/authority.ts'

/** Lets a person grant and revoke substitutions. */
export const SUBSTITUTION_PERMISSION = 'consultas.sustituciones'
/** What somebody holds who has consultations of their own. */
const ATTENDS = 'blog.vista'

/** The longest grant, both days counted, since 2026-11-23: a month of leave. A longer absence is granted again, by somebody who looks. */
export const MAX_SUBSTITUTION_DAYS = 31

export const OWN_SUBSTITUTION = 'Nadie se concede a sí mismo una sustitución: la concede otra persona'
export const SAME_PERSON = 'El sustituto debe ser otra persona'
export const DOES_NOT_ATTEND = 'Debe ser un profesional activo que atiende consultas'
export const WITHOUT_REGISTRATION =
  'Falta su registro profesional: anótelo en sus datos antes de conceder la sustitución'
export const WITHOUT_PROFESSION = 'Falta su profesión: anótela en sus datos antes de conceder la sustitución'
export const STARTS_IN_THE_PAST = 'No puede empezar antes de hoy'
export const ENDS_BEFORE = 'Debe terminar el mismo día en que empieza o después'
export const TOO_LONG = `Puede durar máximo ${MAX_SUBSTITUTION_DAYS} días`
export const OVERLAPS = 'Estas dos personas ya tienen una sustitución en esos días'
export const OVER = 'Esta sustitución ya terminó o ya se revocó'

/** What is known of one of the two. */
export interface Clinician {
  readonly id: number
  readonly activo: boolean
  readonly permissions: readonly string[]
  readonly registro_profesional: string
  readonly profesion: string | null
}

export interface SubstitutionDraft {
  readonly desde: CalendarDate
  readonly hasta: CalendarDate
  readonly motivo: string
}

const attends = (one: Clinician): boolean => one.activo && hasPermission(one, ATTENDS)

/** What each act asks of who signs it is looked at when it is signed; without these two nothing could be. */
const whyNotStandIn = (one: Clinician): string | null => {
  if (!attends(one)) return DOES_NOT_ATTEND
  if (one.registro_profesional.trim() === '') return WITHOUT_REGISTRATION
  return one.profesion === null || one.profesion === '' ? WITHOUT_PROFESSION : null
}

/**
 * Whether `granter` may grant a substitution to `substituteId`.
 * @regla Nadie se concede a sí mismo una sustitución.
 */
export const canGrantSubstitution = (granter: { readonly id: number }, substituteId: number): Offer =>
  granter.id === substituteId ? { puede: false, porQueNo: OWN_SUBSTITUTION } : { puede: true }

/** What is wrong with the days of a grant, by field. */
export const daysProblems = (
  { desde, hasta }: Pick<SubstitutionDraft, 'desde' | 'hasta'>,
  today: CalendarDate,
): Readonly<Record<string, readonly string[]>> => {
  const starts = daysBetween(today, desde) < 0 ? { desde: [STARTS_IN_THE_PAST] } : {}
  const length = daysBetween(desde, hasta) + 1
  if (length < 1) return { ...starts, hasta: [ENDS_BEFORE] }
  return length > MAX_SUBSTITUTION_DAYS ? { ...starts, hasta: [TOO_LONG] } : starts
}

/**
 * What is wrong with a grant, by field; empty when it may stand.
 * @regla Una sustitución es entre dos profesionales que atienden, el sustituto con registro y profesión, desde hoy o después y por máximo 31 días.
 */
export const substitutionProblems = (
  draft: SubstitutionDraft,
  titular: Clinician,
  substitute: Clinician,
  today: CalendarDate,
): Readonly<Record<string, readonly string[]>> => {
  const wrong = titular.id === substitute.id ? SAME_PERSON : whyNotStandIn(substitute)
  return {
    ...(attends(titular) ? {} : { titular_user_id: [DOES_NOT_ATTEND] }),
    ...(wrong === null ? {} : { sustituto_user_id: [wrong] }),
    ...daysProblems(draft, today),
    ...(draft.motivo.trim() === '' || draft.motivo.length > MAX_REASON ? { motivo: [REASON_REQUIRED] } : {}),
  }
}

export const SUBSTITUTION_STATES = ['vigente', 'programada', 'terminada', 'revocada'] as const
export type SubstitutionState = (typeof SUBSTITUTION_STATES)[number]
export const SUBSTITUTION_STATE_NAMES: Readonly<Record<SubstitutionState, string>> = {
  vigente: 'Vigente',
  programada: 'Programada',
  terminada: 'Terminada',
  revocada: 'Revocada',
}

/**
 * How a grant stands on a day.
 * @regla Una sustitución vale en sus días, los dos contados, mientras nadie la revoque.
 */
export const substitutionState = (
  {
    desde,
    hasta,
    revocada,
  }: { readonly desde: CalendarDate; readonly hasta: CalendarDate; readonly revocada: boolean },
  today: CalendarDate,
): SubstitutionState => {
  if (revocada) return 'revocada'
  if (daysBetween(today, desde) > 0) return 'programada'
  return daysBetween(today, hasta) < 0 ? 'terminada' : 'vigente'
}

/** `Laura Restrepo, en sustitución de Andrés Gil`. */
export const actingName = (substitute: string, titular: string): string => `${substitute}, en sustitución de ${titular}`
