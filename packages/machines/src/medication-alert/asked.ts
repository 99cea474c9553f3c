/** What the one dialog of a line asks: everything that was found and everything that could not be checked, each with the reason that it needs. */
import type { CheckKind, Finding, LedgerEntry, Severity } from '@cauce/domain/medication/check'
import { latestByCheck } from '@cauce/domain/medication/ledger'
import { worstOf } from '@cauce/domain/medication/reason'
import { RECORDED_STEPS, type AlertContext, type Step } from './types.ts'

/** What is answered with one reason: what a check found, or what could not be checked for one cause. */
export interface Asked {
  /** By which it is named: the first of its checks. */
  readonly comprobacion: CheckKind
  readonly checks: readonly CheckKind[]
  readonly findings: readonly Finding[]
  /** Why it was not verified, whole or in part; null: it was. */
  readonly porQue: string | null
  /** The call that makes it failed. */
  readonly failed: boolean
  /** How grave what it asks is: what could not be checked asks as a moderate finding does. */
  readonly severidad: Severity
}

type Known = Pick<AlertContext, 'ledger' | 'findings' | 'broken'>

/** The call that makes a check. */
export const stepOf = (check: CheckKind): Step => RECORDED_STEPS.find((step) => step === check) ?? 'avisos'

const isOpen = ({ respuesta, motivo }: LedgerEntry): boolean => respuesta === 'no_verificada' && motivo === null

/** Whom it was not asked of tells of the crossed allergies too: they have one cause and one reason. */
const causeOf = ({ comprobacion, por_que }: LedgerEntry, entries: readonly LedgerEntry[]): string => {
  const allergy = entries.find((entry) => entry.comprobacion === 'alergia')
  const isTheSame = comprobacion === 'alergia_cruzada' && allergy !== undefined && isOpen(allergy)
  const step = isTheSame && allergy.por_que === por_que ? 'alergia' : stepOf(comprobacion)
  return `${step} ${por_que ?? ''}`
}

const gapsOf = (entries: readonly LedgerEntry[], { broken }: Known): readonly Asked[] => {
  const byCause = Map.groupBy(entries.filter(isOpen), (entry) => causeOf(entry, entries))
  return [...byCause.values()].flatMap((open) => {
    const [first] = open
    if (first === undefined) return []
    const { comprobacion, por_que } = first
    return {
      comprobacion,
      checks: open.map((entry) => entry.comprobacion),
      findings: [],
      porQue: por_que ?? '',
      failed: broken.includes(stepOf(comprobacion)),
      severidad: 'moderada',
    }
  })
}

const foundIn = (entry: LedgerEntry, { findings }: Known): readonly Asked[] => {
  const { comprobacion, por_que: porQue, motivo } = entry
  const own = findings.filter((finding) => finding.comprobacion === comprobacion)
  const worst = worstOf(own)
  const part = motivo === null ? porQue : null
  if (entry.respuesta !== 'encontrada' || (worst === 'informativa' && part === null)) return []
  const severidad = worst === 'informativa' ? 'moderada' : worst
  return [{ comprobacion, checks: [comprobacion], findings: own, porQue: part, failed: false, severidad }]
}

/** Everything that a person has to answer, in the order of the checks. Empty: the line goes on. */
export const askedOf = (known: Known): readonly Asked[] => {
  const entries = [...latestByCheck(known.ledger).values()]
  return [...entries.flatMap((entry) => foundIn(entry, known)), ...gapsOf(entries, known)]
}
