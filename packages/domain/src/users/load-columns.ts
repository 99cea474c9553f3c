/** The file with which many users are created or changed at once: its columns and how its header is recognised. */
import { normalizeSearch } from '../search/trigger.ts'
import type { OperatorForm } from './user-form.ts'

/** Lines of a file, its header apart. */
export const MAX_LOAD_LINES = 5_000
/** Bytes of the text of a file. */
export const MAX_LOAD_BYTES = 5 * 1_048_576
/** Between the roles of one cell. */
export const ROLE_SEPARATOR = '|'

export const LOAD_COLUMNS = [
  'tipo_documento',
  'numero_documento',
  'nombres',
  'apellidos',
  'correo',
  'cargo',
  'especialidad',
  'registro_profesional',
  'profesion',
  'sede',
  'correo_recuperacion',
  'celular_recuperacion',
  'roles',
] as const
export type LoadColumn = (typeof LOAD_COLUMNS)[number]

/** Without these a file cannot be read. */
const REQUIRED: readonly LoadColumn[] = ['tipo_documento', 'numero_documento']
/** Columns of the report of rejected lines: it is corrected and loaded as it is. */
export const REPORT_COLUMNS = ['linea', 'por_que_se_rechazo'] as const

/** The field of the form that a column fills; roles have none. */
export const FIELD_OF_COLUMN = {
  tipo_documento: 'tipo_documento_id',
  numero_documento: 'numero_documento',
  nombres: 'nombre',
  apellidos: 'apellido',
  correo: 'email',
  cargo: 'cargo',
  especialidad: 'especialidad',
  registro_profesional: 'registro_profesional',
  profesion: 'profesion',
  sede: 'rep_id',
  correo_recuperacion: 'email_recuperacion',
  celular_recuperacion: 'telefono_recuperacion',
  roles: null,
} as const satisfies Record<LoadColumn, keyof OperatorForm | null>

/** A line that shows how the file is filled in. */
export const LOAD_EXAMPLE: Readonly<Record<LoadColumn, string>> = {
  tipo_documento: 'CC',
  numero_documento: '1037580999',
  nombres: 'Ana María',
  apellidos: 'Ruiz Peláez',
  correo: 'ana.ruiz@ejemplo.co',
  cargo: 'Auxiliar administrativa',
  especialidad: '',
  registro_profesional: '',
  profesion: '',
  sede: 'Sede Laureles',
  correo_recuperacion: '',
  celular_recuperacion: '3005550199',
  roles: 'Auxiliar',
}

const ALIASES: Readonly<Record<string, LoadColumn>> = {
  tipo: 'tipo_documento',
  tipo_de_documento: 'tipo_documento',
  documento: 'numero_documento',
  numero_de_documento: 'numero_documento',
  cedula: 'numero_documento',
  nombre: 'nombres',
  apellido: 'apellidos',
  email: 'correo',
  correo_electronico: 'correo',
  correo_de_ingreso: 'correo',
  registro: 'registro_profesional',
  celular: 'celular_recuperacion',
  telefono_recuperacion: 'celular_recuperacion',
  email_recuperacion: 'correo_recuperacion',
  rol: 'roles',
}

const keyOf = (title: string): string =>
  normalizeSearch(title)
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_|_$/gu, '')

/** The column that a title names, whatever its accents, case and blanks; null: none. */
export const columnOf = (title: string): LoadColumn | null => {
  const key = keyOf(title)
  return LOAD_COLUMNS.find((column) => column === key) ?? ALIASES[key] ?? null
}

export interface LoadHeader {
  /** What stands at each place of a line; null: nothing of ours. */
  readonly columns: readonly (LoadColumn | null)[]
  /** Titles that are not read. */
  readonly ignored: readonly string[]
  /** Why the file cannot be read, in words; empty: it can. */
  readonly problems: readonly string[]
}

const isReport = (title: string): boolean => REPORT_COLUMNS.some((column) => column === keyOf(title))

/**
 * Recognises the first line of a file.
 * @regla El archivo de usuarios trae al menos tipo y número de documento, y ninguna columna dos veces.
 */
export const readHeader = (titles: readonly string[]): LoadHeader => {
  const columns = titles.map(columnOf)
  const missing = REQUIRED.filter((column) => !columns.includes(column))
  const repeated = LOAD_COLUMNS.filter((column) => columns.filter((other) => other === column).length > 1)
  return {
    columns,
    ignored: titles.filter((title, at) => columns[at] === null && title.trim() !== '' && !isReport(title)),
    problems: [
      ...missing.map((column) => `Falta la columna ${column}`),
      ...repeated.map((column) => `La columna ${column} está repetida`),
    ],
  }
}
