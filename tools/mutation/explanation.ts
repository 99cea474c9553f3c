/** One reason why mutants may live, and the words to say which ones. */
import type { Result } from './results.ts'

export interface Explanation {
  readonly reason: string
  readonly isFor: (mutant: Result) => boolean
}

/** Mutants of a file by the code that they change, whatever they put in its place unless it is said. */
export const of =
  (file: string, original: string | RegExp, ...replacements: readonly string[]) =>
  (mutant: Result): boolean =>
    mutant.file === `packages/${file}` &&
    (typeof original === 'string' ? mutant.original === original : original.test(mutant.original)) &&
    (replacements.length === 0 || replacements.includes(mutant.replacement))

/** Of those, the ones that no test can reach. */
export const neverRun =
  (file: string, original: string) =>
  (mutant: Result): boolean =>
    mutant.outcome === 'NoCoverage' && of(file, original)(mutant)
