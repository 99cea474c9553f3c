/** For the tests of the roles: a server with the demo story, roles and people made to measure. */
import * as Schema from 'effect/Schema'
import { roles } from '@cauce/contract/roles'
import { type Answered, DEMO_PASSWORD, startTestServer, type TestServer } from './server.ts'
import { hashPassword } from '../../apps/api/src/modules/auth/password.ts'

export interface RoleBody {
  readonly nombre: string
  readonly descripcion: string
  readonly permisos: readonly string[]
}

export interface RoleServer {
  readonly server: TestServer
  /** Token of the demo's administrator. */
  readonly admin: string
  call(method: string, path: string, body?: unknown, token?: string): Promise<Answered>
  /** A role straight in the database, whoever might have given it. */
  addRole(nombre: string, permisos: readonly string[]): Promise<number>
  addPerson(email: string, roleIds: readonly number[], activo?: boolean): Promise<number>
  read(id: number): Promise<typeof roles.rol.answer.Type>
  keysOf(email: string): Promise<readonly string[]>
  close(): Promise<void>
}

const readRole = Schema.decodeUnknownSync(roles.rol.answer)
const readUser = Schema.decodeUnknownSync(Schema.Struct({ permissions: Schema.Array(Schema.String) }))

export const openRoles = async (): Promise<RoleServer> => {
  const server = await startTestServer()
  const { db } = server
  const admin = await server.login('admin@cauce.demo')
  const password = await hashPassword(DEMO_PASSWORD)
  const call: RoleServer['call'] = (method, path, body, token = admin) =>
    server.call(`/api${path}`, { method, token, ...(body === undefined ? {} : { body }) })
  return {
    server,
    admin,
    call,
    addRole: async (nombre, permisos) => {
      const { id } = await db.insertInto('roles').values({ nombre }).returning('id').executeTakeFirstOrThrow()
      const keys = await db
        .selectFrom('permisos')
        .select('id')
        .where('nombre', 'in', ['', ...permisos])
        .execute()
      if (keys.length > 0) {
        const rows = keys.map((key) => ({ role_id: id, permiso_id: key.id }))
        await db.insertInto('role_permiso').values(rows).execute()
      }
      return id
    },
    addPerson: async (email, roleIds, activo = true) => {
      const { id } = await db
        .insertInto('users')
        .values({ email, password, tipo_usuario: 1, activo, password_changed_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow()
      const rows = roleIds.map((role_id) => ({ user_id: id, role_id }))
      if (rows.length > 0) await db.insertInto('user_role').values(rows).execute()
      return id
    },
    read: async (id) => readRole((await call('GET', `/roles/${id}`)).body),
    keysOf: async (email) => {
      const token = await server.login(email)
      return readUser((await server.call('/api/auth/me', { token })).body).permissions
    },
    close: () => server.close(),
  }
}
