/** What a property file imports from vitest while `npm run rules` runs it: it notes the cases instead of running them. */
export { expect } from './expect.ts'

/** A test of a file: the groups that it is in, its sentence and what it does. */
export interface Case {
  readonly groups: readonly string[]
  readonly title: string
  readonly body: () => unknown
}

const noted: Case[] = []
let groups: readonly string[] = []

/** The cases noted since the last time that they were taken. */
export const takeNoted = (): readonly Case[] => noted.splice(0)

export const it = (title: string, body: () => unknown): void => {
  noted.push({ groups, title, body })
}

type Group = (title: string, declare: () => void) => void
type Row = readonly unknown[]

const describeOne: Group = (title, declare) => {
  const outside = groups
  groups = [...outside, title]
  declare()
  groups = outside
}

const rowOf = (row: unknown): Row => (Array.isArray(row) ? row : [row])

/** `%s` and its sisters take the values of the row in order. */
const titleOf = (title: string, row: Row): string => {
  const left = [...row]
  return title.replaceAll(/%[sdifjo]/gu, () => String(left.shift()))
}

const each =
  (rows: readonly unknown[]) =>
  (title: string, declare: (...values: unknown[]) => void): void => {
    for (const row of rows.map(rowOf)) describeOne(titleOf(title, row), () => declare(...row))
  }

export const describe = Object.assign(describeOne, { each })
