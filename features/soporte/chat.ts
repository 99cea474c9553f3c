/** The chat as the scenarios name it: people by their e-mail, and one channel at a time. */
import assert from 'node:assert/strict'
import { chat } from '@cauce/contract/chat'
import type { Channel, ChatMessage } from '@cauce/domain/chat/channel'
import type { Answered } from '../../tests/support/server.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

const CHANNEL = 'canal'
/** An id that nobody has. */
export const NOBODY = 987_654

/** The id of who signs in with the e-mail; of nobody, one that nobody has. */
export const personId = async (world: Mundo, email: string): Promise<number> => {
  const { db } = await world.server()
  const found = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return found?.id ?? NOBODY
}

/** Ids of the people of a list separated by commas; none for an empty one. */
export const peopleIds = (world: Mundo, emails: string): Promise<readonly number[]> =>
  Promise.all(emails.split(', ').flatMap((email) => (email === '' ? [] : [personId(world, email)])))

/** The channel that the scenario talks about. */
export const theChannel = (world: Mundo): number => {
  const id = world.remembered.get(CHANNEL)
  assert.ok(typeof id === 'number', 'Todavía no se ha hablado de un chat')
  return id
}
export const rememberChannel = (world: Mundo, id: number): void => {
  world.remembered.set(CHANNEL, id)
}

/** Asks for the channel with that person as whoever acts. */
export const askForChannel = async (world: Mundo, email: string): Promise<Answered> =>
  world.call(chat.crear.path, { user_recibe_id: await personId(world, email) })

/** Opens the channel with that person and remembers it. */
export const openChannel = async (world: Mundo, email: string): Promise<Channel> => {
  const channel = read(chat.crear, await askForChannel(world, email))
  rememberChannel(world, channel.id)
  return channel
}

/** Writes in a channel as whoever acts. */
export const write = (world: Mundo, canal_id: number, mensaje: string, clave?: string): Promise<Answered> =>
  world.call(chat.mensaje.path, { canal_id, mensaje, ...(clave === undefined ? {} : { clave }) })

/** A page of the messages of the channel of the scenario. */
export const page = async (world: Mundo, asked: object = {}) =>
  read(chat.mensajes, await world.call(chat.mensajes.path, { canal_id: theChannel(world), ...asked }))

export const lastMessage = async (world: Mundo): Promise<ChatMessage> => {
  const last = (await page(world, { limite: 1 })).data.at(-1)
  assert.ok(last, 'El chat no tiene mensajes')
  return last
}

/** How many of the last messages say that. */
export const timesSaid = async (world: Mundo, text: string): Promise<number> =>
  (await page(world, { limite: 200 })).data.filter(({ mensaje }) => mensaje === text).length

/** The person's chats, as the last answer has them. */
export const shownChats = (world: Mundo) => {
  assert.ok(world.answer)
  return read(chat.listar, world.answer)
}

/** Asks for the chats of a person as whoever acts. */
export const askForChats = (world: Mundo, userId: number): Promise<Answered> => world.call(`/chat/listar/${userId}`)

/** Searches the chats of whoever acts. */
export const searchChats = (world: Mundo, texto: string): Promise<Answered> => world.call(chat.buscar.path, { texto })

/** Does something as another person and comes back. */
export const asPerson = async (world: Mundo, email: string, work: () => Promise<void>): Promise<void> => {
  const { token } = world
  world.token = await (await world.server()).login(email)
  await work()
  world.token = token
}

/** The channel of a referral that the person registered, with whose it is. */
export const channelRegisteredBy = async (world: Mundo, email: string) => {
  const { db } = await world.server()
  return db
    .selectFrom('referencias as f')
    .innerJoin('canales as c', 'c.referencia_id', 'f.id')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['c.id', 'f.afiliado_id'])
    .where('u.email', '=', email)
    .where('c.ultimo_mensaje_id', 'is not', null)
    .orderBy('f.id')
    .executeTakeFirstOrThrow()
}
