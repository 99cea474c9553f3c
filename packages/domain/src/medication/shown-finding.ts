/**
 * A finding as it is shown to somebody: its key carries a stamp of what was shown, to whom and of whom. An answer brings the key back
 * whole, so that what nobody saw cannot be answered.
 * @fuente spec 2 §4, §7
 */
import type { Finding, SentCheck } from './check.ts'

/** Between a key and its stamp; no stamp has it. */
const SIGN = '~'

/** How the key of an allergy begins whose detail did not come: it is made where it is told, so there is nothing for an answer to bring back. */
export const WITHOUT_DETAIL = 'alergia:0:'

/** What puts the stamps and knows them again: the server's, with a key of its own. */
export interface Stamps {
  /** Of the finding as it is now: another gravity or sentence is another stamp. */
  of(finding: Finding): string
  /** Whether the finding, as it is now, is what was shown with it. */
  isOf(finding: Finding, sello: string): boolean
  /** Whether it was put to a finding of that key, as it is now or as it was. */
  isOurs(clave: string, sello: string): boolean
}

/** The finding with the key that answers it. */
export const shownFinding = (finding: Finding, stamps: Stamps): Finding => ({
  ...finding,
  clave: `${finding.clave}${SIGN}${stamps.of(finding)}`,
})

/** The key of the fact and the stamp with which it was shown; null: it has none. */
export const keyParts = (text: string): { readonly clave: string; readonly sello: string | null } => {
  const place = text.lastIndexOf(SIGN)
  return place < 0 ? { clave: text, sello: null } : { clave: text.slice(0, place), sello: text.slice(place + 1) }
}

export const NEVER_SHOWN =
  'Responde a un hallazgo que no se ha mostrado. Repita la comprobación y responda lo que diga.'

/** What an order answers, as far as it was shown. */
export interface Heard {
  /** The same checks, with the keys of the facts that they answer. */
  readonly checks: readonly SentCheck[]
  /** Those that answer something that is not found and that nobody was shown. */
  readonly invented: readonly SentCheck[]
}

const hear = (check: SentCheck, found: ReadonlyMap<string, readonly Finding[]>, stamps: Stamps) => {
  const told = [...new Set(check.claves ?? [])].map(keyParts)
  const claves = told.flatMap(({ clave, sello }) =>
    sello !== null && (found.get(clave) ?? []).some((finding) => stamps.isOf(finding, sello)) ? [clave] : [],
  )
  const invented = told.some(
    ({ clave, sello }) => !found.has(clave) && (sello === null || !stamps.isOurs(clave, sello)),
  )
  return { check: check.claves === undefined ? check : { ...check, claves: [...new Set(claves)] }, invented }
}

/**
 * The answers that count: those to a finding that was shown to who answers as it is now. What changed since (gravity, sentence,
 * version of the knowledge) is unanswered; what was shown and is gone is let go.
 * @param findings all that is found now
 * @regla Solo se responde lo que se mostró: una respuesta a un hallazgo que nadie vio, que vio otra persona o que desde entonces cambió
 * no responde nada.
 */
export const heardAnswers = (sent: readonly SentCheck[], findings: readonly Finding[], stamps: Stamps): Heard => {
  const found = Map.groupBy(findings, ({ clave }) => clave)
  const heard = sent.map((check) => hear(check, found, stamps))
  return {
    checks: heard.map(({ check }) => check),
    invented: sent.filter((_, place) => heard[place]?.invented === true),
  }
}
