/** Everybody who may knock at the server, and what they hold. */
import { ROLES } from '../../apps/api/src/seed/reference.ts'
import type { TestServer } from '../support/server.ts'

export type CallerName =
  | 'anónimo'
  | 'token inventado'
  | 'token provisional'
  | 'token revocado'
  | 'token vencido'
  | 'afiliado@'
  | 'auxiliar@'
  | 'medico@'
  | 'oncologo@'
  | 'referente@'
  | 'auditor@'
  | 'admin@'

export interface Caller {
  readonly name: CallerName
  readonly email: string | null
  /** Null: holds no session. */
  readonly permissions: readonly string[] | null
}

export type Tokens = Readonly<Record<CallerName, string | null>>

const NOBODY = ['anónimo', 'token inventado', 'token provisional', 'token revocado', 'token vencido'] as const

const OPERATORS_AND_AFFILIATE = [
  ['afiliado@', 'Afiliado'],
  ['auxiliar@', 'Auxiliar'],
  ['medico@', 'Médico general'],
  ['oncologo@', 'Oncólogo'],
  ['referente@', 'Gestor de referencia'],
  ['auditor@', 'Auditor médico'],
  ['admin@', 'Administrador'],
] as const

const permissionsOf = (role: string): readonly string[] => ROLES.find(({ nombre }) => nombre === role)?.permisos ?? []

/** Those who sign in. */
export const PEOPLE = OPERATORS_AND_AFFILIATE.map(([name, role]) => ({
  name,
  email: `${name}cauce.demo`,
  permissions: permissionsOf(role),
}))

export const CALLERS: readonly Caller[] = [
  ...NOBODY.map((name) => ({ name, email: null, permissions: null })),
  ...PEOPLE,
]

export const openTokens = async (server: TestServer): Promise<Tokens> => {
  const revoked = await server.login('admin@cauce.demo')
  await server.call('/api/auth/logout', { method: 'POST', token: revoked })
  const expired = await server.login('admin@cauce.demo')
  const past = new Date(Date.now() - 1_000)
  const last = server.db.selectFrom('sesiones').select((eb) => eb.fn.max('id').as('id'))
  await server.db.updateTable('sesiones').set({ expira_at: past }).where('id', '=', last).execute()
  return {
    anónimo: null,
    'token inventado': 'A'.repeat(43),
    'token revocado': revoked,
    'token vencido': expired,
    'afiliado@': await server.login('afiliado@cauce.demo'),
    'auxiliar@': await server.login('auxiliar@cauce.demo'),
    'medico@': await server.login('medico@cauce.demo'),
    'oncologo@': await server.login('oncologo@cauce.demo'),
    'referente@': await server.login('referente@cauce.demo'),
    'auditor@': await server.login('auditor@cauce.demo'),
    'admin@': await server.login('admin@cauce.demo'),
    'token provisional': await server.provisional('admin@cauce.demo'),
  }
}
