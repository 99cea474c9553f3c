/** What the dialog of a line asks: its findings in order, one reason for each check that found something that matters, what is still missing. */
import type { CheckKind, Finding, Severity } from '@cauce/domain/medication/check'
import { gravestFirst } from '@cauce/domain/medication/interaction'
import { REASON_NOT_CHOSEN, reasonError, reasonParts, worstOf } from '@cauce/domain/medication/reason'
import { needsSecondSignature } from '@cauce/domain/medication/second-signature'
import { reasonOf } from '@cauce/machines/medication-alert/reasons'
import type { AlertContext } from '@cauce/machines/medication-alert/types'
import type { Tone } from '@cauce/ui/status-chip/status-chip'

interface NumberedFinding {
  readonly numero: number
  readonly finding: Finding
}

/** One reason that is asked for: of everything that a check found. */
export interface Question {
  readonly comprobacion: CheckKind
  /** The numbers of its findings in the list. */
  readonly numeros: readonly number[]
  readonly severidad: Severity
  readonly motivo: string
  /** What the reason still lacks; null: nothing. */
  readonly lacks: string | null
  /** Somebody else signs over some of its findings. */
  readonly signed: boolean
}

export interface Gate {
  /** What asks, the gravest first. */
  readonly asks: readonly NumberedFinding[]
  /** What only informs. */
  readonly informs: readonly Finding[]
  readonly questions: readonly Question[]
}

type Asked = Pick<AlertContext, 'findings' | 'motivo' | 'motivos'>

export const gateOf = (context: Asked): Gate => {
  const sorted = context.findings.toSorted(gravestFirst)
  const asks = sorted
    .filter(({ severidad, bloquea }) => bloquea || severidad !== 'informativa')
    .map((finding, index) => ({ numero: index + 1, finding }))
  const checks = [...new Set(asks.map(({ finding }) => finding.comprobacion))]
  const questions = checks.map((comprobacion): Question => {
    const own = asks.filter(({ finding }) => finding.comprobacion === comprobacion)
    const found = own.map(({ finding }) => finding)
    const severidad = worstOf(found)
    const motivo = reasonOf(context, comprobacion)
    return {
      comprobacion,
      numeros: own.map(({ numero }) => numero),
      severidad,
      motivo,
      lacks: reasonError(severidad, motivo),
      signed: needsSecondSignature(found, null).length > 0,
    }
  })
  const shown = new Set(asks.map(({ finding }) => finding))
  return { asks, informs: sorted.filter((finding) => !shown.has(finding)), questions }
}

const AND = new Intl.ListFormat('es-CO', { type: 'conjunction' })

/** `del 1`, `de los 2 y 3`. */
const ofNumbers = (numeros: readonly number[]): string =>
  numeros.length === 1 ? `del ${numeros[0]}` : `de los ${AND.format(numeros.map(String))}`

/** `Motivo del hallazgo 1`. */
export const questionTitle = ({ numeros }: Question): string =>
  numeros.length === 1
    ? `Motivo del hallazgo ${numeros[0]}`
    : `Motivo de los hallazgos ${AND.format(numeros.map(String))}`

const missingOf = ({ numeros, motivo, lacks }: Question): string => {
  if (motivo.trim() === '') return `el motivo ${ofNumbers(numeros)}`
  return `${lacks === REASON_NOT_CHOSEN ? 'elegir' : 'explicar'} el motivo ${ofNumbers(numeros)}`
}

/** What still has to be written before the line goes on; null: nothing. */
export const missingWords = (questions: readonly Question[]): string | null => {
  const missing = questions.filter(({ lacks }) => lacks !== null).map(missingOf)
  return missing.length === 0 ? null : `Falta ${AND.format(missing)}`
}

export interface FindingState {
  readonly tone: Tone
  readonly label: string
}

/** Whether the reason lets who is alone go on without the other signature. */
export const isVital = ({ motivo, lacks }: Question): boolean =>
  lacks === null && reasonParts(motivo).codigo === 'urgencia_vital'

/** Where the answer to a finding stands. */
export const findingState = (finding: Finding, question: Question): FindingState => {
  const { motivo, lacks } = question
  if (lacks === null) {
    if (needsSecondSignature([finding], null).length === 0) return { tone: 'ok', label: 'Motivo escrito' }
    return {
      tone: 'waiting',
      label: isVital(question) ? 'Urgencia vital: sigue sin la firma' : 'Motivo escrito, falta la segunda firma',
    }
  }
  if (motivo.trim() === '')
    return { tone: 'waiting', label: finding.propuesta === undefined ? 'Falta el motivo' : 'Sin corregir' }
  return { tone: 'waiting', label: lacks === REASON_NOT_CHOSEN ? 'Falta elegir el motivo' : 'Falta explicarlo' }
}
