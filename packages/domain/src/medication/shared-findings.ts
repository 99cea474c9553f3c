/** An interaction is of both drugs: it shows on both lines, whichever of them was checked last. */
import type { Finding, LedgerEntry } from './check.ts'
import { latestByCheck } from './ledger.ts'

/** A line of the list as far as its checks go. */
export interface CheckedLine {
  readonly codesumi_id: number
  readonly comprobaciones: readonly LedgerEntry[]
}

const interactionsOf = ({ comprobaciones }: CheckedLine): LedgerEntry | undefined =>
  latestByCheck(comprobaciones).get('interacciones')

/** Entries of the other lines that found something about this drug. */
const aboutDrug = (codesumiId: number, others: readonly CheckedLine[]): readonly LedgerEntry[] =>
  others.flatMap((line) => {
    const entry = interactionsOf(line)
    if (entry === undefined) return []
    const hallazgos = entry.hallazgos.filter(({ medicamentos }) =>
      medicamentos.some(({ codesumi_id, origen }) => codesumi_id === codesumiId && origen === 'por_ordenar'),
    )
    return hallazgos.length === 0 ? [] : [{ ...entry, hallazgos }]
  })

/** A fact has the same key wherever it was found: it is said once. */
const once = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ clave }, place) => findings.findIndex((other) => other.clave === clave) === place)

const joined = (own: LedgerEntry, shared: readonly LedgerEntry[]): LedgerEntry => {
  const hallazgos = once([...own.hallazgos, ...shared.flatMap((entry) => entry.hallazgos)])
  if (own.respuesta === 'no_verificada' || hallazgos.length === own.hallazgos.length) return own
  const motivo = own.motivo ?? shared.find((entry) => entry.motivo !== null)?.motivo ?? null
  return { ...own, respuesta: 'encontrada', hallazgos, motivo }
}

/**
 * The last answer of each check of a line, with the interactions that were found while another line of the list was checked.
 * A check that was not made stays so, whatever others found.
 * @regla La interacción de dos medicamentos de la lista se muestra en las dos líneas.
 */
export const shownChecks = (line: CheckedLine, others: readonly CheckedLine[]): readonly LedgerEntry[] => {
  const shared = aboutDrug(line.codesumi_id, others)
  return [...latestByCheck(line.comprobaciones).values()].map((entry) =>
    entry.comprobacion === 'interacciones' ? joined(entry, shared) : entry,
  )
}
