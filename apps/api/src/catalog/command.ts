/** The command `catalog`: from the words of the command line to an exit code. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { groupThousands } from '@cauce/domain/text/format'
import { ConfigError, readConfig } from '../config.ts'
import { DatabaseProblem } from '../db/problem.ts'
import { errorCode, isUnavailable } from '../db/unavailable.ts'
import { HELP, UsageProblem, readArguments, type ImportRequest } from './arguments.ts'
import { HeaderProblem, mapHeader } from './header-map.ts'
import { ImportCancelled, importCatalog, type ImportReport } from './import-catalog.ts'
import { startProgress, type ProgressStream } from './progress.ts'
import { TableProblem, readTable, type Table } from './read-table.ts'
import { writeRejections } from './rejection-file.ts'
import { SessionProblem, withDatabase } from './session.ts'

export const ExitCode = { done: 0, failed: 1, usage: 2, withRejections: 3, cancelled: 130 } as const
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

const SHOWN_REJECTIONS = 10
const VERSION_LENGTH = 12

export interface Terminal {
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  /** Where the bar is drawn. */
  readonly stream: ProgressStream
  /** Folder in which the person is. */
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly signal: AbortSignal
}

const FILE_PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'no existe'],
  ['EACCES', 'no se puede leer: faltan permisos'],
  ['EISDIR', 'es una carpeta'],
])

const readBytes = async (file: string): Promise<Uint8Array> => {
  try {
    return await readFile(file)
  } catch (error) {
    const code = errorCode(error)
    throw new TableProblem(`El archivo ${file} ${FILE_PROBLEMS.get(code) ?? `no se puede leer (${code})`}.`)
  }
}

const countLine = (label: string, rows: number): string => `  ${label.padEnd(12)} ${groupThousands(rows).padStart(8)}`

const summary = (report: ImportReport, { catalog, dryRun, strict }: ImportRequest): string[] => {
  const head = report.saved
    ? `${catalog.title}: importado.`
    : dryRun
      ? `${catalog.title}: revisado. No se guardó nada (--dry-run).`
      : strict && report.read > report.rejected.length
        ? `${catalog.title}: no se guardó nada, porque hay filas rechazadas (--estricto).`
        : `${catalog.title}: no se guardó nada, porque ninguna fila sirve.`
  return [
    head,
    countLine('Leídas', report.read),
    countLine('Nuevas', report.inserted),
    countLine('Actualizadas', report.updated),
    countLine('Sin cambios', report.unchanged),
    countLine('Rechazadas', report.rejected.length),
  ]
}

const tellRejections = (report: ImportReport, where: string, { say }: Terminal): void => {
  say('Filas rechazadas:')
  for (const { line, reason } of report.rejected.slice(0, SHOWN_REJECTIONS)) say(`  línea ${line}: ${reason}`)
  const more = report.rejected.length - SHOWN_REJECTIONS
  if (more > 0) say(`  … y ${groupThousands(more)} más`)
  say(`Detalle en ${where}`)
}

const exitOf = (report: ImportReport, { dryRun }: ImportRequest): ExitCode => {
  if (!report.saved && !dryRun) return ExitCode.failed
  return report.rejected.length > 0 ? ExitCode.withRejections : ExitCode.done
}

const runImport = async (request: ImportRequest, terminal: Terminal): Promise<ExitCode> => {
  const { say, signal } = terminal
  const file = resolve(terminal.folder, request.file)
  const bytes = await readBytes(file)
  const table: Table = readTable(bytes)
  // Before the database is opened: a wrong header is told at once.
  mapHeader(request.catalog.fields, table.columns, request.map)
  say(`${request.catalog.title}: ${groupThousands(table.rows.length)} filas en ${basename(file)} (${table.encoding}).`)
  const report = await withDatabase(readConfig(terminal.env), say, async (db) => {
    const progress = startProgress(table.rows.length, terminal.stream, say)
    try {
      return await importCatalog(db, {
        ...request,
        table,
        source: request.source ?? basename(file),
        version: request.version ?? createHash('sha256').update(bytes).digest('hex').slice(0, VERSION_LENGTH),
        signal,
        onProgress: (rows) => progress.advance(rows),
      })
    } finally {
      progress.stop()
    }
  })
  for (const line of summary(report, request)) say(line)
  const where = await writeRejections(file, terminal.folder, report.rejected, table)
  if (where !== null) tellRejections(report, where, terminal)
  return exitOf(report, request)
}

const EXPECTED = [TableProblem, HeaderProblem, SessionProblem, ConfigError, DatabaseProblem] as const

/** Runs the command and answers its exit code; what goes wrong is told in Spanish, never thrown. */
export const runCommand = async (words: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  try {
    const request = readArguments(words)
    if (request !== 'help') return await runImport(request, terminal)
    terminal.say(HELP)
    return words.length === 0 ? ExitCode.usage : ExitCode.done
  } catch (error) {
    if (error instanceof UsageProblem) {
      terminal.complain(`${error.message}\nVea cómo se usa con: npm run catalog -- --help`)
      return ExitCode.usage
    }
    if (error instanceof ImportCancelled) {
      terminal.complain(error.message)
      return ExitCode.cancelled
    }
    if (error instanceof Error && EXPECTED.some((kind) => error instanceof kind)) {
      terminal.complain(error.message)
    } else if (isUnavailable(error)) {
      terminal.complain(
        `La base de datos dejó de responder (${errorCode(error)}). No se guardó nada; inténtelo de nuevo.`,
      )
    } else {
      terminal.complain(`Error inesperado. No se guardó nada.\n${error instanceof Error ? error.stack : String(error)}`)
    }
    return ExitCode.failed
  }
}
