import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { addNewPermissions } from './permissions.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const rolesWith = async (key: string) => {
  const rows = await database.db
    .selectFrom('roles as r')
    .innerJoin('role_permiso as rp', 'rp.role_id', 'r.id')
    .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
    .select('r.nombre')
    .where('p.nombre', '=', key)
    .execute()
  return rows.map(({ nombre }) => nombre)
}

it('adds the keys of a newer version once, for the administrator', async () => {
  await database.db.insertInto('roles').values({ nombre: 'Administrador', descripcion: null }).execute()
  await database.db.insertInto('permisos').values({ nombre: 'blog.vista' }).execute()
  expect(await addNewPermissions(database.db)).toBeGreaterThan(300)
  expect(await rolesWith('farmacia.kardex')).toEqual(['Administrador'])
  expect(await rolesWith('blog.vista')).toEqual([])
  expect(await addNewPermissions(database.db)).toBe(0)
})

it('gives them in the demo to the roles of its story that have them', async () => {
  const { db } = database
  await db.insertInto('roles').values({ nombre: 'Oncólogo', descripcion: null }).execute()
  await db.deleteFrom('role_permiso').execute()
  await db.deleteFrom('permisos').where('nombre', 'in', ['oncologia.esquemas', 'farmacia.kardex']).execute()
  expect(await addNewPermissions(db, true)).toBe(2)
  expect((await rolesWith('oncologia.esquemas')).toSorted()).toEqual(['Administrador', 'Oncólogo'])
  expect(await rolesWith('farmacia.kardex')).toEqual(['Administrador'])
})
