import { afterAll, beforeAll, expect, it } from 'vitest'
import { STATUS_NAMES } from '@cauce/domain/oncology/names'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { addNewStatuses } from './statuses.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('adds the states of a newer version once, and keeps an own state of the same name', async () => {
  const { db } = database
  await db
    .insertInto('estados')
    .values([
      { id: 1, nombre: 'Activa' },
      { id: 1000, nombre: 'negada' },
    ])
    .execute()
  expect(await addNewStatuses(db)).toBe(Object.keys(STATUS_NAMES).length - 1)
  const rows = await db.selectFrom('estados').select(['id', 'nombre']).orderBy('id').execute()
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: 5, nombre: 'Negada' },
      { id: 50, nombre: 'Espera la segunda firma' },
      { id: 1000, nombre: 'negada (1000)' },
    ]),
  )
  expect(await addNewStatuses(db)).toBe(0)
})
