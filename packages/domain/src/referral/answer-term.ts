/** The answer of a referral as a term of the clock: each class of the norm is a class of term. */
import type { TermNorm } from '../kit/clock/norm.ts'
import { ANSWER_CLOCKS, answerClass, type AnswerClass } from './answer-clock.ts'

/** Whose the terms are, as it is stored. */
export const REFERRAL_OWNER = 'referencia'
export const ANSWERED_BY_PANEL = 'El panel dice quién la aceptó y a qué hora, o se cerró'
export const ANSWER_ERASED = 'El panel ya no dice quién la aceptó'
export const ANOTHER_REQUEST = 'Cambió el tipo de solicitud de la remisión'

const CLASSES: readonly AnswerClass[] = ['urgente', 'prioritaria', 'electiva']

/** The class of the term of a request. */
export const referralTermClass = (tipo_solicitud: string | null): string => `remision_${answerClass(tipo_solicitud)}`

/** The figures that come with the product; those of an installation are rows of its own. @fuente Resolución 2335 de 2023 */
export const REFERRAL_NORMS: readonly TermNorm[] = ANSWER_CLOCKS.flatMap(({ vigente_desde, fuente, horas }) =>
  CLASSES.map((clase): TermNorm => ({
    clase: `remision_${clase}`,
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
