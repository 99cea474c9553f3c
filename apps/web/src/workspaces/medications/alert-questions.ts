/** What the dialog of a line asks: what was found and what could not be checked, in order, each with its reason and what that still lacks. */
import type { CheckKind, Finding, Severity } from '@cauce/domain/medication/check'
import { gravestFirst } from '@cauce/domain/medication/interaction'
import { REASON_NOT_CHOSEN, reasonParts } from '@cauce/domain/medication/reason'
import { needsSecondSignature } from '@cauce/domain/medication/second-signature'
import { askedOf, type Asked } from '@cauce/machines/medication-alert/asked'
import { isLeft, lacksOf, reasonOf } from '@cauce/machines/medication-alert/reasons'
import type { AlertContext } from '@cauce/machines/medication-alert/types'
import type { Tone } from '@cauce/ui/status-chip/status-chip'

/** A finding, or what could not be checked, by its number in the list. */
export type AlertItem =
  | { readonly numero: number; readonly finding: Finding }
  | { readonly numero: number; readonly gap: Asked }

/** One reason that is asked for: of everything that a check found, or that could not be checked for one cause. */
export interface Question {
  readonly comprobacion: CheckKind
  /** The numbers of its items in the list. */
  readonly numeros: readonly number[]
  readonly severidad: Severity
  readonly motivo: string
  /** What the reason still lacks; null: nothing. */
  readonly lacks: string | null
  /** A part or all of it could not be checked. */
  readonly unmade: boolean
  /** Nothing of it was found: it may be left pending on the line. */
  readonly leavable: boolean
  /** It is left pending. */
  readonly left: boolean
  /** Somebody else signs over some of its findings. */
  readonly signed: boolean
}

export interface Gate {
  /** What asks, the gravest first; what could not be checked asks as a moderate finding does. */
  readonly items: readonly AlertItem[]
  /** What only informs. */
  readonly informs: readonly Finding[]
  readonly questions: readonly Question[]
}

const numbered = (findings: readonly Finding[], gaps: readonly Asked[]): readonly AlertItem[] => [
  ...findings.map((finding, index) => ({ numero: index + 1, finding })),
  ...gaps.map((gap, index) => ({ numero: findings.length + index + 1, gap })),
]

const checksOf = (item: AlertItem): readonly CheckKind[] =>
  'gap' in item ? item.gap.checks : [item.finding.comprobacion]

const placeOf = ({ numeros }: Question): number => numeros[0] ?? 0

export const gateOf = (context: AlertContext): Gate => {
  const sorted = context.findings.toSorted(gravestFirst)
  const asking = sorted.filter(({ severidad, bloquea }) => bloquea || severidad !== 'informativa')
  const asked = askedOf(context)
  const items = numbered(
    asking,
    asked.filter(({ porQue }) => porQue !== null),
  )
  const questions = asked.map((one): Question => {
    const own = items.filter((item) => checksOf(item).some((check) => one.checks.includes(check)))
    return {
      comprobacion: one.comprobacion,
      numeros: own.map(({ numero }) => numero),
      severidad: one.severidad,
      motivo: reasonOf(context, one.comprobacion),
      lacks: lacksOf(context, one),
      unmade: one.porQue !== null,
      leavable: one.findings.length === 0,
      left: isLeft(context, one),
      signed: needsSecondSignature(one.findings, null).length > 0,
    }
  })
  return {
    items,
    informs: sorted.filter((finding) => !asking.includes(finding)),
    questions: questions.toSorted((one, other) => placeOf(one) - placeOf(other)),
  }
}

export const questionOfItem = ({ questions }: Gate, { numero }: AlertItem): Question | undefined =>
  questions.find(({ numeros }) => numeros.includes(numero))

const AND = new Intl.ListFormat('es-CO', { type: 'conjunction' })

/** `del 1`, `de los 2 y 3`. */
const ofNumbers = (numeros: readonly number[]): string =>
  numeros.length === 1 ? `del ${numeros[0]}` : `de los ${AND.format(numeros.map(String))}`

/** `Motivo del hallazgo 1`. */
export const questionTitle = ({ numeros, unmade, leavable }: Question): string => {
  if (unmade && leavable)
    return `Por qué sigue sin comprobar ${ofNumbers(numeros)
      .replace(/^del/u, 'el')
      .replace(/^de los/u, 'los')}`
  return numeros.length === 1
    ? `Motivo del hallazgo ${numeros[0]}`
    : `Motivo de los hallazgos ${AND.format(numeros.map(String))}`
}

const missingOf = ({ numeros, motivo, lacks }: Question): string => {
  if (motivo.trim() === '') return `el motivo ${ofNumbers(numeros)}`
  return `${lacks === REASON_NOT_CHOSEN ? 'elegir' : 'explicar'} el motivo ${ofNumbers(numeros)}`
}

/** What still has to be written before the line goes on; null: nothing. With many, the first ones and how many more. */
export const missingWords = (questions: readonly Question[]): string | null => {
  const missing = questions.filter(({ lacks }) => lacks !== null)
  if (missing.length === 0) return null
  const blank = missing.filter(({ motivo }) => motivo.trim() === '')
  const begun = missing.filter(({ motivo }) => motivo.trim() !== '')
  const all = blank.flatMap(({ numeros }) => numeros).toSorted((one, other) => one - other)
  const words = [...begun.map(missingOf), ...(all.length === 0 ? [] : [`el motivo ${ofNumbers(all)}`])]
  return `Falta ${AND.format(words)}`
}

export interface FindingState {
  readonly tone: Tone
  readonly label: string
}

/** Whether the reason lets who is alone go on without the other signature. */
export const isVital = ({ motivo, lacks }: Question): boolean =>
  lacks === null && reasonParts(motivo).codigo === 'urgencia_vital'

/** Where the answer to an item stands. */
export const itemState = (item: AlertItem, question: Question): FindingState => {
  const { motivo, lacks, left } = question
  if (left) return { tone: 'unknown', label: 'Queda pendiente en la línea' }
  if (lacks === null) {
    if ('gap' in item || needsSecondSignature([item.finding], null).length === 0)
      return { tone: 'ok', label: 'Motivo escrito' }
    return {
      tone: 'waiting',
      label: isVital(question) ? 'Urgencia vital: sigue sin la firma' : 'Motivo escrito, falta la segunda firma',
    }
  }
  const proposes = 'finding' in item && item.finding.propuesta !== undefined
  if (motivo.trim() === '') return { tone: 'waiting', label: proposes ? 'Sin corregir' : 'Falta el motivo' }
  return { tone: 'waiting', label: lacks === REASON_NOT_CHOSEN ? 'Falta elegir el motivo' : 'Falta explicarlo' }
}
