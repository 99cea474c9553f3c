/** The reasons that are being written, and what they still lack. */
import type { CheckKind, LedgerEntry } from '@cauce/domain/medication/check'
import { reasonError, worstOf } from '@cauce/domain/medication/reason'
import { ANSWERED_OF_STEP, type AlertContext, type Step } from './types.ts'

type Change = Partial<AlertContext>

/** What was written for that check: its own reason, else the one for all. */
export const reasonOf = (
  { motivo, motivos }: Pick<AlertContext, 'motivo' | 'motivos'>,
  comprobacion: CheckKind,
): string => motivos[comprobacion] ?? motivo

/** What the reason of a check lacks for the gravest that it found, or null. */
export const checkLacks = (
  context: Pick<AlertContext, 'motivo' | 'motivos' | 'findings'>,
  comprobacion: CheckKind,
): string | null => {
  const found = context.findings.filter((finding) => finding.comprobacion === comprobacion)
  return reasonError(worstOf(found), reasonOf(context, comprobacion))
}

/** What the reasons lack for what is asked about, or null; a check that was not made asks as a moderate finding does. */
const reasonLacks = (context: AlertContext): string | null => {
  const { motivo, notMade: unmade, findings } = context
  if (unmade !== null) return reasonError(worstOf(findings), motivo) ?? reasonError('moderada', motivo)
  return findings.map(({ comprobacion }) => checkLacks(context, comprobacion)).find((lacks) => lacks !== null) ?? null
}

/** The reasons that go on say enough. */
export const hasReason = (context: AlertContext): boolean => reasonLacks(context) === null

export const reasonMissing = (context: AlertContext): Change => ({ reasonError: reasonLacks(context) })

export interface WrittenReason {
  readonly motivo: string
  /** Of which check it is; left out: of all of them. */
  readonly comprobacion?: CheckKind | undefined
}

export const reasonChanged = ({ motivos }: AlertContext, { motivo, comprobacion }: WrittenReason): Change =>
  comprobacion === undefined
    ? { motivo, motivos: {}, reasonError: null }
    : { motivos: { ...motivos, [comprobacion]: motivo }, reasonError: null }

const withReason = (
  ledger: AlertContext['ledger'],
  checks: readonly CheckKind[],
  written: (check: CheckKind) => string,
): readonly LedgerEntry[] => {
  const last = new Set(checks.map((check) => ledger.findLastIndex(({ comprobacion }) => comprobacion === check)))
  return ledger.map((entry, index) =>
    last.has(index) && entry.respuesta !== 'limpia'
      ? { ...entry, motivo: written(entry.comprobacion).trim() || entry.motivo }
      : entry,
  )
}

/** The person goes on: what was written for each check of the step becomes part of its last answer; one without words keeps its own. */
export const explained = (context: AlertContext, step: Step): Change => ({
  ledger: withReason(context.ledger, ANSWERED_OF_STEP[step], (check) => reasonOf(context, check)),
})
