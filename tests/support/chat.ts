/** People who talk in a test: their calls, and a live connection as their browser has. */
import * as Schema from 'effect/Schema'
import { io, type Socket } from 'socket.io-client'
import { Channel, ChatMessage, JOIN_EVENT, MESSAGE_EVENT } from '@cauce/domain/chat/channel'
import type { Answered, TestServer } from './server.ts'
import { credentials } from './credentials.ts'

const Page = Schema.Struct({ data: Schema.Array(ChatMessage), hay_mas: Schema.Boolean })
const Chats = Schema.Struct({ data: Schema.Array(Channel), total: Schema.Int, sin_leer: Schema.Int })
const Told = Schema.Struct({ mensaje: ChatMessage })
const readChannel = Schema.decodeUnknownSync(Channel)
const readTold = Schema.decodeUnknownSync(Told)
const readPage = Schema.decodeUnknownSync(Page)
const readChats = Schema.decodeUnknownSync(Chats)

/** What is asked of the list of messages besides the channel. */
interface AskedPage {
  readonly antes_de?: number
  readonly despues_de?: number
  readonly limite?: number
}

/** A person who has signed in, with the calls of the chat. Those that answer a value fail where the server refuses. */
export interface Talker {
  readonly id: number
  readonly token: string
  post(path: string, body: object): Promise<Answered>
  write(canalId: number, mensaje: string, clave?: string): Promise<Answered>
  say(canalId: number, mensaje: string, clave?: string): Promise<ChatMessage>
  /** The channel with that person, made if there was none. */
  channelWith(userId: number): Promise<number>
  messages(canalId: number, asked?: AskedPage): Promise<typeof Page.Type>
  chats(query?: string): Promise<typeof Chats.Type>
}

const userId = async ({ db }: TestServer, email: string): Promise<number> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

/** Signs in and answers who may talk. */
export const talker = async (server: TestServer, email: string): Promise<Talker> => {
  const [id, token] = [await userId(server, email), await server.login(email)]
  const post = (path: string, body: object) => server.call(`/api${path}`, { token, body })
  const write = (canal_id: number, mensaje: string, clave?: string) =>
    post('/mensaje/crear', { canal_id, mensaje, ...(clave === undefined ? {} : { clave }) })
  return {
    id,
    token,
    post,
    write,
    say: async (...message) => readTold((await write(...message)).body).mensaje,
    channelWith: async (user_recibe_id) => readChannel((await post('/chat/crear', { user_recibe_id })).body).id,
    messages: async (canal_id, asked = {}) =>
      readPage((await post('/mensaje/listarPorCanal/', { canal_id, ...asked })).body),
    chats: async (query = '') => readChats((await server.call(`/api/chat/listar/${id}${query}`, { token })).body),
  }
}

/** A live connection with all that it has heard. */
export interface Line {
  readonly socket: Socket
  /** Events in the order in which they came. */
  readonly heard: readonly { readonly event: string; readonly payload: unknown }[]
  /** Messages in the order in which they came. */
  messages(): readonly ChatMessage[]
  /** Payloads of one event. */
  of(event: string): readonly unknown[]
  /** Asks for the room of a channel, and answers what the server said. */
  join(payload: unknown): Promise<unknown>
  close(): void
}

/** Connects to a server as the browser of who holds the token; resolves when it is connected. */
export const openLine = async (url: string, token: string): Promise<Line> => {
  const socket = io(url, {
    auth: { token },
    extraHeaders: credentials(token),
    transports: ['websocket'],
    forceNew: true,
  })
  const heard: { event: string; payload: unknown }[] = []
  socket.onAny((event: string, payload: unknown) => heard.push({ event, payload }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
  })
  const of = (event: string) => heard.filter((one) => one.event === event).map(({ payload }) => payload)
  return {
    socket,
    heard,
    of,
    messages: () => of(MESSAGE_EVENT).map((payload) => readTold(payload).mensaje),
    join: (payload) =>
      new Promise((resolve) => {
        socket.emit(JOIN_EVENT, payload, resolve)
      }),
    close: () => {
      socket.disconnect()
    },
  }
}
