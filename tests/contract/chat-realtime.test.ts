/** The live part of the chat: who may hear a channel, and what is heard in it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  CHANNEL_PRESENCE_EVENT,
  CHATS_EVENT,
  LEAVE_EVENT,
  MESSAGE_EVENT,
  READ_EVENT,
  TYPING_EVENT,
} from '@cauce/domain/chat/channel'
import { NO_SUCH_CHANNEL, TOO_MANY_CHANNELS } from '@cauce/domain/chat/refusals'
import { type Line, openLine, type Talker, talker } from '../support/chat.ts'
import { addUser } from '../../apps/api/src/testing/database.ts'
import { type TestServer, startTestServer } from '../support/server.ts'

let server: TestServer
let laura: Talker
let beatriz: Talker
let andres: Talker
let canal: number
const lines: Line[] = []
beforeAll(async () => {
  server = await startTestServer()
  laura = await talker(server, 'medico@cauce.demo')
  beatriz = await talker(server, 'auditor@cauce.demo')
  andres = await talker(server, 'oncologo@cauce.demo')
  canal = await laura.channelWith(beatriz.id)
})
afterEach(() => {
  for (const line of lines.splice(0)) line.close()
})
afterAll(() => server.close())

const line = async ({ token }: Talker): Promise<Line> => {
  const opened = await openLine(server.url, token)
  lines.push(opened)
  return opened
}
const inRoom = async (person: Talker): Promise<Line> => {
  const opened = await line(person)
  expect(await opened.join({ canal_id: canal })).toEqual({ ok: true })
  return opened
}

describe('el canal en vivo', () => {
  it('quien no hace parte no entra, ni con un canal que no existe o que no es un número, y no oye nada', async () => {
    const other = await line(andres)
    for (const payload of [
      { canal_id: canal },
      { canal_id: 999_999 },
      { canal_id: 1e12 },
      { canal_id: '1' },
      null,
      7,
    ]) {
      expect(await other.join(payload)).toEqual({ error: NO_SUCH_CHANNEL })
    }
    const member = await inRoom(beatriz)
    other.socket.emit(TYPING_EVENT, { canal_id: canal })
    await laura.say(canal, 'Solo para Beatriz')
    await expect.poll(() => member.messages().map(({ mensaje }) => mensaje)).toEqual(['Solo para Beatriz'])
    expect([other.of(MESSAGE_EVENT), other.of(CHATS_EVENT), member.of(TYPING_EVENT)]).toEqual([[], [], []])
  })

  it('los mensajes llegan a las dos personas, también al otro equipo de quien escribe, y a sus listas', async () => {
    const [hers, another, his] = [await inRoom(laura), await line(laura), await inRoom(beatriz)]
    const said = [await laura.say(canal, 'Uno'), await beatriz.say(canal, 'Dos'), await laura.say(canal, 'Tres')]
    for (const one of [hers, his]) await expect.poll(() => one.messages()).toEqual(said)
    await expect.poll(() => another.of(CHATS_EVENT)).toEqual(said.map(() => ({ canal_id: canal })))
  })

  it('se oye quién escribe y hasta dónde leyó, y no se oye uno mismo', async () => {
    const [hers, his] = [await inRoom(laura), await inRoom(beatriz)]
    const { id } = await laura.say(canal, 'Léame')
    his.socket.emit(TYPING_EVENT, { canal_id: canal })
    await expect.poll(() => hers.of(TYPING_EVENT)).toEqual([{ canal_id: canal, user_id: beatriz.id }])
    expect((await beatriz.post('/chat/leido', { canal_id: canal, mensaje_id: id })).status).toBe(200)
    await expect.poll(() => hers.of(READ_EVENT)).toEqual([{ canal_id: canal, user_id: beatriz.id, mensaje_id: id }])
    expect(his.of(TYPING_EVENT)).toEqual([])
  })

  it('se sabe quién lo tiene abierto: al entrar, al salir y al irse la luz', async () => {
    const hers = await inRoom(laura)
    const now = () => hers.of(CHANNEL_PRESENCE_EVENT).at(-1)
    const both = { canal_id: canal, usuarios: [laura.id, beatriz.id] }
    const alone = { canal_id: canal, usuarios: [laura.id] }
    const his = await inRoom(beatriz)
    await expect.poll(now).toEqual(both)
    his.socket.emit(LEAVE_EVENT, { canal_id: canal })
    await expect.poll(now).toEqual(alone)
    expect(await his.join({ canal_id: canal })).toEqual({ ok: true })
    await expect.poll(now).toEqual(both)
    his.socket.io.engine.close()
    await expect.poll(now).toEqual(alone)
  })

  it('entrar y salir de una vez deja por fuera', async () => {
    const [hers, his] = [await line(laura), await line(beatriz)]
    const joining = hers.join({ canal_id: canal })
    hers.socket.emit(LEAVE_EVENT, { canal_id: canal })
    await joining
    expect(await hers.join({ canal_id: 999_999 })).toEqual({ error: NO_SUCH_CHANNEL })
    await his.join({ canal_id: canal })
    await beatriz.say(canal, 'Ya salió')
    await expect.poll(() => hers.of(CHATS_EVENT)).toHaveLength(1)
    expect(hers.of(MESSAGE_EVENT)).toEqual([])
  })
})

describe('muchos canales', () => {
  it('una conexión tiene abiertos cincuenta a lo sumo, y al salir de uno cabe otro', async () => {
    const ids = await Promise.all(Array.from({ length: 51 }, (_, n) => addUser(server.db, `colega${n}@cauce.demo`)))
    const rows = await server.db
      .insertInto('canales')
      .values(ids.map((user_recibe_id) => ({ user_crea_id: laura.id, user_recibe_id })))
      .returning('id')
      .execute()
    const hers = await line(laura)
    const answers = await Promise.all(rows.map(({ id }) => hers.join({ canal_id: id })))
    expect(answers.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => ({ ok: true })))
    expect(answers.at(-1)).toEqual({ error: TOO_MANY_CHANNELS })
    hers.socket.emit(LEAVE_EVENT, { canal_id: rows[0]?.id })
    expect(await hers.join({ canal_id: rows.at(-1)?.id })).toEqual({ ok: true })
  })
})

describe('quien deja de poder hablar', () => {
  it('al quitarle sus roles sale del canal sin desconectarse', async () => {
    const own = await andres.channelWith(laura.id)
    const his = await line(andres)
    expect(await his.join({ canal_id: own })).toEqual({ ok: true })
    const hers = await line(laura)
    await hers.join({ canal_id: own })
    await expect.poll(() => hers.of(CHANNEL_PRESENCE_EVENT).at(-1)).toMatchObject({ usuarios: [laura.id, andres.id] })
    const { version } = await server.db
      .selectFrom('users')
      .select('version')
      .where('id', '=', andres.id)
      .executeTakeFirstOrThrow()
    const changed = await server.call(`/api/usuarios/usuario/${andres.id}/roles`, {
      method: 'PUT',
      token: await server.login('admin@cauce.demo'),
      body: { roles: [], version },
    })
    expect(changed.status).toBe(200)
    await expect.poll(() => hers.of(CHANNEL_PRESENCE_EVENT).at(-1)).toMatchObject({ usuarios: [laura.id] })
    await laura.say(own, 'Ya no lo oye')
    expect(await his.join({ canal_id: own })).toEqual({ error: NO_SUCH_CHANNEL })
    expect([his.of(MESSAGE_EVENT), his.socket.connected]).toEqual([[], true])
  })

  it('al cerrar la sesión se corta la conexión', async () => {
    const his = await inRoom(beatriz)
    const token = await server.login('auditor@cauce.demo')
    const other = await openLine(server.url, token)
    lines.push(other)
    expect(await other.join({ canal_id: canal })).toEqual({ ok: true })
    expect((await server.call('/api/auth/logout', { method: 'POST', token })).status).toBe(200)
    await expect.poll(() => other.socket.connected).toBe(false)
    await laura.say(canal, 'Después de irse')
    await expect.poll(() => his.messages().map(({ mensaje }) => mensaje)).toEqual(['Después de irse'])
    expect(other.of(MESSAGE_EVENT)).toEqual([])
  })
})
