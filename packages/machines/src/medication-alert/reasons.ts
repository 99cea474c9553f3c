/** The reasons that are being written, and what they still lack. */
import type { CheckKind, LedgerEntry } from '@cauce/domain/medication/check'
import { reasonError } from '@cauce/domain/medication/reason'
import { askedOf, type Asked } from './asked.ts'
import type { AlertContext } from './types.ts'

type Change = Partial<AlertContext>
type Written = Pick<AlertContext, 'motivo' | 'motivos' | 'left'>

/** What was written for that check: its own reason, else the one for all. */
export const reasonOf = ({ motivo, motivos }: Omit<Written, 'left'>, comprobacion: CheckKind): string =>
  motivos[comprobacion] ?? motivo

/** The person leaves it pending on the line: only what could not be made can be left, never what was found. */
export const isLeft = ({ left }: Pick<Written, 'left'>, { comprobacion, findings }: Asked): boolean =>
  findings.length === 0 && left.includes(comprobacion)

/** What the answer to something that is asked still lacks, or null. */
export const lacksOf = (written: Written, asked: Asked): string | null =>
  isLeft(written, asked) ? null : reasonError(asked.severidad, reasonOf(written, asked.comprobacion))

const reasonLacks = (context: AlertContext): string | null =>
  askedOf(context)
    .map((asked) => lacksOf(context, asked))
    .find((lacks) => lacks !== null) ?? null

/** Everything is answered. */
export const hasReasons = (context: AlertContext): boolean => reasonLacks(context) === null

export const reasonMissing = (context: AlertContext): Change => ({ reasonError: reasonLacks(context) })

export interface WrittenReason {
  readonly motivo: string
  /** Of which check it is; left out: of all of them. */
  readonly comprobacion?: CheckKind | undefined
}

/** The checks that are answered together with that one. */
const togetherWith = (context: AlertContext, comprobacion: CheckKind): readonly CheckKind[] =>
  askedOf(context).find(({ checks }) => checks.includes(comprobacion))?.checks ?? [comprobacion]

const withMotivo = (context: AlertContext, checks: readonly CheckKind[], motivo: string): AlertContext['motivos'] => ({
  ...context.motivos,
  ...Object.fromEntries(checks.map((check) => [check, motivo])),
})

export const reasonChanged = (context: AlertContext, { motivo, comprobacion }: WrittenReason): Change => {
  if (comprobacion === undefined) return { motivo, motivos: {}, left: [], reasonError: null }
  const checks = togetherWith(context, comprobacion)
  return {
    motivos: withMotivo(context, checks, motivo),
    left: context.left.filter((check) => !checks.includes(check)),
    reasonError: null,
  }
}

/** What could not be checked stays pending on the line; what was written of it is let go. */
export const checkLeft = (context: AlertContext, comprobacion: CheckKind): Change => {
  const checks = togetherWith(context, comprobacion)
  return { motivos: withMotivo(context, checks, ''), left: [...context.left, ...checks], reasonError: null }
}

const withReasons = (
  ledger: AlertContext['ledger'],
  checks: readonly CheckKind[],
  written: (check: CheckKind) => string,
): readonly LedgerEntry[] => {
  const last = new Set(checks.map((check) => ledger.findLastIndex(({ comprobacion }) => comprobacion === check)))
  return ledger.map((entry, index) =>
    last.has(index) ? { ...entry, motivo: written(entry.comprobacion).trim() || entry.motivo } : entry,
  )
}

/** The person goes on: what was written becomes part of the last answer of each check that asked; one without words keeps its own. */
export const explained = (context: AlertContext): Change => ({
  ledger: withReasons(
    context.ledger,
    askedOf(context).flatMap(({ checks }) => checks),
    (check) => reasonOf(context, check),
  ),
})
