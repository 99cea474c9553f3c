/** The file that becomes rows of a master: its columns, and how its header is recognised. */
import { normalizeSearch } from '../../search/trigger.ts'
import { REPORT_COLUMNS } from '../load/load.ts'
import type { Field } from './field.ts'
import { fieldsOf, type Master, type MasterForm } from './master.ts'

/** Column with the state of each row in an exported file; a load leaves it alone. */
export const STATE_COLUMN = 'Estado'

export const REPEATED_LINE = 'Está repetido en el archivo'

export interface LoadHeader {
  /** The field of each column of the file; null for one that is left alone. */
  readonly fields: readonly (string | null)[]
  readonly ignored: readonly string[]
  /** Labels of the columns without which the file cannot be read. */
  readonly missing: readonly string[]
}

/**
 * Which column is which field, by the label or the name of the field, whatever the accents, the capitals and the order.
 * @regla Las columnas de un archivo se reconocen por su título, en cualquier orden; las que no se conocen se dicen y se dejan.
 */
export const readHeader = (of: Master, cells: readonly string[]): LoadHeader => {
  const named = new Map(
    fieldsOf(of).flatMap(([name, { label }]) => [
      [normalizeSearch(label), name],
      [normalizeSearch(name), name],
    ]),
  )
  const seen = new Set<string>()
  const fields = cells.map((cell) => {
    const name = named.get(normalizeSearch(cell)) ?? null
    if (name === null || seen.has(name)) return null
    seen.add(name)
    return name
  })
  const own = new Set([...REPORT_COLUMNS, STATE_COLUMN].map(normalizeSearch))
  return {
    fields,
    ignored: cells.filter((cell, at) => fields[at] === null && cell.trim() !== '' && !own.has(normalizeSearch(cell))),
    missing: fieldsOf(of)
      .filter(([name, { required }]) => (required || name === of.key) && !seen.has(name))
      .map(([, { label }]) => label),
  }
}

const BETWEEN = ' · '

/** A reference in a file: its code first, so that the file that was exported is read again. */
export const referenceCell = (codigo: string, nombre: string): string => `${codigo}${BETWEEN}${nombre}`

/** The code of a reference as a file says it. */
export const codeOfCell = (cell: string): string => (cell.split(BETWEEN)[0] ?? '').trim()

/** What a cell says of a choice: its value, or its word whatever the accents. */
const readCell = (field: Field, cell: string): string => {
  if (field.kind !== 'choice') return cell
  const said = normalizeSearch(cell)
  return (
    field.options.find(({ value, label }) => [value, label].some((one) => normalizeSearch(one) === said))?.value ?? cell
  )
}

/**
 * The form that a line of a file says; what the file has no column for stays as `before` has it.
 * @regla Lo que un archivo no trae no se borra: una columna que falta deja el dato como estaba.
 */
export const formOfLine = (
  of: Master,
  { fields }: LoadHeader,
  cells: readonly string[],
  before: MasterForm,
): MasterForm => {
  const said = fields.flatMap((name, at) => {
    const field = name === null ? undefined : of.fields[name]
    return name === null || field === undefined ? [] : [[name, readCell(field, cells[at] ?? '')]]
  })
  return { ...before, ...Object.fromEntries(said) }
}
