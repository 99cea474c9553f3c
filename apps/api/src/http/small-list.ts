/** Lists that are few rows by nature (roles, permissions, states): sorted and cut here, in the order of Spanish words. */

const PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100
const WORDS = new Intl.Collator('es-CO', { numeric: true })

type Value = string | number

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : WORDS.compare(String(a), String(b))

/**
 * Rows by a column, `-columna` backwards; equal ones by `then`.
 * @param by how each column that can be asked for is read
 */
export const sortRows = <Row, Name extends string>(
  rows: readonly Row[],
  by: Readonly<Record<Name, (row: Row) => Value>>,
  order: Name | `-${Name}`,
  then: (row: Row) => Value,
): readonly Row[] => {
  const isName = (text: string): text is Name => Object.hasOwn(by, text)
  const name = order.replace('-', '')
  const value = isName(name) ? by[name] : then
  const turn = order.startsWith('-') ? -1 : 1
  return rows.toSorted((a, b) => turn * compare(value(a), value(b)) || compare(then(a), then(b)))
}

/** A page of the rows, from 1; twenty rows unless told, a hundred at most. A page past the end is empty. */
export const pageOfRows = <Row>(
  rows: readonly Row[],
  asked: { readonly pagina?: number; readonly por_pagina?: number },
) => {
  const pagina = Math.max(1, asked.pagina ?? 1)
  const por_pagina = Math.min(MAX_PAGE_SIZE, Math.max(1, asked.por_pagina ?? PAGE_SIZE))
  const start = (pagina - 1) * por_pagina
  return { data: rows.slice(start, start + por_pagina), total: rows.length, pagina, por_pagina }
}
