/** The knowledge that came with a newer version of the product, in an installation that is older than it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KNOWLEDGE_TABLES } from '../modules/alertas/knowledge-tables.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { seedDatabase } from './seed.ts'

const OPTIONS = { demo: false, today: '2026-11-21', now: new Date('2026-11-21T12:24:00.000Z'), log: () => {} } as const

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.db, OPTIONS)
})
afterAll(() => database.close())

const countOf = async (catalogo: keyof typeof KNOWLEDGE_TABLES): Promise<number> => {
  const { n } = await database.db
    .selectFrom(KNOWLEDGE_TABLES[catalogo])
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
const forget = async (catalogo: keyof typeof KNOWLEDGE_TABLES, version: 'also its version' | 'only its rows') => {
  await database.db.deleteFrom(KNOWLEDGE_TABLES[catalogo]).execute()
  if (version === 'also its version')
    await database.db.deleteFrom('catalogos_importados').where('catalogo', '=', catalogo).execute()
}

it('is filled once at the start, and what somebody emptied under a version stays empty', async () => {
  await forget('duplicidad', 'also its version')
  await forget('embarazo-lactancia', 'also its version')
  await forget('dosis-pediatricas', 'also its version')
  await forget('control-especial', 'only its rows')
  expect(await seedDatabase(database.db, OPTIONS)).toBe(false)
  expect([await countOf('duplicidad'), await countOf('embarazo-lactancia')]).toEqual([126, 542])
  expect(await countOf('dosis-pediatricas')).toBe(373)
  expect(await countOf('control-especial')).toBe(0)
  expect(await seedDatabase(database.db, OPTIONS)).toBe(false)
  const versions = await database.db
    .selectFrom('catalogos_importados')
    .select(['version', 'filas'])
    .where('catalogo', '=', 'duplicidad')
    .execute()
  expect(versions).toEqual([{ version: '2026-11', filas: 126 }])
})
