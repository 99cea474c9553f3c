/**
 * The life of what is recorded of a patient: an allergy, an answer about allergies, a state such as a pregnancy, what is taken and was
 * not ordered here. It is in force until somebody closes it with a reason; what was closed stays written and is never opened again.
 */
import { isOfSubstance } from '../text/substance.ts'

/**
 * `refutada`: it was studied and is not so. `error`: it should not have been written. `terminada`: it was so until then. `dejada`: the
 * patient stopped taking it.
 */
export const ANTECEDENT_STATES = ['vigente', 'refutada', 'terminada', 'dejada', 'error'] as const
export type AntecedentState = (typeof ANTECEDENT_STATES)[number]
export type Closing = Exclude<AntecedentState, 'vigente'>

export const ANTECEDENT_KINDS = ['alergia', 'respuesta', 'estado', 'toma', 'respuesta_toma'] as const
export type AntecedentKind = (typeof ANTECEDENT_KINDS)[number]

export const CLOSINGS: Readonly<Record<AntecedentKind, readonly Closing[]>> = {
  alergia: ['refutada', 'error'],
  respuesta: ['error'],
  estado: ['terminada', 'error'],
  toma: ['terminada', 'dejada', 'error'],
  respuesta_toma: ['error'],
}
export const ANTECEDENT_STATE_NAMES: Readonly<Record<AntecedentState, string>> = {
  vigente: 'Vigente',
  refutada: 'Descartada',
  terminada: 'Terminada',
  dejada: 'Dejó de tomarlo',
  error: 'Anotada por error',
}

export const ALREADY_CLOSED = 'Ya no está vigente: alguien lo cerró antes'
export const CANNOT_CLOSE_SO = 'Esto no se cierra de esa manera'
export const CLOSING_REASON = 'Explique por qué con sus palabras: mínimo 10 letras'
export const MAX_CLOSING_REASON = 500

/**
 * What stops the closing, by field; nothing where it can be done.
 * @regla Una alergia se descarta o se marca como error, un estado se termina o se marca como error, lo que toma se termina, se deja o se marca como error; siempre con su motivo y su autor, y nunca se borra.
 */
export const closingProblems = (
  kind: AntecedentKind,
  como: Closing,
  motivo: string,
): Readonly<Record<string, readonly string[]>> => ({
  ...(CLOSINGS[kind].includes(como) ? {} : { como: [CANNOT_CLOSE_SO] }),
  ...(isOfSubstance(motivo) ? {} : { motivo: [CLOSING_REASON] }),
})

/** What is known of the allergies of an affiliate. */
export interface AllergyLife {
  readonly alergias: readonly { readonly estado: AntecedentState }[]
  readonly respuestas: readonly { readonly respuesta: 'niega' | 'no_responde'; readonly estado: AntecedentState }[]
}

/**
 * Whether somebody has asked and was answered.
 * @regla Se preguntó por las alergias si hay una anotada o descartada, o si alguien las negó; lo anotado por error y quien no pudo responder no cuentan.
 */
export const wereAsked = ({ alergias, respuestas }: AllergyLife): boolean =>
  alergias.some(({ estado }) => estado !== 'error') ||
  respuestas.some(({ respuesta, estado }) => respuesta === 'niega' && estado === 'vigente')

export const HAS_ALLERGIES = 'Tiene alergias vigentes: primero descártelas o márquelas como error, con su motivo'

/**
 * Why "no known allergies" cannot be asserted, or null.
 * @regla «Ninguna conocida» no se afirma de quien tiene una alergia vigente.
 */
export const whyNotDeny = ({ alergias }: Pick<AllergyLife, 'alergias'>): string | null =>
  alergias.some(({ estado }) => estado === 'vigente') ? HAS_ALLERGIES : null

/** What is known of what an affiliate takes and was not ordered here. */
export interface OutsideLife {
  readonly tomas: readonly { readonly estado: AntecedentState }[]
  /** Each says that nothing else is taken. */
  readonly respuestas: readonly { readonly estado: AntecedentState }[]
}

/**
 * Whether somebody asked what else is taken.
 * @regla Se preguntó qué más toma si algo está anotado o lo estuvo, o si alguien anotó que no toma nada más; lo anotado por error no cuenta.
 */
export const wasAskedWhatElse = ({ tomas, respuestas }: OutsideLife): boolean =>
  tomas.some(({ estado }) => estado !== 'error') || respuestas.some(({ estado }) => estado === 'vigente')
