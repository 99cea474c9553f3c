/** Two people who take away at once: on PostgreSQL they really run at once. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRoles, type RoleServer } from '../../../../../tests/support/roles.ts'

let roles: RoleServer
let [first, second]: readonly number[] = []
const KEYS = ['admin.enter', 'admin.roles', 'admin.usuarios']

beforeAll(async () => {
  roles = await openRoles()
  first = await roles.addRole('Jefes de aquí', KEYS)
  second = await roles.addRole('Jefes de allá', KEYS)
  await roles.addPerson('aqui@cauce.demo', [first])
  await roles.addPerson('alla@cauce.demo', [second])
  // Only these two administer: the demo's administrator leaves.
  await roles.server.db.updateTable('users').set({ activo: false }).where('email', '=', 'admin@cauce.demo').execute()
})
afterAll(() => roles.close())

const administrators = async (): Promise<number> => {
  const rows = await roles.server.db
    .selectFrom('users as u')
    .innerJoin('user_role as ur', 'ur.user_id', 'u.id')
    .innerJoin('role_permiso as rp', 'rp.role_id', 'ur.role_id')
    .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
    .select('u.id')
    .distinct()
    .where('u.activo', '=', true)
    .where('p.nombre', '=', 'admin.enter')
    .execute()
  return rows.length
}

it('two who take administration from each other at once: one is refused, and somebody remains', async () => {
  const [here, there] = [await roles.server.login('aqui@cauce.demo'), await roles.server.login('alla@cauce.demo')]
  const take = (id: number | undefined, nombre: string, token: string) =>
    roles.call('PUT', `/roles/${id}`, { nombre, descripcion: '', permisos: ['admin.roles'], version: 1 }, token)
  const answers = await Promise.all([take(second, 'Jefes de allá', here), take(first, 'Jefes de aquí', there)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  expect(await administrators()).toBe(1)
})

it('the last one cannot take it from themselves', async () => {
  const stays = await roles.server.db
    .selectFrom('role_permiso as rp')
    .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
    .innerJoin('roles as r', 'r.id', 'rp.role_id')
    .select(['r.id', 'r.nombre', 'r.version'])
    .where('p.nombre', '=', 'admin.enter')
    .where('r.nombre', 'like', 'Jefes%')
    .executeTakeFirstOrThrow()
  const token = await roles.server.login(stays.nombre === 'Jefes de aquí' ? 'aqui@cauce.demo' : 'alla@cauce.demo')
  const body = { nombre: stays.nombre, descripcion: '', permisos: ['admin.roles'], version: stays.version }
  for (const answers of [
    await Promise.all(Array.from({ length: 5 }, () => roles.call('PUT', `/roles/${stays.id}`, body, token))),
  ]) {
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    expect(answers[0]?.body).toMatchObject({ error: 'Debe quedar al menos un administrador activo' })
  }
  expect(await administrators()).toBe(1)
})

it('fifty who save one role at once: one wins, the others are told', async () => {
  const id = await roles.addRole('Disputado', [])
  await roles.server.db.updateTable('users').set({ activo: true }).where('email', '=', 'admin@cauce.demo').execute()
  const token = await roles.server.login('admin@cauce.demo')
  const save = (turn: number) =>
    roles.call('PUT', `/roles/${id}`, { nombre: `Disputado ${turn}`, descripcion: '', permisos: [], version: 1 }, token)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, turn) => save(turn)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
})

it('a role is not deleted under who is being given it', async () => {
  const id = await roles.addRole('Fugaz', [])
  const token = await roles.server.login('admin@cauce.demo')
  const person = await roles.addPerson('nueva@cauce.demo', [])
  const give = roles.server.db
    .insertInto('user_role')
    .values({ user_id: person, role_id: id })
    .execute()
    .then(
      () => true,
      () => false,
    )
  const [given, deleted] = await Promise.all([give, roles.call('DELETE', `/roles/${id}`, undefined, token)])
  expect(given).toBe(deleted.status === 409)
})
