/** A queue that somebody looks at: what others do to it never moves a row under the pointer. */

interface Page<Row> {
  readonly data: readonly Row[]
  readonly total: number
}

export interface Steady<Row> {
  /** Those that were seen, where they were, each as it is now. */
  readonly rows: readonly Row[]
  /** Those of them that are not in the queue any more. */
  readonly gone: ReadonlySet<number>
  /** How many wait to be shown. */
  readonly nuevas: number
}

/**
 * What is shown of a page that was seen, given what it has now.
 * @regla Una cola que alguien mira no se mueve sola: lo nuevo espera a que lo pidan, lo que otra persona tomó o cerró se queda en su puesto, y cada fila dice cómo está ahora.
 */
export const steadyRows = <Row extends { readonly id: number }>(seen: Page<Row>, now: Page<Row>): Steady<Row> => {
  const known = new Set(seen.data.map(({ id }) => id))
  const current = new Map(now.data.map((row) => [row.id, row]))
  const isWhole = now.total === now.data.length
  const unseen = now.data.filter(({ id }) => !known.has(id)).length
  return {
    rows: seen.data.map((row) => current.get(row.id) ?? row),
    gone: new Set(seen.data.flatMap(({ id }) => (current.has(id) ? [] : [id]))),
    // Of a longer queue the page says nothing: a row that leaves lets another one in.
    nuevas: isWhole ? unseen : Math.max(0, now.total - seen.total),
  }
}

/** `1 nueva`, `3 nuevas`. */
export const newWords = (nuevas: number): string => `${nuevas} ${nuevas === 1 ? 'nueva' : 'nuevas'}`

/**
 * The one to go on with: the first of the page that this person may take, after the one that is selected and then from the start.
 * @regla La siguiente de una cola es la primera que nadie tiene y que quien mira puede tomar.
 */
export const nextFree = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  selected: number | null,
  isFree: (row: Row) => boolean,
): Row | undefined => {
  const at = rows.findIndex(({ id }) => id === selected)
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find((row) => row.id !== selected && isFree(row))
}
