/** Two server processes on one PostgreSQL: what is written through one is heard on the other, all of it, once and in order. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANNEL_PRESENCE_EVENT, CHATS_EVENT, READ_EVENT, TYPING_EVENT } from '@cauce/domain/chat/channel'
import { MAX_MESSAGE } from '@cauce/domain/chat/limits'
import { type Line, openLine, type Talker, talker } from '../support/chat.ts'
import { type TestPostgres, startPostgres } from '../support/postgres.ts'
import { type TestServer, startTestServer } from '../support/server.ts'

const EACH = 25

let postgres: TestPostgres
const servers: TestServer[] = []
const dirs: string[] = []
let laura: Talker
let beatriz: Talker
let canal: number
let here: Line
let there: Line

const startOn = async (databaseUrl: string): Promise<TestServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cauce-chat-'))
  dirs.push(dataDir)
  const server = await startTestServer({ config: { databaseUrl, dataDir } })
  servers.push(server)
  return server
}

beforeAll(async () => {
  postgres = await startPostgres({ throwaway: true })
  const databaseUrl = await postgres.newDatabase('chat')
  const [one, other] = [await startOn(databaseUrl), await startOn(databaseUrl)]
  laura = await talker(one, 'medico@cauce.demo')
  beatriz = await talker(other, 'auditor@cauce.demo')
  canal = await laura.channelWith(beatriz.id)
  here = await openLine(one.url, laura.token)
  there = await openLine(other.url, beatriz.token)
  expect(await here.join({ canal_id: canal })).toEqual({ ok: true })
  expect(await there.join({ canal_id: canal })).toEqual({ ok: true })
})
afterAll(async () => {
  for (const line of [here, there]) line.close()
  for (const server of servers) await server.close()
  await postgres.close()
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
})

describe('dos procesos sobre PostgreSQL', () => {
  it('saben de quien está en el otro, de quien escribe y de hasta dónde leyó', async () => {
    await expect
      .poll(() => here.of(CHANNEL_PRESENCE_EVENT).at(-1))
      .toEqual({ canal_id: canal, usuarios: [laura.id, beatriz.id] })
    there.socket.emit(TYPING_EVENT, { canal_id: canal })
    await expect.poll(() => here.of(TYPING_EVENT)).toEqual([{ canal_id: canal, user_id: beatriz.id }])
    const { id } = await laura.say(canal, 'Léame allá')
    await beatriz.post('/chat/leido', { canal_id: canal, mensaje_id: id })
    await expect.poll(() => here.of(READ_EVENT)).toEqual([{ canal_id: canal, user_id: beatriz.id, mensaje_id: id }])
    await expect.poll(() => there.of(CHATS_EVENT).length).toBeGreaterThan(0)
  })

  it('un mensaje largo llega entero', async () => {
    const said = await laura.say(canal, 'ñ€😀'.repeat(MAX_MESSAGE / 4))
    await expect.poll(() => there.messages().find(({ id }) => id === said.id)?.mensaje).toBe(said.mensaje)
  })

  it('los dos escriben a la vez: cada mensaje llega al otro, una vez, y los dos leen lo mismo en el mismo orden', async () => {
    const start = (await laura.messages(canal, { limite: 1 })).data.at(-1)?.id ?? 0
    const both = Array.from({ length: EACH }, (_, index) => [
      laura.say(canal, `Laura ${index}`, `laura-${index}`),
      beatriz.say(canal, `Beatriz ${index}`, `beatriz-${index}`),
    ]).flat()
    const wanted = (await Promise.all(both)).map(({ id }) => id).toSorted((one, other) => one - other)
    const heardBy = (line: Line) =>
      line
        .messages()
        .map(({ id }) => id)
        .filter((id) => id > start)
        .toSorted((one, other) => one - other)
    for (const line of [here, there]) await expect.poll(() => heardBy(line)).toEqual(wanted)
    const [hers, his] = [laura, beatriz].map((one) => one.messages(canal, { despues_de: start, limite: 200 }))
    expect((await hers)?.data.map(({ id }) => id)).toEqual(wanted)
    expect((await his)?.data).toEqual((await hers)?.data)
  })

  it('las dos personas crean su chat a la vez, cada una en su proceso: hay uno', async () => {
    const [one, other] = servers
    if (one === undefined || other === undefined) throw new Error('Two servers were started')
    const andres = await talker(one, 'oncologo@cauce.demo')
    const catalina = await talker(other, 'referente@cauce.demo')
    const asked = Array.from({ length: EACH }, (_, index) =>
      index % 2 === 0 ? andres.channelWith(catalina.id) : catalina.channelWith(andres.id),
    )
    expect(new Set(await Promise.all(asked)).size).toBe(1)
  })
})
