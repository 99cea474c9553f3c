/** A sample of `tests/kit/lives.test.ts` that runs on both databases. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePaperTables, newPaper, paperFault, paperStore, paperTraces } from '../../testing/sample-life.ts'
import { addUser, openTestDatabase, sessionUser, testCtx, type TestDatabase } from '../../testing/database.ts'
import { moveThing } from './move.ts'

let database: TestDatabase
let user: number
beforeAll(async () => {
  database = await openTestDatabase()
  await makePaperTables(database.db)
  user = await addUser(database.db, 'ana@cauce.demo')
})
afterAll(() => database.close())

it('se mueve entera, una vez, y no a la mitad', async () => {
  const ctx = testCtx(database.db, { user: sessionUser({ id: user }) })
  const id = await newPaper(database.db, user)
  const take = { id, version: 1, evento: 'tomar' } as const
  const tries = await Promise.allSettled([1, 2, 3].map(() => moveThing(ctx, paperStore, 'papeles.mover', take)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const before = await paperTraces(database.db, id)
  expect(before).toMatchObject({ version: 2, estado: 'tomado', movimientos: 2, auditoria: 1 })
  paperFault.now = 'event'
  const close = { id, version: 2, evento: 'cerrar', nota: 'listo' } as const
  await expect(moveThing(ctx, paperStore, 'papeles.mover', close)).rejects.toThrow(/./u)
  paperFault.now = null
  expect(await paperTraces(database.db, id)).toEqual(before)
})
