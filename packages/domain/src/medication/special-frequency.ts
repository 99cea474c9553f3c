/** Drugs that are not given every day: the least days between two takes that the catalogue's words allow. @fuente catálogos clínicos */

const WEEK = 7
const MONTH = 28
const YEAR = 365

/** Words of the catalogue and the days that they mean. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/tres veces por semana/u, 2],
  [/dos veces por semana/u, 3],
  [/\bsemanal\b/u, WEEK],
  [/\bmensual\b/u, MONTH],
  [/\btrimestral\b/u, 3 * MONTH],
  [/\banual\b/u, YEAR],
]
const every = (unit: string) => new RegExp(String.raw`cada (\d+)(?: a \d+)? ${unit}(?![a-záéíóúñ])`, 'gu')
const COUNTED: readonly (readonly [RegExp, number])[] = [
  [every('h'), 1 / 24],
  [every('días'), 1],
  [every('semanas'), WEEK],
  [every('meses'), MONTH],
]

/** Days, or null when the words do not give an interval: as the scheme says, once, an implant. */
export const leastDaysBetween = (frequency: string): number | null => {
  const text = frequency.toLowerCase()
  const named = WORDS.flatMap(([word, days]) => (word.test(text) ? [days] : []))
  const counted = COUNTED.flatMap(([words, days]) => [...text.matchAll(words)].map(([, least]) => Number(least) * days))
  const all = [...named, ...counted].filter((days) => days > 0)
  return all.length === 0 ? null : Math.min(...all)
}

/** Whether it is taken only once. */
export const isSingleDose = (frequency: string): boolean => frequency.trim().toLowerCase() === 'dosis única'
