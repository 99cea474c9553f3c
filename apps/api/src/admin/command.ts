/** The command `admin`: from the words of the command line to an exit code. */
import { ConfigError, readConfig } from '../config.ts'
import { DatabaseProblem } from '../db/problem.ts'
import { errorCode, isUnavailable } from '../db/unavailable.ts'
import { SessionProblem, withDatabase } from '../catalog/session.ts'
import { UserProblem, createAdministrator } from './create-administrator.ts'
import { setOrderingDays } from './ordering-days.ts'
import { SettingProblem, setPostQualification } from './post-qualification.ts'
import { examine, setAside } from './database-care.ts'
import { resetAccount } from './reset-account.ts'

export const ExitCode = { done: 0, failed: 1, usage: 2 } as const
type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

const PASSWORD_VARIABLE = 'CAUCE_ADMIN_PASSWORD'
const HELP = `Uso: npm run admin -- crear CORREO NOMBRE APELLIDO
     npm run admin -- restablecer CORREO
     npm run admin -- posterior-calificacion CIE10 TEXTO
     npm run admin -- dias-para-ordenar QUE DIAS FUENTE
     npm run admin -- revisar
     npm run admin -- apartar confirmo

crear: un usuario con el rol Administrador. Si el nombre o el apellido son de varias palabras, póngalos entre comillas.
restablecer: una contraseña provisional, que la persona cambia al ingresar; quita la aplicación de códigos y el bloqueo.
posterior-calificacion: el diagnóstico y el texto que lleva desde hoy la incapacidad de esa clase. El texto va entre comillas.
dias-para-ordenar: cuántos días después de una consulta se ordenan en ella, desde hoy, los medicamentos, procedimientos, esquemas,
servicios o incapacidades. La fuente (quién lo decidió o qué norma) va entre comillas y queda guardada.
revisar: lee toda la base embebida y dice si algo está dañado. No cambia nada.
apartar: guarda la base embebida con otro nombre, sin borrarla; el próximo inicio empieza una nueva y vacía.
La contraseña se toma de ${PASSWORD_VARIABLE}, o se pregunta, o se lee de la primera línea de la entrada: al menos 8
caracteres, con mayúscula, minúscula, dígito y carácter especial.`

export interface Terminal {
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  readonly askPassword: () => Promise<string | null>
  readonly env: NodeJS.ProcessEnv
  /** Name of the person in the operating system, for the audit. */
  readonly who: string
}

const readPassword = async (terminal: Terminal): Promise<string> => {
  const password = terminal.env[PASSWORD_VARIABLE] ?? (await terminal.askPassword())
  if (password === null || password === '') throw new UserProblem('Falta la contraseña. No se cambió nada.')
  return password
}

const create = async ([correo = '', nombre = '', apellido = '']: readonly string[], terminal: Terminal) => {
  const password = await readPassword(terminal)
  const { id, email } = await withDatabase(readConfig(terminal.env), terminal.say, (db) =>
    createAdministrator(db, { correo, nombre, apellido, password }, { who: terminal.who, now: new Date() }),
  )
  terminal.say(`Administrador creado: ${email} (usuario ${id}).`)
}

const reset = async ([correo = '']: readonly string[], terminal: Terminal) => {
  const password = await readPassword(terminal)
  const { id, email } = await withDatabase(readConfig(terminal.env), terminal.say, (db) =>
    resetAccount(db, { correo, password }, { who: terminal.who, now: new Date() }),
  )
  terminal.say(`Cuenta restablecida: ${email} (usuario ${id}). Al ingresar tendrá que cambiar la contraseña.`)
}

const changeSetting = async ([codigo = '', descripcion = '']: readonly string[], terminal: Terminal) => {
  const diagnosis = await withDatabase(readConfig(terminal.env), terminal.say, (db) =>
    setPostQualification(db, { codigo, descripcion }, { who: terminal.who, now: new Date() }),
  )
  terminal.say(`Desde hoy la clase posterior a la calificación lleva ${diagnosis.codigo} ${diagnosis.nombre}.`)
}

const changeDays = async ([que = '', dias = '', fuente = '']: readonly string[], terminal: Terminal) => {
  const all = await withDatabase(readConfig(terminal.env), terminal.say, (db) =>
    setOrderingDays(db, { que, dias, fuente }, { who: terminal.who, now: new Date() }),
  )
  const each = Object.entries(all).map(([name, days]) => `${name} ${days}`)
  terminal.say(`Desde hoy, días para ordenar en una consulta: ${each.join(', ')}.`)
}

const look = (_words: readonly string[], terminal: Terminal) => examine(readConfig(terminal.env), terminal.say)

const putAside = ([word = '']: readonly string[], terminal: Terminal) =>
  setAside(readConfig(terminal.env), word, terminal.who, terminal.say)

const ORDERS = {
  crear: { run: create, words: 3, expects: 'Se esperan tres datos: CORREO NOMBRE APELLIDO.' },
  restablecer: { run: reset, words: 1, expects: 'Se espera un dato: CORREO.' },
  'posterior-calificacion': { run: changeSetting, words: 2, expects: 'Se esperan dos datos: CIE10 TEXTO.' },
  'dias-para-ordenar': { run: changeDays, words: 3, expects: 'Se esperan tres datos: QUE DIAS FUENTE.' },
  revisar: { run: look, words: 0, expects: 'Esta orden no lleva datos.' },
  apartar: { run: putAside, words: 1, expects: 'Se espera una palabra: confirmo.' },
} as const
const isOrder = (name: string): name is keyof typeof ORDERS => Object.hasOwn(ORDERS, name)
const orderNamed = (name: string) => (isOrder(name) ? ORDERS[name] : null)

const EXPECTED = [UserProblem, SettingProblem, SessionProblem, ConfigError, DatabaseProblem] as const

/** Runs the command and answers its exit code; what goes wrong is told in Spanish, never thrown. */
export const runCommand = async (words: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const [order, ...rest] = words
  if (order === undefined || order === '--help' || order === '-h' || order === 'ayuda') {
    terminal.say(HELP)
    return order === undefined ? ExitCode.usage : ExitCode.done
  }
  const known = orderNamed(order)
  if (known === null || rest.length !== known.words) {
    terminal.complain(known?.expects ?? `No existe la orden "${order}".`)
    terminal.complain(HELP)
    return ExitCode.usage
  }
  try {
    await known.run(rest, terminal)
    return ExitCode.done
  } catch (error) {
    if (error instanceof Error && EXPECTED.some((kind) => error instanceof kind)) terminal.complain(error.message)
    else if (isUnavailable(error)) terminal.complain(`La base de datos dejó de responder (${errorCode(error)}).`)
    else terminal.complain(`Error inesperado.\n${error instanceof Error ? error.stack : String(error)}`)
    return ExitCode.failed
  }
}
