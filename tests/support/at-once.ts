/** Many who ask at the same time, and what they were answered. */
import type { Answered } from './server.ts'

/** The answers of so many calls that are made at once. */
export const together = <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))

/** `409 referencia.cambiada`, or only the status where there is no code. */
export const codeOf = ({ status, body }: Answered): string => {
  const code: unknown = Reflect.get(Object(body), 'codigo')
  return typeof code === 'string' ? `${status} ${code}` : String(status)
}

/** How many answers there are of each status and code. */
export const tally = (answers: readonly Answered[]): Record<string, number> => {
  const count: Record<string, number> = {}
  for (const code of answers.map(codeOf)) count[code] = (count[code] ?? 0) + 1
  return count
}
