/** The ledger of a line in a word: what the table shows before it is opened. */
import type { LedgerEntry } from './check.ts'
import { checkWord, type CheckTone, type CheckWord } from './check-words.ts'
import { latestByCheck } from './ledger.ts'

const byTime = (one: LedgerEntry, other: LedgerEntry): number => Date.parse(one.hora) - Date.parse(other.hora)

/** Of what there is to read, the worst first. */
const GRAVITY: readonly CheckTone[] = ['unknown', 'bad', 'waiting', 'info']

/** The last entry of each check; the reason that an earlier one was given holds for the same findings. */
const latest = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] => {
  const ordered = entries.toSorted(byTime)
  return [...latestByCheck(ordered).values()].map((entry) => {
    const keys = new Set(entry.hallazgos.map(({ clave }) => clave))
    const answer = ordered.findLast(
      ({ comprobacion, motivo, hallazgos }) =>
        comprobacion === entry.comprobacion && motivo !== null && hallazgos.some(({ clave }) => keys.has(clave)),
    )
    return answer === undefined ? entry : { ...entry, motivo: answer.motivo }
  })
}

/**
 * The worst that the last answer of each check says, and how many more there are to read; a check that was not made is worse than
 * any finding.
 * @regla Una línea solo dice «Sin hallazgos» si todas sus comprobaciones se hicieron y salieron limpias.
 */
export const ledgerSummary = (entries: readonly LedgerEntry[]): CheckWord => {
  if (entries.length === 0) return { tone: 'unknown', label: 'Sin comprobaciones' }
  const words = latest(entries)
    .map(checkWord)
    .filter(({ tone }) => tone !== 'ok')
    .toSorted((one, other) => GRAVITY.indexOf(one.tone) - GRAVITY.indexOf(other.tone))
  const [worst, ...others] = words
  if (worst === undefined) return { tone: 'ok', label: 'Sin hallazgos' }
  return others.length === 0 ? worst : { tone: worst.tone, label: `${worst.label} y ${others.length} más` }
}
