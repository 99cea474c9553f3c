/** Everybody who may knock at every call, what they carry, and what the gate must say to them. */
import type { Entry } from '@cauce/contract/entry'
import { PROGRAM_HEADER } from '@cauce/contract/clientes'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { createSession } from '../../apps/api/src/http/auth.ts'
import { makeKey } from '../../apps/api/src/http/client-key.ts'
import type { TestServer } from '../support/server.ts'
import { PEOPLE } from './callers.ts'
import { companionOf, openSession } from '../support/credentials.ts'

/**
 * What the token is: nothing, made up, of the first step, of a session that ended in some way, or of one that serves; and, of a
 * session that serves, the token without its cookie (`bare`), with that of another session (`swapped`), the cookie without the
 * token (`cookie`), and the token that a program was given (`program`).
 */
export type TokenKind =
  | 'none'
  | 'forged'
  | 'elsewhere'
  | 'provisional'
  | 'idle'
  | 'spent'
  | 'revoked'
  | 'session'
  | 'bare'
  | 'swapped'
  | 'cookie'
  | 'program'

export interface Knocker {
  readonly name: string
  readonly email: string
  readonly kind: TokenKind
  readonly permissions: readonly string[]
  readonly active: boolean
  readonly expired: boolean
  /** The key of a program that says it is calling: one that serves, that was switched off, or that nobody has. */
  readonly program: 'active' | 'inactive' | 'unknown' | null
}

const ADMIN = 'admin@cauce.demo'
const INACTIVE = 'inactiva@prueba.co'
const EXPIRED = 'vencida@prueba.co'
const NO_ROLES = 'sin.roles@prueba.co'
const ADMINISTRATOR_ROLE_ID = 1
const HOUR_MS = 3_600_000
const MONTHS_AGO = 100 * 24 * HOUR_MS

/** Who could do everything, if it were not for `fields`. */
const who = (name: string, fields: Partial<Knocker> = {}): Knocker => ({
  name,
  email: ADMIN,
  kind: 'session',
  permissions: PERMISSIONS,
  active: true,
  expired: false,
  program: null,
  ...fields,
})

export const KNOCKERS: readonly Knocker[] = [
  who('anónimo', { kind: 'none' }),
  who('token inventado', { kind: 'forged' }),
  who('token en la dirección, en una cookie y en el cuerpo', { kind: 'elsewhere' }),
  who('token sin la cookie de su navegador', { kind: 'bare' }),
  who('token sin su cookie, con la clave de un programa', { kind: 'bare', program: 'active' }),
  who('token con la cookie de otra sesión', { kind: 'swapped' }),
  who('cookie de una sesión, sin su token', { kind: 'cookie' }),
  who('token de un programa, sin la clave', { kind: 'program' }),
  who('token de un programa, con otra clave', { kind: 'program', program: 'unknown' }),
  who('token de un programa, con su clave', { kind: 'program', program: 'active' }),
  who('token provisional', { kind: 'provisional' }),
  who('token sin actividad en una hora', { kind: 'idle' }),
  who('token de hace más de doce horas', { kind: 'spent' }),
  who('token revocado', { kind: 'revoked' }),
  who('sesión de quien se inactivó', { email: INACTIVE, active: false }),
  who('token provisional de quien se inactivó', { email: INACTIVE, active: false, kind: 'provisional' }),
  who('contraseña vencida, con todos los permisos', { email: EXPIRED, expired: true }),
  who('contraseña vencida, sin permisos', { email: 'vencido@cauce.demo', permissions: [], expired: true }),
  who('sin roles', { email: NO_ROLES, permissions: [] }),
  who('programa inactivo', { program: 'inactive' }),
  who('programa que nadie conoce', { program: 'unknown' }),
  who('programa inactivo, a medio ingresar', { program: 'inactive', kind: 'provisional' }),
  ...PEOPLE.map(({ name, email, permissions }) => who(name, { email, permissions })),
]

/** The program itself: its session and its key. */
const isProgram = ({ kind, program }: Knocker): boolean => kind === 'program' && program === 'active'

/** What the gate must say: a status and a code, or null when the knocker passes. */
export const refusal = ({ access, duringExpiry }: Entry, knocker: Knocker): string | null => {
  const { kind, permissions, active, expired, program } = knocker
  if (access === 'public') return null
  const serves = active && (kind === 'session' || kind === 'provisional' || isProgram(knocker))
  if (!serves) return '401 sesion.requerida'
  if (access === 'provisional' && kind !== 'provisional') return '401 sesion.ya_iniciada'
  if (access !== 'provisional' && kind === 'provisional') return '401 sesion.provisional'
  if (expired && kind === 'session' && duringExpiry !== true) return '403 sesion.contrasena_vencida'
  if (typeof access === 'object' && !permissions.includes(access.permission)) return '403 permiso.denegado'
  return program === null || program === 'active' ? null : '403 cliente.inactivo'
}

/** What only the gate says. */
export const GATE = new Set([
  '401 sesion.requerida',
  '401 sesion.provisional',
  '401 sesion.ya_iniciada',
  '403 permiso.denegado',
  '403 sesion.contrasena_vencida',
  '403 cliente.inactivo',
])

export interface Knocking {
  /** A token of that kind, made now: some calls end sessions. */
  token(knocker: Knocker): Promise<string | null>
  /** Headers, and what goes after the path: the token in the places where nobody looks for it. */
  dress(knocker: Knocker): { readonly headers: Readonly<Record<string, string>>; readonly query: string }
}

/** Adds the people and the program that the demo has not. */
export const prepareKnockers = async ({ db }: TestServer): Promise<Knocking> => {
  const { password } = await db
    .selectFrom('users')
    .select('password')
    .where('email', '=', ADMIN)
    .executeTakeFirstOrThrow()
  const now = new Date()
  for (const [email, activo, age, role] of [
    [INACTIVE, false, 0, ADMINISTRATOR_ROLE_ID],
    [EXPIRED, true, MONTHS_AGO, ADMINISTRATOR_ROLE_ID],
    [NO_ROLES, true, 0, null],
  ] as const) {
    const { id } = await db
      .insertInto('users')
      .values({ email, password, tipo_usuario: 1, activo, password_changed_at: new Date(now.getTime() - age) })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (role !== null) await db.insertInto('user_role').values({ user_id: id, role_id: role }).execute()
  }
  const inactive = makeKey()
  await db
    .insertInto('clientes')
    .values({
      nombre: 'Programa apagado',
      clave_hash: inactive.clave_hash,
      clave_final: inactive.clave_final,
      activo: false,
    })
    .execute()
  const active = makeKey()
  // Its use is noted already: a call writes nothing of it.
  const tomorrow = new Date(now.getTime() + 24 * HOUR_MS)
  const { id: programId } = await db
    .insertInto('clientes')
    .values({
      nombre: 'Programa encendido',
      clave_hash: active.clave_hash,
      clave_final: active.clave_final,
      activo: true,
      ultimo_uso_at: tomorrow,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const keys = { active: active.clave, inactive: inactive.clave, unknown: makeKey().clave }
  const ids = new Map(
    (await db.selectFrom('users').select(['id', 'email']).execute()).map(({ id, email }) => [email, id]),
  )

  const make = async (email: string, kind: TokenKind): Promise<string> => {
    const userId = ids.get(email)
    if (userId === undefined) throw new Error(`No está ${email}`)
    const ago = kind === 'idle' ? 61 / 60 : kind === 'spent' ? 12.1 : 0
    const at = new Date(Date.now() - ago * HOUR_MS)
    const session = { userId, provisional: kind === 'provisional', now: at, ip: '127.0.0.1', agente: null }
    if (kind === 'bare' || kind === 'swapped') return (await createSession(db, session)).token
    const program = kind === 'program' ? programId : null
    const { token, id } = await openSession(db, { ...session, program })
    const change = kind === 'spent' ? { ultima_actividad_at: new Date() } : { revocada_at: new Date() }
    if (kind === 'spent' || kind === 'revoked') {
      await db.updateTable('sesiones').set(change).where('id', '=', id).execute()
    }
    return token
  }
  const elsewhere = await make(ADMIN, 'session')
  return {
    token: async ({ email, kind }) => {
      if (kind === 'none' || kind === 'elsewhere' || kind === 'cookie') return null
      return kind === 'forged' ? 'A'.repeat(43) : make(email, kind)
    },
    dress: ({ kind, program }) => ({
      headers: {
        ...(program === null ? {} : { [PROGRAM_HEADER]: keys[program] }),
        ...(kind === 'elsewhere'
          ? { cookie: `token=${elsewhere}; authorization=Bearer ${elsewhere}`, token: elsewhere }
          : {}),
        ...(kind === 'cookie' || kind === 'swapped' ? { cookie: `cauce=${companionOf(elsewhere) ?? ''}` } : {}),
      },
      // Whoever believes any of these lets the wrong one in.
      query: `?user_id=1&id=1&permissions=admin.enter&token=${elsewhere}&access_token=${elsewhere}`,
    }),
  }
}
