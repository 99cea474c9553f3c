/** The things of a life that wait for somebody, as a list: which states each chip shows, and what is counted of each. */
import * as Schema from 'effect/Schema'
import { defineList, oneOf, textOf } from './list.ts'
import { countOf, pageInBody, pageOf } from './page.ts'

interface Declared<State extends string, Group extends string> {
  /** The states of each chip, in the order of the chips. */
  readonly groups: Readonly<Record<Group, readonly State[]>>
  /** Shown where nobody says which. */
  readonly usual: NoInfer<Group>
  /** Name in the address of the one that is open. */
  readonly row: string
}

const MAX_TEXT = 100

/** What is searched may be of a person: no address has it. */
export const defineQueue = <const State extends string, const Group extends string>(
  declared: Declared<State, Group>,
) => {
  const { groups, usual, row } = declared
  const isGroup = (name: string): name is Group => Object.hasOwn(groups, name)
  const names = Object.keys(groups).filter(isGroup)
  const list = defineList({
    filters: { cuales: oneOf(names), texto: textOf(MAX_TEXT, { isPrivate: true }) },
    sorts: {},
    usual: '',
    row,
  })
  return {
    list,
    groups,
    names,
    usual,
    isGroup,
    body: Schema.Struct({ ...list.fields, ...pageInBody }),
    answer: <Row extends Schema.Constraint>(of: Row) => pageOf(of, { cuentas: Schema.Struct(countOf(names)) }),
  }
}

/** A queue, by the names of its chips. */
export type Queue<Group extends string> = ReturnType<typeof defineQueue<string, Group>>
