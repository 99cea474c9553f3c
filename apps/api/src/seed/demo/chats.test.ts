/** The chats of the demo are such as the calls would have written them, and their files open. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPdf } from '@cauce/domain/chat/limits'
import { openFileStore } from '../../files/store.ts'
import { channelRows } from '../../modules/chat/channel-queries.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { seedDatabase } from '../seed.ts'
import { placeChatFiles } from './chat-files.ts'

const NOW = new Date('2026-11-21T12:24:00.000Z')
const LONG = 2

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.db, { demo: true, today: '2026-11-21', now: NOW, log: () => {} })
  dataDir = mkdtempSync(join(tmpdir(), 'cauce-chats-'))
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('the last word of each is its last message, in order, and none is of the future', async () => {
  const messages = await database.db.selectFrom('mensajes').selectAll().orderBy('id').execute()
  const channels = await database.db.selectFrom('canales').selectAll().execute()
  for (const { id, ultimo_mensaje_id, ultimo_at } of channels) {
    const mine = messages.filter(({ canal_id }) => canal_id === id)
    const times = mine.map(({ created_at }) => created_at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect([ultimo_mensaje_id, ultimo_at]).toEqual([mine.at(-1)?.id ?? null, mine.at(-1)?.created_at ?? null])
    expect(times.at(-1) ?? 0).toBeLessThanOrEqual(NOW.getTime())
  }
  expect(messages.filter(({ canal_id }) => canal_id === LONG)).toHaveLength(120)
})

it('the doctor has some without reading, and the others none of hers', async () => {
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'medico@cauce.demo')
    .executeTakeFirstOrThrow()
  const rows = await channelRows(database.db, id, [1, 2, 3, 4, 6])
  expect(rows.toSorted((one, other) => one.id - other.id).map((row) => [row.id, row.sin_leer])).toEqual([
    [1, 2],
    [2, 0],
    [3, 1],
    [4, 0],
    [6, 0],
  ])
})

it('their files are written once, whole, and each is a PDF of the size that it says', async () => {
  const files = openFileStore(dataDir)
  const paths = async () => {
    const old = await database.db.selectFrom('mensajes').select('adjunto').where('adjunto', 'is not', null).execute()
    const now = await database.db.selectFrom('mensaje_adjuntos').select(['ruta', 'tamano', 'sha256']).execute()
    return { old, now }
  }
  await placeChatFiles(database.db, files)
  const placed = await paths()
  await placeChatFiles(database.db, files)
  expect(await paths()).toEqual(placed)
  expect([placed.old.length, placed.now.length]).toEqual([1, 1])
  for (const { adjunto } of placed.old)
    expect(isPdf((await files.readFile(adjunto ?? '')) ?? new Uint8Array())).toBe(true)
  for (const { ruta, tamano, sha256 } of placed.now) {
    expect(await files.examineFile(ruta)).toMatchObject({ tamano, sha256 })
  }
})
