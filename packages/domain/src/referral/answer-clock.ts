/** How long a referral may wait for its answer, and how long it has waited. */
import { bogotaDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { inForce, type LegalRecord, type LegalRecords } from '../sick-leave/law.ts'
import type { RequestType } from './annex.ts'
import { minutesInWords } from './moments.ts'

const HOUR = 60
const MS = 60_000

/** Classes of the norm with their time, in hours. */
export interface AnswerClocks extends LegalRecord {
  readonly horas: Readonly<Record<AnswerClass, number>>
}
export type AnswerClass = 'urgente' | 'prioritaria' | 'electiva'

export const ANSWER_CLASSES: Readonly<Record<AnswerClass, string>> = {
  urgente: 'Urgente',
  prioritaria: 'Prioritaria',
  electiva: 'Electiva',
}

/** Each time that the norm changed. @fuente Resolución 2335 de 2023 */
export const ANSWER_CLOCKS: LegalRecords<AnswerClocks> = [
  {
    vigente_desde: '2023-12-29',
    fuente: 'Resolución 2335 de 2023',
    horas: { urgente: 2, prioritaria: 12, electiva: 120 },
  },
]

/** The norm has three classes and no form asks for them: each request type belongs to one. */
const CLASS_OF_REQUEST: Readonly<Record<RequestType, AnswerClass>> = {
  Ambulancia: 'urgente',
  'Aval servicios intrahospitalarios': 'prioritaria',
  'Ayuda diagnostica externa': 'prioritaria',
  Contraremision: 'electiva',
  'Codigo atencion urgencias': 'urgente',
  'Codigo hospitalizacion': 'urgente',
  'Interconsulta red externa': 'prioritaria',
  'Medicina domiciliaria': 'electiva',
  'Remision Mayor complejidad': 'urgente',
  'Remision Menor complejidad': 'prioritaria',
  'Oxigeno Domiciliario': 'electiva',
  'Solicitud Ambulatoria': 'electiva',
}
const CLASSES: ReadonlyMap<string, AnswerClass> = new Map(Object.entries(CLASS_OF_REQUEST))

/**
 * The class of a request; one that does not say its type yet waits as the urgent ones do.
 * @regla El tipo de solicitud dice si la respuesta se da en 2 horas (urgente), 12 horas (prioritaria) o 5 días (electiva); sin tipo, cuenta como urgente.
 */
export const answerClass = (tipo_solicitud: string | null): AnswerClass =>
  (tipo_solicitud === null ? undefined : CLASSES.get(tipo_solicitud)) ?? 'urgente'

/** What a wait is counted from and until. Instants in ISO 8601. */
export interface Waited {
  readonly tipo_solicitud: string | null
  readonly created_at: string
  /** When an institution accepted; null or left out while none has. */
  readonly aceptada_at?: string | null
  readonly cerrada_at: string | null
}

export interface Wait {
  readonly clase: AnswerClass
  /** Minutes from the registration to the answer, or to now while there is none. */
  readonly minutos: number
  /** Minutes that the norm gives. */
  readonly plazo: number
  readonly pasado: boolean
  /** Nobody has answered yet: the clock runs. */
  readonly corre: boolean
}

/** Minutes that the norm gives to the class of a referral, by the day in Bogotá on which it is registered. */
export const answerLimit = (clase: AnswerClass, day: CalendarDate, clocks = ANSWER_CLOCKS): number =>
  inForce(clocks, day).horas[clase] * HOUR

/**
 * The wait of a referral at an instant.
 * @param now epoch milliseconds
 * @param clocks the times of the norm
 * @regla Una remisión espera desde su registro hasta que una institución la acepta o hasta que se cierra; el plazo está vencido cuando pasó entero.
 */
export const waitOf = (waited: Waited, now: number, clocks = ANSWER_CLOCKS): Wait => {
  const from = Date.parse(waited.created_at)
  const answered = waited.aceptada_at ?? waited.cerrada_at
  const until = answered === null ? now : Date.parse(answered)
  const minutos = Math.max(0, Math.floor((until - from) / MS))
  const clase = answerClass(waited.tipo_solicitud)
  const plazo = answerLimit(clase, bogotaDate(from), clocks)
  return { clase, minutos, plazo, pasado: minutos >= plazo, corre: answered === null }
}

/** The time of a class in words: `2 horas`, `5 días`. */
export const limitInWords = (plazo: number): string => {
  const hours = Math.round(plazo / HOUR)
  return hours > 48 && hours % 24 === 0 ? `${hours / 24} días` : `${hours} horas`
}

/** What is said of a wait: how long, and what is left of the norm's time or by how much it passed. */
export const waitInWords = ({
  minutos,
  plazo,
  pasado,
  corre,
}: Wait): { readonly tiempo: string; readonly plazo: string } => {
  const tiempo = minutesInWords(minutos)
  if (!corre) return { tiempo, plazo: pasado ? 'Respondida tarde' : 'Respondida a tiempo' }
  return { tiempo, plazo: pasado ? `Pasó de ${limitInWords(plazo)}` : `Quedan ${minutesInWords(plazo - minutos)}` }
}
