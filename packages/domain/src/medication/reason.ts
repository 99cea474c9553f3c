/**
 * Why a line goes on in spite of what was found: a sentence of a list and, the graver the finding, more of the prescriber's own
 * words. Both travel and are kept as one text, the sentence of the list first.
 * @fuente spec 2 §4; UI, principio 5
 */
import { isOfSubstance, LEAST_LETTERS, LEAST_LETTERS_GRAVE, lettersOf } from '../text/substance.ts'
import { SEVERITIES, type CheckKind, type Finding, type Severity } from './check.ts'

/** Reasons of the list, as they are read on the screen, on the paper and in the audit. */
export const REASONS = {
  laboratorio: 'Control de laboratorio programado y paciente informado',
  los_tolera: 'Ya los toma juntos y los tolera',
  beneficio: 'El beneficio supera el riesgo en este paciente',
  existencias: 'La sede confirmó que tiene existencias',
  reserva: 'El paciente tiene reserva hasta que llegue',
  sin_alternativa: 'No hay alternativa terapéutica',
  tolerado_despues: 'Lo ha tolerado después de esa reacción',
  descartada: 'Alergia descartada por especialista',
  desensibilizacion: 'Desensibilización supervisada',
  especialista: 'Lo indica el especialista tratante',
  protocolo: 'Dosis de carga o de protocolo institucional',
  gradual: 'Cambio gradual de uno a otro',
  complementarios: 'Los dos son necesarios y se complementan',
  otra_fuente: 'Lo revisé en otra fuente',
  desde_antes: 'Lo toma desde antes y lo tolera',
  urgencia: 'Urgencia: no se puede esperar',
  urgencia_vital: 'Urgencia vital',
  otra: 'Otro motivo',
} as const
export type ReasonCode = keyof typeof REASONS
export const REASON_CODES = [
  'laboratorio',
  'los_tolera',
  'beneficio',
  'existencias',
  'reserva',
  'sin_alternativa',
  'tolerado_despues',
  'descartada',
  'desensibilizacion',
  'especialista',
  'protocolo',
  'gradual',
  'complementarios',
  'otra_fuente',
  'desde_antes',
  'urgencia',
  'urgencia_vital',
  'otra',
] as const satisfies readonly ReasonCode[]

/** What a reason answers: a check that found something, one that was not made, or what another professional would sign. */
export type ReasonFor = CheckKind | 'no_verificada' | 'segunda_firma'

/** The reasons that are usual for each; a server takes any of the list. */
export const OFFERED_REASONS: Readonly<Record<ReasonFor, readonly ReasonCode[]>> = {
  interacciones: ['laboratorio', 'los_tolera', 'beneficio', 'otra'],
  desabastecimiento: ['existencias', 'reserva', 'sin_alternativa', 'otra'],
  alergia: ['tolerado_despues', 'descartada', 'desensibilizacion', 'urgencia_vital', 'otra'],
  alergia_cruzada: ['tolerado_despues', 'descartada', 'beneficio', 'otra'],
  duplicidad: ['gradual', 'complementarios', 'especialista', 'otra'],
  dosis: ['especialista', 'protocolo', 'beneficio', 'urgencia_vital', 'otra'],
  embarazo: ['especialista', 'beneficio', 'sin_alternativa', 'urgencia_vital', 'otra'],
  renal: ['laboratorio', 'especialista', 'beneficio', 'otra'],
  adulto_mayor: ['desde_antes', 'especialista', 'beneficio', 'otra'],
  condicion: ['laboratorio', 'especialista', 'sin_alternativa', 'urgencia_vital', 'otra'],
  indicacion: ['protocolo', 'especialista', 'sin_alternativa', 'otra'],
  no_verificada: ['otra_fuente', 'desde_antes', 'urgencia', 'otra'],
  segunda_firma: ['urgencia_vital', 'otra'],
}

export interface Reason {
  /** Null: none of the list was chosen. */
  readonly codigo: ReasonCode | null
  /** What was typed, as it was typed. */
  readonly texto: string
}

/** The sentence of the list and the own words, from the text that is kept. */
export const reasonParts = (motivo: string | null | undefined): Reason => {
  const whole = motivo ?? ''
  const codigo = REASON_CODES.find((code) => whole === REASONS[code] || whole.startsWith(`${REASONS[code]}: `)) ?? null
  return codigo === null ? { codigo, texto: whole } : { codigo, texto: whole.slice(`${REASONS[codigo]}: `.length) }
}

/** The text that is kept: `Alergia descartada por especialista: prueba cutánea negativa en marzo`. */
export const reasonText = ({ codigo, texto }: Reason): string => {
  if (codigo === null) return texto
  return texto === '' ? REASONS[codigo] : `${REASONS[codigo]}: ${texto}`
}

/** The least letters of own words, and of those that go against a contraindication. */
export const MIN_REASON = LEAST_LETTERS
export const MIN_GRAVE_REASON = LEAST_LETTERS_GRAVE

/** How many letters are written: figures and signs are none. */
export const lettersIn = (text: string): number => lettersOf(text).length

const tooShort = (letters: number): string => `Explique por qué sigue: mínimo ${letters} letras`
/** @fuente ui 06 */
export const REASON_TOO_SHORT = tooShort(MIN_REASON)
/** @fuente ui 22 */
export const GRAVE_REASON_TOO_SHORT = tooShort(MIN_GRAVE_REASON)
export const REASON_NOT_CHOSEN = 'Elija el motivo de la lista'
export const REASON_REPEATED = 'Explíquelo con sus palabras: lo escrito se repite y no dice por qué'

/** Letters of own words that each gravity asks for beside the reason of the list; null: the list or the words, either of them. */
const OWN_WORDS: Readonly<Record<Exclude<Severity, 'informativa'>, number | null>> = {
  contraindicada: MIN_GRAVE_REASON,
  mayor: MIN_REASON,
  moderada: null,
}

/** The letters that are asked of the own words; null: none, where a reason of the list is enough. */
export const ownWordsFor = (severidad: Severity): number | null =>
  severidad === 'informativa' ? null : OWN_WORDS[severidad]

const ownWordsError = (texto: string, letters: number): string | null => {
  if (lettersOf(texto).length < letters) return tooShort(letters)
  return isOfSubstance(texto, letters) ? null : REASON_REPEATED
}

/**
 * What the reason still lacks for a finding of that gravity, or null.
 * @regla Lo contraindicado y lo mayor piden un motivo de la lista y palabras propias (treinta y diez letras); lo moderado, un motivo;
 * lo informativo, nada. Es igual para todas las comprobaciones.
 */
export const reasonError = (severidad: Severity, motivo: string | null | undefined): string | null => {
  if (severidad === 'informativa') return null
  const letters = OWN_WORDS[severidad]
  const { codigo, texto } = reasonParts(motivo)
  if (letters === null) {
    if (codigo !== null && codigo !== 'otra') return null
    return ownWordsError(texto, MIN_REASON)
  }
  return codigo === null ? REASON_NOT_CHOSEN : ownWordsError(texto, letters)
}

/**
 * Whether a reason says enough to go on where nothing grave was found, or where a check could not be made.
 * @regla Un motivo dice algo: uno de la lista, o al menos diez letras de dos palabras distintas; los números, los signos y una letra
 * repetida no cuentan.
 */
export const isReasonEnough = (motivo: string | null | undefined): boolean => reasonError('moderada', motivo) === null

/** The gravest of some findings; with none, `informativa`. */
export const worstOf = (findings: readonly Pick<Finding, 'severidad'>[]): Severity =>
  SEVERITIES.find((severity) => findings.some(({ severidad }) => severidad === severity)) ?? 'informativa'
