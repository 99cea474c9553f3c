/** What an installation keeps in its folder, looked at before any of it is touched: every part, so that nothing is begun by half. */
import { type Dirent, accessSync, constants, existsSync, readFileSync, readdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from './unavailable.ts'

/** Of PGlite's PostgreSQL. */
const OUR_VERSION = '18'
/** With less than this nothing can be opened; with less than one file of the log, opening may fail. */
export const BARE_BYTES = 262_144
export const LOG_FILE_BYTES = 17 * 1_048_576

export const embeddedDir = (dataDir: string): string => join(dataDir, 'db')

const TWO_COMMANDS = `No se borró ni se reemplazó nada. Para examinarla: npm run admin -- revisar. Para apartarla (sin borrarla) y empezar una nueva: npm run admin -- apartar confirmo`

export const withCommands = (sentence: string): string => `${sentence} ${TWO_COMMANDS}`

export const permissionSentence = (path: string, code: string): string =>
  `No hay permiso para leer y escribir ${path} (${code}). Los datos no están dañados: devuelva esa ruta al usuario que inicia Cauce (chown o chmod) y repita.`

export const spaceSentence = (path: string): string =>
  `No hay espacio en el disco de ${path}. Los datos no están dañados: libere espacio y repita.`

const reach = (path: string, folder: boolean): string | null => {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (folder ? constants.X_OK : 0))
    return null
  } catch (error) {
    const code = errorCode(error)
    return code === 'ENOENT' ? null : permissionSentence(path, code)
  }
}

/** The first thing under the folder that cannot be used; `deep` looks at every file, otherwise only at its folders. */
const unreachable = (path: string, deep: boolean): string | null => {
  const own = reach(path, true)
  if (own !== null || !existsSync(path)) return own
  const entries: readonly Dirent[] = readdirSync(path, { withFileTypes: true })
  for (const entry of entries) {
    const inner = join(path, entry.name)
    const found = entry.isDirectory()
      ? deep
        ? unreachable(inner, deep)
        : reach(inner, true)
      : deep
        ? reach(inner, false)
        : null
    if (found !== null) return found
  }
  return null
}

/** Why this user cannot work with what is in the folder, or null. The files may be very many: their folders are looked at. */
export const permissionProblem = (dataDir: string): string | null =>
  unreachable(embeddedDir(dataDir), true) ??
  unreachable(join(dataDir, 'archivos'), false) ??
  reach(join(dataDir, 'clave'), false)

export const spaceProblem = (dataDir: string, least: number): string | null => {
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize < least ? spaceSentence(dataDir) : null
}

/** Why the files of a database that is there cannot be one of ours, or null. */
export const shapeProblem = (dir: string): string | null => {
  const version = join(dir, 'PG_VERSION')
  if (!existsSync(version) || !existsSync(join(dir, 'global', 'pg_control')))
    return withCommands(`La base de datos de ${dir} está incompleta: le faltan archivos sin los que no se abre.`)
  const found = readFileSync(version, 'utf8').trim()
  return found === OUR_VERSION || !/^\d+$/u.test(found)
    ? null
    : `La base de datos de ${dir} es de PostgreSQL ${found} y esta versión de Cauce usa la ${OUR_VERSION}. No está dañada: ábrala con la versión de Cauce que la hizo.`
}

export const isEmpty = (dir: string): boolean => !existsSync(dir) || readdirSync(dir).length === 0
