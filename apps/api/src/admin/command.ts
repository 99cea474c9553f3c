/** The command `admin`: from the words of the command line to an exit code. */
import { ConfigError, readConfig } from '../config.ts'
import { DatabaseProblem } from '../db/open.ts'
import { errorCode, isUnavailable } from '../db/unavailable.ts'
import { SessionProblem, withDatabase } from '../catalog/session.ts'
import { UserProblem, createAdministrator } from './create-administrator.ts'

export const ExitCode = { done: 0, failed: 1, usage: 2 } as const
type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

const PASSWORD_VARIABLE = 'CAUCE_ADMIN_PASSWORD'
const HELP = `Uso: npm run admin -- crear CORREO NOMBRE APELLIDO

Crea un usuario con el rol Administrador. La contraseña se toma de ${PASSWORD_VARIABLE}, o se pregunta, o se lee
de la primera línea de la entrada: al menos 8 caracteres, con mayúscula, minúscula, dígito y carácter especial.
Si el nombre o el apellido son de varias palabras, póngalos entre comillas.`

export interface Terminal {
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  readonly askPassword: () => Promise<string | null>
  readonly env: NodeJS.ProcessEnv
  /** Name of the person in the operating system, for the audit. */
  readonly who: string
}

const create = async ([correo = '', nombre = '', apellido = '']: readonly string[], terminal: Terminal) => {
  const password = terminal.env[PASSWORD_VARIABLE] ?? (await terminal.askPassword())
  if (password === null || password === '') throw new UserProblem('Falta la contraseña. No se creó ningún usuario.')
  const { id, email } = await withDatabase(readConfig(terminal.env), terminal.say, (db) =>
    createAdministrator(db, { correo, nombre, apellido, password }, { who: terminal.who, now: new Date() }),
  )
  terminal.say(`Administrador creado: ${email} (usuario ${id}).`)
}

const EXPECTED = [UserProblem, SessionProblem, ConfigError, DatabaseProblem] as const

/** Runs the command and answers its exit code; what goes wrong is told in Spanish, never thrown. */
export const runCommand = async (words: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const [order, ...rest] = words
  if (order === undefined || order === '--help' || order === '-h' || order === 'ayuda') {
    terminal.say(HELP)
    return order === undefined ? ExitCode.usage : ExitCode.done
  }
  if (order !== 'crear' || rest.length !== 3) {
    terminal.complain(
      order === 'crear' ? 'Se esperan tres datos: CORREO NOMBRE APELLIDO.' : `No existe la orden "${order}".`,
    )
    terminal.complain(HELP)
    return ExitCode.usage
  }
  try {
    await create(rest, terminal)
    return ExitCode.done
  } catch (error) {
    if (error instanceof Error && EXPECTED.some((kind) => error instanceof kind)) terminal.complain(error.message)
    else if (isUnavailable(error)) terminal.complain(`La base de datos dejó de responder (${errorCode(error)}).`)
    else terminal.complain(`Error inesperado.\n${error instanceof Error ? error.stack : String(error)}`)
    return ExitCode.failed
  }
}
