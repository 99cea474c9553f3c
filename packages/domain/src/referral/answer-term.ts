/** The answer of a referral as a term of the clock: each class of the norm is a class of term. */
import type { TermNorm } from '../kit/clock/norm.ts'
import { amountInWords, type TermUnit } from '../kit/clock/unit.ts'
import { ANSWER_CLOCKS, answerClass, type AnswerClass, limitInWords } from './answer-clock.ts'

/** Whose the terms are, as it is stored. */
export const REFERRAL_OWNER = 'referencia'
export const ANSWERED_BY_PANEL = 'El panel dice quién la aceptó y a qué hora, o se cerró'
export const ANSWER_ERASED = 'El panel ya no dice quién la aceptó'
export const ANOTHER_REQUEST = 'Cambió el tipo de solicitud de la remisión'

export const ANSWER_CLASS_KEYS: readonly AnswerClass[] = ['urgente', 'prioritaria', 'electiva']

/** Before the class of a request in that of its term. */
export const REFERRAL_TERM = 'remision_'

/** Classes of the terms, the most urgent first. */
export const REFERRAL_URGENCY: readonly string[] = ANSWER_CLASS_KEYS.map((clase) => `${REFERRAL_TERM}${clase}`)

/** The class of the term of a request. */
export const referralTermClass = (tipo_solicitud: string | null): string =>
  `${REFERRAL_TERM}${answerClass(tipo_solicitud)}`

/** The figures that come with the product; those of an installation are rows of its own. @fuente Resolución 2335 de 2023 */
export const REFERRAL_NORMS: readonly TermNorm[] = ANSWER_CLOCKS.flatMap(({ vigente_desde, fuente, horas }) =>
  ANSWER_CLASS_KEYS.map((clase): TermNorm => ({
    clase: `${REFERRAL_TERM}${clase}`,
    nombre: `remisión ${clase}`,
    unidad: 'hora_corrida',
    cantidad: horas[clase],
    rodar_a_habil: false,
    avisa_al_empezar: false,
    admite_suspension: false,
    max_suspensiones: 0,
    dias_para_suspender: null,
    admite_prorroga: false,
    factor_prorroga: 1,
    vigente_desde,
    fuente,
    confianza: 'secundaria',
  })),
)

const HOUR = 60

/** The time of a class as a person reads it: `2 horas`, `5 días`; another unit, or a part of an hour, with its own words. */
export const answerInWords = (unidad: TermUnit, cantidad: number): string =>
  unidad === 'hora_corrida' && Number.isInteger(cantidad)
    ? limitInWords(cantidad * HOUR)
    : amountInWords(unidad, cantidad)
