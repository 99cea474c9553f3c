/** A new figure of a norm, proposed by one person and approved or returned by another. Nothing in force is rewritten. */
import { formatDate } from '../calendar/bogota.ts'
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { isOfSubstance } from '../text/substance.ts'
import { REQUIRED_FIELD } from '../text/field.ts'
import { changesBetween, checkValue, type Figure, type FigureValue } from './figure.ts'

export const PROPOSAL_STATES = {
  propuesta: 'Propuesta',
  aprobada: 'Aprobada',
  devuelta: 'Devuelta',
  retirada: 'Retirada',
} as const
export type ProposalState = keyof typeof PROPOSAL_STATES
export const PROPOSAL_STATE_KEYS = [
  'propuesta',
  'aprobada',
  'devuelta',
  'retirada',
] as const satisfies readonly ProposalState[]

/** The most characters of a norm, of an article and of a reason. */
export const MAX_NORM = 200
export const MAX_ARTICLE = 80
export const MAX_PROPOSAL_REASON = 500
const YEARS_AHEAD = 10

export const PROPOSED = 'Cifra propuesta: la aprueba otra persona'
export const PROPOSAL_MOVED = 'Ya no se puede: otra persona la movió. Actualice y vuelva a mirar.'
/** Said at the field `id` of who approves what they proposed. */
export const OWN_PROPOSAL = 'Usted la propuso: la aprueba o la devuelve otra persona'
export const NOT_THE_PROPOSER = 'Solo la retira quien la propuso'
const REASON_WANTED = 'Diga por qué, con palabras: mínimo 10 letras'
const SAME_VALUE = 'Es lo mismo que ya rige ese día: no cambia nada'
const ALREADY_A_ROW = 'Ya hay una cifra que rige desde ese día: no se reescribe, elija otro día'
const ALREADY_PROPOSED = 'Ya hay una propuesta para ese día que nadie ha decidido'

export interface Proposal {
  readonly valor: FigureValue
  readonly vigente_desde: CalendarDate
  readonly norma: string
  readonly articulo: string
  readonly motivo: string
}

/** What is known of the figure when it is proposed and, again, when it is approved. */
export interface FigureSituation {
  readonly today: CalendarDate
  /** What governs on the day of the proposal without it. */
  readonly rige: FigureValue
  /** Days from which a row of it holds already. */
  readonly filas: readonly CalendarDate[]
  /** Days of the proposals that nobody has decided. */
  readonly pendientes: readonly CalendarDate[]
  /** Last day on which something was counted by it; null: nothing ever was; undefined: what is counted by it is not written down. */
  readonly contado: CalendarDate | null | undefined
}

/** First day on which it may begin; null: any. */
export const firstDayOf = ({ today, contado }: Pick<FigureSituation, 'today' | 'contado'>): CalendarDate | null =>
  contado === null ? null : addDays(contado ?? today, 1)

/**
 * Why a figure cannot hold from a day; null when it can.
 * @regla Una cifra rige hacia adelante: no puede empezar en un día en que ya se contó algo con la anterior; si no se sabe, empieza mañana o después.
 */
export const dateError = (vigente_desde: CalendarDate, situation: FigureSituation): string | null => {
  const { today, filas } = situation
  const first = firstDayOf(situation)
  if (first !== null && vigente_desde < first)
    return `Ya se contó con la cifra anterior: puede regir desde el ${formatDate(first)}`
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`
  if (vigente_desde > last) return `Puede regir hasta el ${formatDate(last)}`
  return filas.includes(vigente_desde) ? ALREADY_A_ROW : null
}

const missing = (text: string): string | null => (text.trim() === '' ? REQUIRED_FIELD : null)

/**
 * Messages of a proposal, by field; empty when it may be proposed.
 * @regla Quien propone una cifra dice su valor, desde cuándo rige, la norma y el artículo de donde sale, y por qué.
 */
export const checkProposal = (
  figure: Figure,
  proposal: Proposal,
  situation: FigureSituation,
): Record<string, string[]> => {
  const { valor, vigente_desde, norma, articulo, motivo } = proposal
  const numbers = checkValue(figure, valor)
  const isPending = situation.pendientes.includes(vigente_desde)
  const said = {
    vigente_desde: dateError(vigente_desde, situation) ?? (isPending ? ALREADY_PROPOSED : null),
    norma: missing(norma),
    articulo: missing(articulo),
    motivo: proposalReasonError(motivo),
  }
  const errores = { ...numbers }
  for (const [field, error] of Object.entries(said)) if (error !== null) errores[field] = [error]
  const [first] = Object.keys(figure.partes)
  const isSame = Object.keys(numbers).length === 0 && changesBetween(figure, situation.rige, valor).length === 0
  if (isSame && first !== undefined) errores[`valor.${first}`] = [SAME_VALUE]
  return errores
}

/**
 * Why a proposal is not made or returned with this reason; null when it is.
 * @regla Una propuesta se hace y se devuelve con un motivo que otra persona entienda.
 */
export const proposalReasonError = (motivo: string): string | null => (isOfSubstance(motivo) ? null : REASON_WANTED)

/** The source of the row that an approved proposal becomes. */
export const sourceOf = ({ norma, articulo }: Pick<Proposal, 'norma' | 'articulo'>): string =>
  `${norma.trim()}, ${articulo.trim()}`
