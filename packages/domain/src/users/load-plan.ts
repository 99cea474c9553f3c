/** What a line of a file would do to the user of its document. */
import { FIELD_OF_COLUMN, ROLE_SEPARATOR, type LoadColumn } from './load-columns.ts'
import { words, type CellProblem, type Listed, type LoadCells, type ReadLine } from './load-line.ts'
import { ROLE_REQUIRED } from './role-choice.ts'
import type { OperatorForm } from './user-form.ts'

/** What a line would change of a user, as a person reads it. */
export interface CellChange {
  readonly columna: LoadColumn
  readonly antes: string
  readonly despues: string
}

export interface ExistingUser {
  readonly form: OperatorForm
  readonly sede: string
  readonly roles: readonly Listed[]
}

export interface LinePlan {
  readonly accion: 'crear' | 'actualizar' | 'sin_cambios'
  /** What the user will be. */
  readonly form: OperatorForm
  readonly roles: readonly number[]
  readonly cambios: readonly CellChange[]
  readonly problems: readonly CellProblem[]
}

const sameRoles = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

const merged = (before: OperatorForm, { form, said }: ReadLine): OperatorForm => {
  const fields = said.flatMap((column) => FIELD_OF_COLUMN[column] ?? [])
  return { ...before, ...Object.fromEntries(fields.map((field) => [field, form[field]])) }
}

/**
 * What the line would do. An empty cell leaves what there is as it is.
 * @param existing the operator user of the document; null: there is none
 * @regla Una línea con el documento de un usuario que existe cambia lo que dice y deja lo que no dice.
 */
export const planLine = (line: ReadLine, cells: LoadCells, existing: ExistingUser | null): LinePlan => {
  if (existing === null) {
    const missing = (line.roles ?? []).length === 0 && !line.problems.some(({ columna }) => columna === 'roles')
    const problems: CellProblem[] = missing ? [{ columna: 'roles', valor: '', mensaje: ROLE_REQUIRED }] : []
    return {
      accion: 'crear',
      form: line.form,
      roles: line.roles ?? [],
      cambios: [],
      problems,
    }
  }
  const form = merged(existing.form, line)
  const before = existing.roles.map(({ id }) => id)
  const roles = line.roles ?? before
  const shown = (column: LoadColumn): string => {
    if (column === 'roles') return existing.roles.map(({ nombre }) => nombre).join(` ${ROLE_SEPARATOR} `)
    if (column === 'sede') return existing.sede
    return String(existing.form[FIELD_OF_COLUMN[column]])
  }
  const differs = (column: LoadColumn): boolean => {
    const field = FIELD_OF_COLUMN[column]
    return field === null ? !sameRoles(before, roles) : existing.form[field] !== form[field]
  }
  const cambios = line.said
    .filter(differs)
    .map((columna) => ({ columna, antes: shown(columna), despues: words(cells, columna) }))
  return { accion: cambios.length === 0 ? 'sin_cambios' : 'actualizar', form, roles, cambios, problems: [] }
}

/**
 * For each line, the earlier one in which the same value stands already; null: none. Empty values are not compared.
 * @param values one for each line, and the line's number in the file
 */
export const repeatedFrom = (
  values: readonly { readonly linea: number; readonly valor: string }[],
): readonly (number | null)[] => {
  const first = new Map<string, number>()
  return values.map(({ linea, valor }) => {
    const seen = first.get(valor)
    if (valor !== '' && seen === undefined) first.set(valor, linea)
    return seen ?? null
  })
}
