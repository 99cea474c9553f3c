/** A file that becomes rows: its states, its limits and what is said when it cannot be read. */

/** Bytes that a file may have where the installation says nothing else. */
export const USUAL_LOAD_MEGABYTES = 500
export const MEGABYTE = 1_048_576

export const LOAD_STATES = {
  esperando: 'Falta el archivo',
  en_revision: 'En revisión',
  revisada: 'Revisada, sin cargar',
  en_carga: 'Cargándose',
  terminada: 'Terminada',
  cancelada: 'Cancelada',
  ilegible: 'No se pudo leer',
} as const
export type LoadState = keyof typeof LOAD_STATES

/** The server works on it. */
export const isWorking = (estado: LoadState): boolean => estado === 'en_revision' || estado === 'en_carga'

/** The lines that are good, or every one or none. */
export type LoadMode = 'buenas' | 'todas'
/** What a line does. */
export type LineAct = 'crear' | 'editar' | 'igual' | 'rechazar'

/** Of the report of rejected lines: it is corrected and loaded as it is. */
export const REPORT_COLUMNS = ['Línea', 'Por qué se rechaza'] as const
/** Days after which a load, its lines and its file are forgotten. */
export const LOAD_DAYS = 30

export const EMPTY_FILE = 'El archivo no tiene líneas'
export const NOT_CSV = 'No se pudo leer como CSV: revise las comillas y el separador'
export const NOT_TEXT = 'No es un archivo CSV: guárdelo desde la hoja de cálculo como CSV'
export const FILE_GONE = 'El archivo ya no está: súbalo de nuevo'
export const NO_LONGER_THEIRS = 'Quien pidió la carga ya no tiene permiso para hacerla'

export const tooManyBytes = (megabytes: number): string => `El archivo pesa más de ${megabytes} MB: divídalo`
export const tooManyLines = (most: number): string => `El archivo tiene más de ${most.toLocaleString('es-CO')} líneas`
export const notCsvAt = (linea: number): string => `${NOT_CSV} (línea ${linea.toLocaleString('es-CO')})`
