/** Why an allergy or a state of a patient is no longer so: a reason of a list, and own words where it is another one. */
import { REASON_NOT_CHOSEN } from '../medication/reason.ts'
import { CANNOT_CLOSE_SO, closingProblems, type AntecedentKind, type Closing } from './antecedent-life.ts'

export const CLOSING_REASON_CODES = [
  'prueba_negativa',
  'lo_tolero',
  'efecto_esperado',
  'especialista',
  'embarazo_terminado',
  'lactancia_terminada',
  'recuperado',
  'otro_paciente',
  'otro_nombre',
  'repetida',
  'mal_entendido',
  'otra',
] as const
export type ClosingReasonCode = (typeof CLOSING_REASON_CODES)[number]

/** As they are read on the screen, in the history and in the audit. */
export const CLOSING_REASONS: Readonly<Record<ClosingReasonCode, string>> = {
  prueba_negativa: 'Prueba de alergia o de laboratorio negativa',
  lo_tolero: 'Lo recibió después y lo toleró',
  efecto_esperado: 'Fue un efecto esperado del medicamento, no una alergia',
  especialista: 'La descartó el especialista',
  embarazo_terminado: 'Terminó el embarazo',
  lactancia_terminada: 'Terminó la lactancia',
  recuperado: 'Se recuperó, con un resultado que lo confirma',
  otro_paciente: 'Es de otro paciente',
  otro_nombre: 'Se anotó otra cosa: el nombre o el tipo no son',
  repetida: 'Está anotada dos veces',
  mal_entendido: 'Se entendió mal lo que dijo el paciente',
  otra: 'Otro motivo',
}

const MISTAKES = ['otro_paciente', 'otro_nombre', 'repetida', 'mal_entendido', 'otra'] as const
/** Of each way of closing what is asked for a reason of the list; what is taken, and an answer, is closed in own words. */
const OFFERED: Partial<Record<AntecedentKind, Partial<Record<Closing, readonly ClosingReasonCode[]>>>> = {
  alergia: { refutada: ['prueba_negativa', 'lo_tolero', 'efecto_esperado', 'especialista', 'otra'], error: MISTAKES },
  estado: {
    terminada: ['embarazo_terminado', 'lactancia_terminada', 'recuperado', 'prueba_negativa', 'otra'],
    error: MISTAKES,
  },
}

/** The reasons of the list for that way of closing; empty: it is closed in own words. */
export const closingReasons = (kind: AntecedentKind, como: Closing): readonly ClosingReasonCode[] =>
  OFFERED[kind]?.[como] ?? []

export interface ClosingWords {
  /** Null: none was chosen. */
  readonly razon: ClosingReasonCode | null
  readonly motivo: string
}

/**
 * What stops the closing, by field; nothing where it can be done.
 * @regla Una alergia o un estado se cierra con un motivo de la lista de su forma de cerrar; «Otro motivo» pide además palabras propias.
 */
export const closingReasonProblems = (
  kind: AntecedentKind,
  como: Closing,
  { razon, motivo }: ClosingWords,
): Readonly<Record<string, readonly string[]>> => {
  const problems = closingProblems(kind, como, motivo)
  const offered = closingReasons(kind, como)
  if (offered.length === 0) return razon === null ? problems : { ...problems, razon: [CANNOT_CLOSE_SO] }
  if (razon === null) return { razon: [REASON_NOT_CHOSEN] }
  if (!offered.includes(razon)) return { razon: [CANNOT_CLOSE_SO] }
  return razon === 'otra' ? problems : {}
}

/** The text that is kept: `Prueba de alergia o de laboratorio negativa: cutánea y oral en marzo`. */
export const closingText = ({ razon, motivo }: ClosingWords): string => {
  const words = motivo.trim()
  if (razon === null || razon === 'otra') return words
  return words === '' ? CLOSING_REASONS[razon] : `${CLOSING_REASONS[razon]}: ${words}`
}
