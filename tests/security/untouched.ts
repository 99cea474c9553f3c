/**
 * A record that nobody has touched, for each call that changes its own: it serves until a call is answered, because one that is refused
 * writes nothing, and that it writes nothing is what is tried.
 */
import type { Whose } from './cases.ts'

export interface Untouched<Subject> {
  of(whose: Whose): Promise<Subject>
  /** A call was made on it and this was answered. */
  answered(whose: Whose, status: number): void
}

export const untouched = <Subject>(make: (whose: Whose) => Promise<Subject>): Untouched<Subject> => {
  const kept = new Map<Whose, Subject>()
  return {
    of: async (whose) => {
      const subject = kept.get(whose) ?? (await make(whose))
      kept.set(whose, subject)
      return subject
    },
    answered: (whose, status) => {
      if (status < 400) kept.delete(whose)
    },
  }
}
