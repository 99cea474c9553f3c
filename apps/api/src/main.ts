/** The server process: start, tell the address, stop on a signal. */
import { ConfigError, readConfig } from './config.ts'
import { DirectoryInUse } from './db/lock.ts'
import { DatabaseProblem } from './db/problem.ts'
import { errorCode } from './db/unavailable.ts'
import { DEMO_PASSWORD } from './seed/demo/people.ts'
import { type Running, StartProblem, start, version } from './start.ts'

const FORCED_EXIT_MS = 12_000

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const giveUp = (error: unknown): never => {
  const expected = [ConfigError, DirectoryInUse, DatabaseProblem, StartProblem].some((kind) => error instanceof kind)
  const text = expected && error instanceof Error ? error.message : `Error inesperado al iniciar (${errorCode(error)}).`
  process.stderr.write(`Cauce no pudo iniciar. ${text}\n`)
  if (!expected && error instanceof Error) process.stderr.write(`${error.stack ?? error.message}\n`)
  process.exit(1)
}

const demoUsers = async ({ database }: Running): Promise<string[]> => {
  const rows = await database.db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['u.email', 'o.cargo'])
    .where('u.email', 'like', '%@cauce.demo')
    .orderBy('u.id')
    .execute()
  return rows.map(({ email, cargo }) => `  ${email.padEnd(24)} ${cargo ?? 'Afiliado'}`)
}

const announce = async (running: Running, demo: boolean, dataDir: string, embedded: boolean): Promise<void> => {
  say(`\nCauce ${version()} está listo en ${running.address}`)
  say(embedded ? `Datos en ${dataDir}` : 'Base de datos de DATABASE_URL')
  if (demo) {
    say(`Usuarios de demostración, contraseña ${DEMO_PASSWORD}`)
    for (const line of await demoUsers(running)) say(line)
    say(`El código de ingreso llega a ${running.address}/demo/correo`)
  }
  say('Para detenerlo: Ctrl-C\n')
}

const stopOnSignal = (running: Running): void => {
  let stopping = false
  const stop = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    say('Deteniendo Cauce…')
    setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref()
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Cauce no pudo cerrar bien (${errorCode(error)}).\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** Answers under way get their 503 first. */
const GOODBYE_MS = 500

const leaveWhenGone = (running: Running): void => {
  void running.gone.then((sentence) => {
    process.stderr.write(`${sentence}\n`)
    setTimeout(() => process.exit(1), GOODBYE_MS)
  })
}

try {
  const config = readConfig(process.env)
  const running = await start(config, { say })
  stopOnSignal(running)
  leaveWhenGone(running)
  await announce(running, config.demo, config.dataDir, config.databaseUrl === null)
} catch (error) {
  giveUp(error)
}
