/** What a line of a file says. */
import { normalizeSearch } from '../search/trigger.ts'
import { NO_PROFESSION, professionCalled, UNKNOWN_PROFESSION } from '../access/professions.ts'
import { REQUIRED_FIELD } from '../text/field.ts'
import { cleanDocument, documentProblem } from './document-number.ts'
import { LOAD_COLUMNS, LOAD_EXAMPLE, ROLE_SEPARATOR, type LoadColumn } from './load-columns.ts'
import { cleanOperator, UNKNOWN_DOCUMENT_TYPE, UNKNOWN_SITE, type OperatorForm } from './user-form.ts'

export const EXAMPLE_LINE = 'Es la línea de ejemplo de la plantilla: quítela o reemplácela'

export type LoadCells = Readonly<Partial<Record<LoadColumn, string>>>

/** Why a line is rejected: the column, what it says there, and what is wrong. */
export interface CellProblem {
  readonly columna: LoadColumn
  readonly valor: string
  readonly mensaje: string
}

/** A row of a list. */
export interface Listed {
  readonly id: number
  readonly nombre: string
}

/** The lists that the words of a file are looked up in. */
export interface LoadLists {
  /** By code. */
  readonly documentTypes: ReadonlyMap<string, number>
  /** By code and by name as {@link normalizeSearch} leaves it. */
  readonly sites: ReadonlyMap<string, Listed>
  /** By name as {@link normalizeSearch} leaves it. */
  readonly roles: ReadonlyMap<string, Listed>
}

export interface ReadLine {
  /** Clean; what the line does not say is as in an empty form. */
  readonly form: OperatorForm
  readonly said: readonly LoadColumn[]
  /** Null: the line says nothing of roles. */
  readonly roles: readonly number[] | null
  readonly problems: readonly CellProblem[]
}

/** What the line says there, without blanks around it. */
export const words = (cells: LoadCells, column: LoadColumn): string => (cells[column] ?? '').trim()
const rolesOf = (text: string): string[] =>
  text
    .split(ROLE_SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Reads a line: its words against the lists. What the fields themselves must be is for the form's own rule. */
export const readLine = (cells: LoadCells, lists: LoadLists): ReadLine => {
  const said = LOAD_COLUMNS.filter((column) => words(cells, column) !== '')
  const problems: CellProblem[] = []
  const wrong = (columna: LoadColumn, mensaje: string): void => {
    problems.push({ columna, valor: words(cells, columna), mensaje })
  }
  if (words(cells, 'correo') === LOAD_EXAMPLE.correo) wrong('correo', EXAMPLE_LINE)
  const kind = words(cells, 'tipo_documento').toUpperCase()
  const typeId = lists.documentTypes.get(kind) ?? 0
  if (kind === '') wrong('tipo_documento', REQUIRED_FIELD)
  else if (typeId === 0) wrong('tipo_documento', UNKNOWN_DOCUMENT_TYPE)
  const number = cleanDocument(words(cells, 'numero_documento'))
  const numberProblem = number === '' ? REQUIRED_FIELD : documentProblem(kind, number)
  if (numberProblem !== null) wrong('numero_documento', numberProblem)
  const site = lists.sites.get(normalizeSearch(words(cells, 'sede')))
  if (said.includes('sede') && site === undefined) wrong('sede', UNKNOWN_SITE)
  const profession = professionCalled(words(cells, 'profesion'))
  if (said.includes('profesion') && profession === null) wrong('profesion', UNKNOWN_PROFESSION)
  const names = rolesOf(words(cells, 'roles'))
  const unknown = names.filter((name) => !lists.roles.has(normalizeSearch(name)))
  if (unknown.length > 0) wrong('roles', `No existe el rol ${unknown.join(', ')}`)
  const roles = names.flatMap((name) => lists.roles.get(normalizeSearch(name))?.id ?? [])
  const form = cleanOperator({
    tipo_documento_id: typeId,
    numero_documento: number,
    nombre: words(cells, 'nombres'),
    apellido: words(cells, 'apellidos'),
    email: words(cells, 'correo'),
    cargo: words(cells, 'cargo'),
    especialidad: words(cells, 'especialidad'),
    registro_profesional: words(cells, 'registro_profesional'),
    profesion: profession ?? NO_PROFESSION,
    rep_id: site?.id ?? null,
    email_recuperacion: words(cells, 'correo_recuperacion'),
    telefono_recuperacion: words(cells, 'celular_recuperacion'),
  })
  return { form, said, roles: said.includes('roles') ? [...new Set(roles)] : null, problems }
}
