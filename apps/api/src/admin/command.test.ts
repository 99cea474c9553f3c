import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { withDatabase } from '../catalog/session.ts'
import { acquireLock } from '../db/lock.ts'
import { createSession } from '../http/auth.ts'
import { verifyPassword } from '../modules/auth/password.ts'
import { loadPermissions } from '../modules/auth/queries.ts'
import { newDataDir } from '../testing/template.ts'
import { askPassword } from './ask-password.ts'
import { ExitCode, runCommand } from './command.ts'

const PASSWORD = 'Hospital.2026*'
const WORDS = ['crear', 'Ana.Rojas@hospital.co', 'Ana María', 'Rojas Peña']

let dir: string
let said: string
/** An installation without people. */
beforeEach(async () => {
  dir = await newDataDir('catalogos', new Date())
  said = ''
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const env = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({ NODE_ENV: 'production', DATA_DIR: dir, ...more })
const hear = (line: string): void => void (said += `${line}\n`)
const run = (words: readonly string[], typed: string | null = PASSWORD, more: NodeJS.ProcessEnv = {}) =>
  runCommand(words, {
    say: hear,
    complain: hear,
    askPassword: () => Promise.resolve(typed),
    env: env(more),
    who: 'operador-del-servidor',
  })
const kept = () =>
  withDatabase(
    readConfig(env()),
    () => {},
    async (db) => ({
      users: await db
        .selectFrom('users as u')
        .innerJoin('operadores as o', 'o.id', 'u.operador_id')
        .select(['u.id', 'u.email', 'u.password', 'u.tipo_usuario', 'u.activo', 'o.nombre', 'o.apellido'])
        .execute(),
      entries: await db.selectFrom('auditoria').select(['accion', 'recurso_id', 'agente', 'detalle']).execute(),
      permissions: await loadPermissions(db, 1),
    }),
  )

describe('npm run admin -- crear', () => {
  it('crea el administrador en una instalación nueva, con su rol y su huella en la auditoría', async () => {
    // Not even the folder is there: the command makes the tables and fills the catalogues.
    rmSync(dir, { recursive: true })
    expect(await run(WORDS)).toBe(ExitCode.done)
    expect(said).toContain('Administrador creado: ana.rojas@hospital.co')
    const { users, entries, permissions } = await kept()
    expect(users).toMatchObject([
      { email: 'ana.rojas@hospital.co', tipo_usuario: 1, activo: true, nombre: 'Ana María', apellido: 'Rojas Peña' },
    ])
    expect(permissions).toContain('admin.enter')
    expect(await verifyPassword(PASSWORD, users[0]?.password ?? '')).toBe(true)
    expect(entries).toEqual([
      {
        accion: 'usuario.crear',
        recurso_id: String(users[0]?.id),
        agente: 'operador-del-servidor',
        detalle: { rol: 'Administrador' },
      },
    ])
    expect(said).not.toContain(PASSWORD)
    said = ''
    expect(await run(['crear', 'ANA.ROJAS@hospital.co', 'Otra', 'Persona'])).toBe(ExitCode.failed)
    expect(said).toContain('Ya existe un usuario con el correo ana.rojas@hospital.co')
    expect(await run(['crear', 'luis@hospital.co', 'Luis', 'Soto'], null, { CAUCE_ADMIN_PASSWORD: PASSWORD })).toBe(0)
    expect((await kept()).users.map(({ email }) => email)).toEqual(['ana.rojas@hospital.co', 'luis@hospital.co'])
  })

  it('no crea nada con una contraseña débil, un correo que no lo es o sin nombre', async () => {
    expect(await run(WORDS, 'hospital')).toBe(ExitCode.failed)
    expect(said).toContain('A la contraseña le falta: una letra mayúscula, un dígito, un carácter especial.')
    expect(await run(['crear', 'ana', 'Ana', 'Rojas'])).toBe(ExitCode.failed)
    expect(await run(['crear', 'ana@hospital.co', ' ', 'Rojas'])).toBe(ExitCode.failed)
    expect(await run(WORDS, null)).toBe(ExitCode.failed)
    expect((await kept()).users).toEqual([])
  })

  it('no admite una contraseña común ni propia', async () => {
    expect(await run(WORDS, 'Dragon2026*')).toBe(ExitCode.failed)
    expect(said).toContain('Es una de las contraseñas más comunes')
    expect(await run(WORDS, 'Ana.Rojas.1*')).toBe(ExitCode.failed)
    expect(said).toContain('no puede contener su correo')
  })

  it('con el servidor encendido sobre la misma carpeta dice quién la tiene', async () => {
    const lock = await acquireLock(dir)
    expect(await run(WORDS)).toBe(ExitCode.failed)
    expect(said).toContain(`en uso por el proceso ${process.pid}`)
    lock.release()
  })

  it('explica cómo se usa', async () => {
    expect(await run([])).toBe(ExitCode.usage)
    expect(await run(['--help'])).toBe(ExitCode.done)
    expect(await run(['borrar', 'x'])).toBe(ExitCode.usage)
    expect(await run(['crear', 'ana@hospital.co'])).toBe(ExitCode.usage)
    expect(await run(['posterior-calificacion', 'Z736'])).toBe(ExitCode.usage)
    expect(said.match(/Uso: npm run admin/gu)).toHaveLength(5)
  })
})

describe('npm run admin -- restablecer', () => {
  it('deja una contraseña provisional, el código por correo y ninguna sesión', async () => {
    await run(WORDS)
    await withDatabase(readConfig(env()), hear, async (db) => {
      const now = new Date()
      await db
        .updateTable('users')
        .set({ intentos_fallidos: 5, bloqueado_hasta: now, totp_activo_at: now, totp_secreto: Buffer.of(1) })
        .execute()
      await createSession(db, { userId: 1, provisional: false, now, ip: '127.0.0.1', agente: null })
    })
    expect(await run(['restablecer', 'Ana.Rojas@hospital.co'], 'Otra.Garza9*')).toBe(ExitCode.done)
    expect(said).toContain('Cuenta restablecida: ana.rojas@hospital.co')
    await withDatabase(readConfig(env()), hear, async (db) => {
      const user = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
      expect(user).toMatchObject({
        intentos_fallidos: 0,
        bloqueado_hasta: null,
        totp_activo_at: null,
        totp_secreto: null,
      })
      expect(user.password_changed_at).toBeNull()
      expect(await verifyPassword('Otra.Garza9*', user.password)).toBe(true)
      expect(await db.selectFrom('sesiones').select('id').where('revocada_at', 'is', null).execute()).toEqual([])
    })
  })

  it('no hace nada a quien no existe, ni con una contraseña débil', async () => {
    await run(WORDS)
    expect(await run(['restablecer', 'nadie@hospital.co'])).toBe(ExitCode.failed)
    expect(await run(['restablecer', 'ana.rojas@hospital.co'], 'hospital')).toBe(ExitCode.failed)
    expect(await verifyPassword(PASSWORD, (await kept()).users[0]?.password ?? '')).toBe(true)
  })
})

describe('npm run admin -- posterior-calificacion', () => {
  it('cambia el ajuste y dice con qué diagnóstico quedó', async () => {
    const order = ['posterior-calificacion', 'z02.7', 'Calificado por la junta.']
    expect(await run(order)).toBe(ExitCode.done)
    expect(said).toContain('Desde hoy la clase posterior a la calificación lleva Z027 Extensión de certificado médico.')
  })
})

describe('npm run admin -- dias-para-ordenar', () => {
  it('cambia un plazo y dice cómo quedan todos; lo que no se entiende no cambia nada', async () => {
    expect(await run(['dias-para-ordenar', 'medicamentos', '5', 'Comité médico'])).toBe(ExitCode.done)
    expect(said).toContain(
      'Desde hoy, días para ordenar en una consulta: medicamentos 5, procedimientos 30, esquemas 3, servicios 30, incapacidades 3.',
    )
    expect(await run(['dias-para-ordenar', 'medicamentos', 'cinco', 'Comité médico'])).toBe(ExitCode.failed)
    expect(await run(['dias-para-ordenar', 'medicamentos', '5'])).toBe(ExitCode.usage)
  })
})

const keyboard = (isTTY: boolean, ...chunks: string[]) => {
  const raw: boolean[] = []
  const input = {
    isTTY,
    setRawMode: (mode: boolean) => void raw.push(mode),
    setEncoding: () => {},
    pause: () => {},
    async *[Symbol.asyncIterator]() {
      yield* chunks
    },
  }
  return { input, raw }
}

describe('la contraseña', () => {
  it('de una tubería es la primera línea', async () => {
    const { input, raw } = keyboard(false, 'Hospital.', '2026*\nno se lee')
    const shown: string[] = []
    expect(await askPassword(input, { write: (text) => shown.push(text) })).toBe(PASSWORD)
    expect([raw, shown]).toEqual([[], []])
  })

  it('en una terminal no se muestra, se puede corregir, y Ctrl-C la abandona', async () => {
    const shown: string[] = []
    const output = { write: (text: string) => shown.push(text) }
    const typing = keyboard(true, 'Hospitalñ', '\u007f', '.2026*', '\r')
    expect(await askPassword(typing.input, output)).toBe(PASSWORD)
    expect(typing.raw).toEqual([true, false])
    expect(shown.join('')).toBe('Contraseña: \n')
    expect(await askPassword(keyboard(true, 'Hos', '\u0003').input, output)).toBeNull()
    expect(await askPassword(keyboard(false).input, output)).toBeNull()
  })
})
