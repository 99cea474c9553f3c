/** Which columns of a list a person sees. */

interface Listed {
  readonly key: string
  /** Header; without one the column holds actions and stays. */
  readonly title: string
}

/** The columns that a person may leave out: those with a header that are not `fixed`. */
export const choosable = <Column extends Listed>(
  columns: readonly Column[],
  fixed: readonly string[] = [],
): readonly Column[] => columns.filter(({ key, title }) => title !== '' && !fixed.includes(key))

/**
 * The columns to show when the person left out those in `hidden`. One that has a header always stays: if all were left out,
 * the first.
 * @regla De una lista se dejan de ver las columnas que la persona quiera, pero siempre queda al menos una.
 */
export const visibleColumns = <Column extends Listed>(
  columns: readonly Column[],
  hidden: readonly string[],
  fixed: readonly string[] = [],
): readonly Column[] => {
  const free = choosable(columns, fixed)
  const out = free.filter(({ key }) => hidden.includes(key))
  const titled = columns.filter(({ title }) => title !== '').length
  const kept = out.length < titled ? out : out.slice(1)
  return columns.filter((column) => !kept.includes(column))
}

/** Whether the column is the last one with a header that is shown: it cannot be left out. */
export const isLastShown = (shown: readonly Listed[], key: string): boolean => {
  const titled = shown.filter(({ title }) => title !== '')
  return titled.every((column) => column.key === key) && titled.length === 1
}
