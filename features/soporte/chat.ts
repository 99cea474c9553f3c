/** The chat as the scenarios name it: people by their e-mail, and one channel at a time. */
import assert from 'node:assert/strict'
import { chat } from '@cauce/contract/chat'
import type { Channel, ChatMessage } from '@cauce/domain/chat/channel'
import type { Answered } from '../../tests/support/server.ts'
import { notedAbout } from './anotado.ts'
import type { Mundo } from './mundo.ts'
import { known, memoryOf } from './recuerdos.ts'
import { read } from './respuestas.ts'

interface Talk {
  channel: number
  /** The channel before the one that was opened last. */
  previous: number
  /** What was said last in the channel before the scenario wrote in it. */
  lastSaid: number
  /** The first of the messages that the scenario counts. */
  first: number
  read: readonly string[]
  /** A temporary address of a file. */
  address: string
}
export const talkOf = memoryOf<Talk>()

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
export const theChannel = (world: Mundo): number => known(talkOf(world).channel, 'Todavía no se ha hablado de un chat')

export const rememberChannel = (world: Mundo, id: number): void => {
  const talk = talkOf(world)
  Object.assign(talk, { channel: id, previous: talk.channel })
}

/** Asks for the channel with that person as whoever acts. */
const askForChannel = async (world: Mundo, email: string): Promise<Answered> =>
  world.call(chat.crear.path, { user_recibe_id: await personId(world, email) })

/** Asks for the channel with that person, which may be refused; the answer is kept. */
export const tryChannel = async (world: Mundo, email: string): Promise<void> => {
  const answer = await askForChannel(world, email)
  if (answer.status !== 200) return
  const { id, ultimo } = read(chat.crear, answer)
  rememberChannel(world, id)
  talkOf(world).lastSaid = ultimo?.id ?? 0
}

const nameOf = (side: Channel['envia']): string =>
  [side?.primer_nombre, side?.primer_apellido, side?.segundo_apellido].join(', ')

/** What the channel that was opened says, by its words on the screen. */
export const shownChannel = (world: Mundo): Readonly<Record<string, unknown>> => {
  assert.ok(world.answer)
  const { id, con, titulo, envia, recibe } = read(chat.crear, world.answer)
  assert.equal(con?.nombre_completo, titulo)
  return {
    con: titulo,
    cargo: con?.cargo,
    sede: con?.sede,
    correo: con?.correo,
    'quien lo abrió': nameOf(envia),
    'con quien lo abrió': nameOf(recibe),
    'es el mismo de antes': id === talkOf(world).previous ? 'sí' : 'no',
  }
}

/** Opens the channel with that person and remembers it. */
export const openChannel = async (world: Mundo, email: string): Promise<Channel> => {
  const channel = read(chat.crear, await askForChannel(world, email))
  rememberChannel(world, channel.id)
  return channel
}

/** Writes in a channel as whoever acts. */
export const write = (world: Mundo, canal_id: number, mensaje: string, clave?: string): Promise<Answered> =>
  world.call(chat.mensaje.path, { canal_id, mensaje, ...(clave === undefined ? {} : { clave }) })

export const markRead = async (world: Mundo, mensaje_id: number): Promise<void> => {
  await world.call(chat.leer.path, { canal_id: theChannel(world), mensaje_id })
}

/** What somebody who is not in the channel may attempt. */
export const ATTEMPTS: Readonly<Record<string, (world: Mundo, canal_id: number) => Promise<unknown>>> = {
  'leer los mensajes': (world, canal_id) => world.call(chat.mensajes.path, { canal_id }),
  'escribir un mensaje': (world, canal_id) => write(world, canal_id, 'De un tercero'),
  'abrir el canal': (world, canal_id) => world.call(`/chat/canal/${canal_id}`),
  'marcarlo como leído': (world, canal_id) => world.call(chat.leer.path, { canal_id, mensaje_id: 1 }),
}

/** A page of the messages of the channel of the scenario. */
export const page = async (world: Mundo, asked: object = {}) =>
  read(chat.mensajes, await world.call(chat.mensajes.path, { canal_id: theChannel(world), ...asked }))

export const lastMessage = async (world: Mundo): Promise<ChatMessage> => {
  const last = (await page(world, { limite: 1 })).data.at(-1)
  assert.ok(last, 'El chat no tiene mensajes')
  return last
}

/** How many of the last messages say that, as who acts reads them; at a browser, the doctor. */
export const timesSaid = async (world: Mundo, text: string): Promise<number> => {
  world.token ??= await (await world.server()).login('medico@cauce.demo')
  return (await page(world, { limite: 200 })).data.filter(({ mensaje }) => mensaje === text).length
}

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
export const asPerson = async <T>(world: Mundo, email: string, work: () => Promise<T>): Promise<T> => {
  const { token } = world
  world.token = await (await world.server()).login(email)
  try {
    return await work()
  } finally {
    world.token = token
  }
}

const whoActs = async (world: Mundo): Promise<number> => {
  const { body } = await world.call('/auth/me')
  const id: unknown = Reflect.get(Object(body), 'id')
  assert.ok(typeof id === 'number')
  return id
}

/** Asks for the chats of whoever acts. */
export const askForOwnChats = async (world: Mundo): Promise<Answered> => askForChats(world, await whoActs(world))

/** The channel of a referral that the person registered; the audit writes of whose it is. */
const channelRegisteredBy = async (world: Mundo, email: string): Promise<number> => {
  const { db } = await world.server()
  const { id, afiliado_id } = await db
    .selectFrom('referencias as f')
    .innerJoin('canales as c', 'c.referencia_id', 'f.id')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['c.id', 'f.afiliado_id'])
    .where('u.email', '=', email)
    .where('c.ultimo_mensaje_id', 'is not', null)
    .orderBy('f.id')
    .executeTakeFirstOrThrow()
  rememberChannel(world, id)
  Object.assign(notedAbout(world), { afiliado_id, user_id: await whoActs(world) })
  return id
}

/** `a "CORREO"`, `en el chat de una remisión que registró "CORREO"`, `en un chat que no existe`. */
export const channelIn = async (world: Mundo, words: string): Promise<number> => {
  const email = /"(?<email>[^"]*)"/u.exec(words)?.groups?.['email'] ?? ''
  if (words.startsWith('a ')) return (await openChannel(world, email)).id
  return email === '' ? NOBODY : channelRegisteredBy(world, email)
}

/** Messages of the scenario, numbered. */
export const numbered = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `Mensaje número ${from + index}`)

const firstOf = (world: Mundo): number => known(talkOf(world).first, 'El escenario no contó mensajes')

/** Everything that the scenario wrote, read towards the past by pages. */
export const readBack = async (world: Mundo, limite: number): Promise<readonly ChatMessage[]> => {
  let all: readonly ChatMessage[] = (await page(world, { limite })).data
  while ((all[0]?.id ?? 0) > firstOf(world)) {
    const { data } = await page(world, { limite, antes_de: all[0]?.id })
    all = [...data, ...all]
  }
  return all.filter(({ id }) => id >= firstOf(world))
}

/** What follows the first `seen` that the scenario wrote, read by pages. */
export const readOn = async (world: Mundo, seen: number, limite: number): Promise<readonly ChatMessage[]> => {
  const { data } = await page(world, { despues_de: firstOf(world) - 1, limite: seen })
  const all: ChatMessage[] = []
  for (let hay_mas = true; hay_mas;) {
    const next = await page(world, { despues_de: (all.at(-1) ?? data.at(-1))?.id, limite })
    all.push(...next.data)
    ;({ hay_mas } = next)
  }
  return all
}
