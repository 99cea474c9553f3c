/** When a search asks the server, and when what it already knows is enough. @fuente spec 2 §5, §9 */

export interface SearchTrigger {
  /** Characters from which it searches. */
  readonly threshold: number
  /** Wait after the last key, milliseconds. */
  readonly debounceMs: number
}

/**
 * Every search of the product: characters from which it asks and wait in milliseconds. Where the specification gives no wait, 250 ms.
 * @fuente spec 2 §5, §9
 * @regla La búsqueda de procedimiento, de servicio, de medicamento de oncología, de institución, de diagnóstico y de prestador de medicamentos empieza con 4 letras; la de medicamento, la de prestador de procedimientos y la de colegio, con 6; espera 350 ms el medicamento y 300 ms su prestador.
 */
export const SEARCH_TRIGGERS = {
  procedure: { threshold: 4, debounceMs: 250 },
  providerProcedure: { threshold: 6, debounceMs: 250 },
  providerMedication: { threshold: 4, debounceMs: 300 },
  medication: { threshold: 6, debounceMs: 350 },
  oncologyDrug: { threshold: 4, debounceMs: 250 },
  ownCode: { threshold: 4, debounceMs: 250 },
  institution: { threshold: 4, debounceMs: 250 },
  school: { threshold: 6, debounceMs: 250 },
  diagnosis: { threshold: 4, debounceMs: 250 },
  person: { threshold: 3, debounceMs: 250 },
  affiliate: { threshold: 4, debounceMs: 250 },
  allergen: { threshold: 3, debounceMs: 250 },
} as const satisfies Record<string, SearchTrigger>

/** Lower case, without accents, single blanks: what is compared and counted. `Ñ` counts as `n`. */
export const normalizeSearch = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim()

/** True when every word of `query` stands somewhere in `text`, whatever the accents, the case and the order. */
export const localMatch = (text: string, query: string): boolean => {
  const searched = normalizeSearch(text)
  return normalizeSearch(query)
    .split(' ')
    .every((word) => searched.includes(word))
}

/** The last answer: for which text, and whether the server left rows out. */
export interface AnsweredSearch {
  readonly text: string
  readonly truncated: boolean
}

/** `clear`: too short, show nothing. `fetch`: ask the server. `filter`: narrow what is here. */
export type SearchStep = 'clear' | 'fetch' | 'filter'

/**
 * What to do with the text as it is now.
 * @param answered the last answer that arrived, null when there is none
 * @fuente spec 2 §5
 * @regla La búsqueda empieza al llegar al número de letras, se afina en el equipo con las siguientes y se borra por debajo.
 */
export const searchStep = (search: {
  readonly text: string
  readonly threshold: number
  readonly answered: AnsweredSearch | null
}): SearchStep => {
  const text = normalizeSearch(search.text)
  if (text.length < search.threshold) return 'clear'
  if (search.answered === null) return 'fetch'
  const answered = normalizeSearch(search.answered.text)
  if (text === answered) return 'filter'
  return !search.answered.truncated && text.startsWith(answered) ? 'filter' : 'fetch'
}
