/** The checks of a scheme: what was answered, what was not, and what still asks for a written reason. */
import { CHECKS, type Finding, type LedgerEntry } from '@cauce/domain/medication/check'
import { entryLacks, latestByCheck, NOT_CHECKED } from '@cauce/domain/medication/ledger'
import { failureOf } from '../failure.ts'
import type { SchemeCheckAnswer, SchemeContext } from './types.ts'

/** How long an answer is waited for. */
export const CHECK_WAIT_MS = 8_000
export const CHECK_TOO_LATE = 'El servicio no respondió en 8 s'
export const CHECK_NONSENSE = 'El servicio respondió sobre otra cosa'
export const CHECK_STOPPED = 'Se dejó de esperar la respuesta'

/** What is checked of every scheme; the other checks come in the answer where they are made. */
const ALWAYS_CHECKED = ['interacciones', 'alergia', 'alergia_cruzada'] as const satisfies readonly SchemeCheckKind[]
type SchemeCheckKind = LedgerEntry['comprobacion']

/** Active ingredients of the scheme, each once, as they are asked about. */
export const principiosOf = ({ rows }: SchemeContext): readonly string[] => [
  ...new Set(rows.flatMap(({ principios }) => principios)),
]

const keysOf = ({ hallazgos }: LedgerEntry): string => JSON.stringify(hallazgos.map(({ clave }) => clave).toSorted())

/** What was written of the same answer before is kept, to be read again. */
const reasonOf = (context: SchemeContext, entry: LedgerEntry): string | null => {
  const before = latestByCheck(context.entries).get(entry.comprobacion)
  const isSame = before?.respuesta === entry.respuesta && keysOf(before) === keysOf(entry)
  return isSame && entry.respuesta !== 'limpia' ? before.motivo : null
}

const entryOf = (
  context: SchemeContext,
  comprobacion: SchemeCheckKind,
  told: Pick<LedgerEntry, 'respuesta' | 'por_que' | 'hallazgos' | 'conocimiento'>,
): LedgerEntry => {
  const { respuesta, por_que, hallazgos, conocimiento } = told
  const entry: LedgerEntry = {
    comprobacion,
    origen: 'profesional',
    respuesta,
    por_que,
    hora: context.hora,
    conocimiento,
    hallazgos,
    motivo: null,
    operador: null,
  }
  return { ...entry, motivo: reasonOf(context, entry) }
}

const notMade = (por_que: string) => ({
  respuesta: 'no_verificada' as const,
  por_que,
  hallazgos: [],
  conocimiento: null,
})

/**
 * No answer, or none that serves: none of the checks was made.
 * @regla Una comprobación que no se pudo hacer queda no verificada: nunca cuenta como limpia.
 */
export const checksFailed = (context: SchemeContext, why: string) => ({
  entries: [...context.entries, ...ALWAYS_CHECKED.map((check) => entryOf(context, check, notMade(why)))],
})

/** Why the call failed, in words. */
export const whyFailed = (thrown: unknown): string => failureOf(thrown).error ?? NOT_CHECKED

/** Every drug that was asked about was looked at. */
const isAboutThese = (context: SchemeContext, { revisados }: SchemeCheckAnswer): boolean =>
  principiosOf(context).every((principio) => revisados.includes(principio))

/** A clean answer with findings, or a finding that names nothing, contradicts itself. */
const isConsistent = ({ respuesta, hallazgos }: SchemeCheckAnswer['comprobaciones'][number]): boolean =>
  respuesta === 'encontrada' ? hallazgos.length > 0 : hallazgos.length === 0

export const checksAnswered = (context: SchemeContext, answer: SchemeCheckAnswer) => {
  if (!isAboutThese(context, answer)) return checksFailed(context, CHECK_NONSENSE)
  const asked: readonly SchemeCheckKind[] = ALWAYS_CHECKED
  const entries = CHECKS.flatMap((check) => {
    const told = answer.comprobaciones.find(({ comprobacion }) => comprobacion === check)
    if (told === undefined && !asked.includes(check)) return []
    return entryOf(context, check, told !== undefined && isConsistent(told) ? told : notMade(CHECK_NONSENSE))
  })
  // What was checked of a line that has left goes with it: only the checks of every scheme are always told.
  const told = new Set(entries.map(({ comprobacion }) => comprobacion))
  return { entries: [...context.entries.filter(({ comprobacion }) => told.has(comprobacion)), ...entries] }
}

/** A finding that only informs goes on by itself; one that asks for an answer, and what was not made, whole or in part, does not. */
export const asksForReason = (entry: LedgerEntry): boolean => entryLacks({ ...entry, motivo: null }) !== null

/** The last answer of each check, in the order in which they are made. */
export const lastChecks = ({ entries }: Pick<SchemeContext, 'entries'>): readonly LedgerEntry[] =>
  CHECKS.flatMap((check) => latestByCheck(entries).get(check) ?? [])

/**
 * What no reason lets through: the line leaves the scheme, or the scheme is not ordered.
 * @regla Un desabastecimiento que impide ordenar detiene también lo que se añade a un esquema.
 */
export const stopped = (context: Pick<SchemeContext, 'entries'>): readonly Finding[] =>
  lastChecks(context).flatMap(({ hallazgos }) => hallazgos.filter(({ bloquea }) => bloquea))

/** The last checks that still wait for a reason. */
export const unexplained = (context: Pick<SchemeContext, 'entries'>): readonly LedgerEntry[] =>
  lastChecks(context).filter((entry) => entryLacks(entry) !== null)

/** Nothing was found and everything was made. */
export const isAllClear = (context: SchemeContext): boolean =>
  lastChecks(context).every(({ respuesta }) => respuesta === 'limpia')

/** The reason is of the last entry of the check; the earlier ones keep theirs. */
export const checkExplained = (
  { entries }: SchemeContext,
  comprobacion: LedgerEntry['comprobacion'],
  motivo: string,
) => {
  const last = latestByCheck(entries).get(comprobacion)
  return { entries: entries.map((entry) => (entry === last ? { ...entry, motivo } : entry)) }
}
