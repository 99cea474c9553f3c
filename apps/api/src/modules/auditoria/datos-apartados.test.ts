import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteSetAside, setAsideFile } from '../../db/set-aside.ts'
import { type TestDatabase, addUser, openTestDatabase, sessionUser, testCtx } from '../../testing/database.ts'
import { pendingSetAside, seeSetAside } from './set-aside.ts'

let database: TestDatabase
let id = 0
let dir = ''
beforeAll(async () => {
  database = await openTestDatabase()
  id = await addUser(database.db, 'mauricio@cauce.demo')
  dir = mkdtempSync(join(tmpdir(), 'cauce-apartados-'))
})
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true })
  await database.close()
})

const ctx = () => testCtx(database.db, { user: sessionUser({ id }) })
const line = (carpeta: string) => `${JSON.stringify({ fecha: '2026-11-23', carpeta, quien: 'operadora' })}\n`
const note = () => noteSetAside(database.db, dir, new Date('2026-11-23T15:00:00Z'))
const pending = async () => (await pendingSetAside(ctx())).map(({ carpeta, quien }) => [carpeta, quien])

it('lo apartado se anota una vez, se dice hasta que alguien lo ve, y lo apartado después se vuelve a decir', async () => {
  await note()
  expect(await pending()).toEqual([])
  writeFileSync(setAsideFile(dir), `${line('/datos/db.apartada-1')}a medias`)
  await note()
  await note()
  expect(await pending()).toEqual([['db.apartada-1', 'operadora']])
  const [first] = await pendingSetAside(ctx())
  writeFileSync(setAsideFile(dir), line('/datos/db.apartada-1') + line('/datos/db.apartada-2'))
  await note()
  await seeSetAside(ctx(), first?.id ?? 0)
  await seeSetAside(ctx(), first?.id ?? 0)
  expect(await pending()).toEqual([['db.apartada-2', 'operadora']])
  const seen = await database.db
    .selectFrom('auditoria')
    .select('user_id')
    .where('accion', '=', 'datos.apartados_vistos')
    .execute()
  expect(seen).toEqual([{ user_id: id }])
})
