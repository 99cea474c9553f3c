/** Lists that are few rows by nature (roles, permissions, states): searched, counted, sorted and cut here, in the order of Spanish words. */
import { localMatch } from '@cauce/domain/search/trigger'
import { type AskedPage, pageAsked } from './page.ts'

const WORDS = new Intl.Collator('es-CO', { numeric: true })

type Value = string | number

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : WORDS.compare(String(a), String(b))

interface SmallList<Row, Sort extends string, Group extends string> {
  /** What is looked through. */
  readonly text: (row: Row) => string
  /** How each column that can be asked for is read; null: the order in which the rows come. */
  readonly sorts: Readonly<Record<Sort, ((row: Row) => Value) | null>>
  /** How rows that are equal follow each other. */
  readonly tie: (row: Row) => Value
  /** What each chip shows. */
  readonly groups: Readonly<Record<Group, (row: Row) => boolean>>
}

interface Asked<Sort extends string, Group extends string> extends AskedPage {
  readonly texto?: string | undefined
  readonly orden?: Sort | `-${Sort}` | undefined
  readonly cuales?: Group | undefined
}

const sorted = <Row, Sort extends string>(
  rows: readonly Row[],
  { sorts, tie }: SmallList<Row, Sort, string>,
  order: string,
): readonly Row[] => {
  const isName = (text: string): text is Sort => Object.hasOwn(sorts, text)
  const name = order.replace(/^-/u, '')
  const value = isName(name) ? sorts[name] : tie
  const turn = order.startsWith('-') ? -1 : 1
  if (value === null) return turn === 1 ? rows : rows.toReversed()
  return rows.toSorted((a, b) => turn * compare(value(a), value(b)) || compare(tie(a), tie(b)))
}

const countsIn =
  <Row, Group extends string>(
    rows: readonly Row[],
    groups: Readonly<Record<Group, (row: Row) => boolean>>,
  ): ((group: Group) => number) =>
  (group) =>
    rows.filter(groups[group]).length

/**
 * What is found of the rows: all of it in its order, the page that is asked for, and how many each group has of what is searched.
 * @param usual order unless another is asked for
 */
export const smallList = <Row, Sort extends string, Group extends string>(
  rows: readonly Row[],
  list: SmallList<Row, Sort, Group>,
  asked: Asked<Sort, Group>,
  usual: Sort | `-${Sort}`,
) => {
  const searched = rows.filter((row) => localMatch(list.text(row), asked.texto ?? ''))
  const chosen = asked.cuales === undefined ? searched : searched.filter(list.groups[asked.cuales])
  const found = sorted(chosen, list, asked.orden ?? usual)
  const { page, slice } = pageAsked(asked)
  return {
    found,
    page: { data: found.slice(slice.offset, slice.offset + slice.limit), total: found.length, ...page },
    todos: searched.length,
    count: countsIn(searched, list.groups),
  }
}
