import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { keepHouse } from '../../db/housekeeping.ts'
import { arrivingKey } from '../../files/keys.ts'
import { openFileStore } from '../../files/store.ts'
import { issueArrival } from '../../files/tickets.ts'
import { addUser, openTestDatabase, sessionUser, testCtx } from '../../testing/database.ts'

const NOW = new Date('2026-11-21T15:00:00.000Z')
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000)
const database = await openTestDatabase()
const { db } = database
const dataDir = mkdtempSync(join(tmpdir(), 'cauce-limpieza-'))
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('la limpieza olvida los mensajes con archivos que nadie terminó, con lo que llegó de ellos', async () => {
  const files = openFileStore(dataDir)
  const [user_id, other] = [await addUser(db, 'emisora@cauce.demo'), await addUser(db, 'receptora@cauce.demo')]
  const people = { user_crea_id: user_id, user_recibe_id: other }
  const { id: canal_id } = await db.insertInto('canales').values(people).returning('id').executeTakeFirstOrThrow()
  const rutas = [arrivingKey('pdf'), arrivingKey('pdf')]
  for (const [at, ruta] of rutas.entries()) {
    const { id } = await db
      .insertInto('mensajes_por_enviar')
      .values({ canal_id, user_id, mensaje: '', expira_at: at === 0 ? daysAgo(1) : NOW })
      .returning('id')
      .executeTakeFirstOrThrow()
    const file = { nombre: 'epicrisis.pdf', tamano: 3 }
    await db
      .insertInto('archivos_por_enviar')
      .values({ ...file, ruta, mensaje_por_enviar_id: id })
      .execute()
    await files.receiveFile(ruta, Readable.from([Buffer.from('pdf')]))
    // The address by which it came expires long before: the file waits for its message.
    await issueArrival(db, user_id, daysAgo(2), { ...file, tipo: 'application/pdf', archivo: ruta }, 60)
  }
  const { log } = testCtx(db, { user: sessionUser({ id: user_id }) })
  const parts = { database: { db, kind: 'embedded' as const }, files, dataDir, log }
  expect(await keepHouse(parts, NOW)).toMatchObject({ direcciones_de_archivo: 2, mensajes_sin_enviar: 1 })
  expect(await Promise.all(rutas.map((ruta) => files.sizeOf(ruta)))).toEqual([null, 3])
})
