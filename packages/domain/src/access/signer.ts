/** Who may sign an act: a professional registration, and of a kind that may sign it. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { isProfession, PROFESSION_NAMES } from './professions.ts'
import { SIGNING_ACTS, SIGNING_RULES, type SigningAct } from './signing-rules.ts'

/** What is known of who would sign. */
export interface SignerFacts {
  readonly registro_profesional: string | null
  readonly profesion: string | null
}

export interface SigningRefusal {
  readonly codigo: 'firma.sin_registro' | 'firma.profesion'
  readonly error: string
}

const WHO_SETS_IT = 'Lo anota quien administra los usuarios'

const inForce = (act: SigningAct, day: CalendarDate) =>
  SIGNING_RULES.filter(
    ({ actos, vigente_desde, vigente_hasta }) =>
      actos.includes(act) && vigente_desde <= day && (vigente_hasta === null || day <= vigente_hasta),
  )

/** The professions that may sign the act on that day, in words. */
const whoMay = (act: SigningAct, day: CalendarDate): string =>
  [...new Set(inForce(act, day).map(({ profesion }) => PROFESSION_NAMES[profesion].toLowerCase()))].join(', ')

/**
 * Why this person may not sign the act on that day, or null when they may.
 * @fuente Ley 14 de 1962; Ley 35 de 1989; Ley 266 de 1996; Decreto 2126 de 2023
 * @regla Firma un acto clínico quien tiene registro profesional de una profesión que lo puede firmar ese día.
 */
export const whyNotSign = (
  { registro_profesional, profesion }: SignerFacts,
  act: SigningAct,
  day: CalendarDate,
): SigningRefusal | null => {
  const doing = SIGNING_ACTS[act]
  if ((registro_profesional ?? '').trim() === '')
    return {
      codigo: 'firma.sin_registro',
      error: `Su usuario no tiene registro profesional: no puede ${doing}. ${WHO_SETS_IT}.`,
    }
  if (profesion === null || !isProfession(profesion))
    return {
      codigo: 'firma.profesion',
      error: `Su usuario no tiene anotada una profesión: no puede ${doing}. ${WHO_SETS_IT}.`,
    }
  return inForce(act, day).some((known) => known.profesion === profesion)
    ? null
    : {
        codigo: 'firma.profesion',
        error: `Su profesión (${PROFESSION_NAMES[profesion].toLowerCase()}) no puede ${doing}. Pueden: ${whoMay(act, day)}.`,
      }
}

export type SignatureReasons = Readonly<Record<SigningAct, string | null>>

/** For each act, why this person may not sign it on that day; null: they may. */
export const signatureReasons = (signer: SignerFacts, day: CalendarDate): SignatureReasons => {
  const why = (act: SigningAct): string | null => whyNotSign(signer, act, day)?.error ?? null
  return {
    procedimientos: why('procedimientos'),
    medicamentos: why('medicamentos'),
    esquemas: why('esquemas'),
    servicios: why('servicios'),
    incapacidad: why('incapacidad'),
    consentimiento: why('consentimiento'),
    historia: why('historia'),
  }
}
