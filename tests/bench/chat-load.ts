/** Many sockets that listen to a few channels, and writers that fill them: what arrived, once, and how late. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as Schema from 'effect/Schema'
import { io, type Socket } from 'socket.io-client'
import { JOIN_EVENT, MESSAGE_EVENT } from '@cauce/domain/chat/channel'
import { CHANNELS, type CrowdedChannel } from './chat-crowd.ts'
import { credentials } from '../support/credentials.ts'

export const SOCKETS = 1_000
const PER_CHANNEL = SOCKETS / CHANNELS
/** What is still on its way when nobody writes any more. */
const LAST_WORD_MS = 15_000
const CONNECT_LIMIT_MS = 60_000
const AT_ONCE = 50

const readTold = Schema.decodeUnknownSync(
  Schema.Struct({ mensaje: Schema.Struct({ id: Schema.Int, clave: Schema.String }) }),
)

export interface ChatTarget {
  readonly url: string
  /** Where a message is posted, below the root. */
  readonly place: string
  readonly channels: readonly CrowdedChannel[]
}

interface Heard {
  /** How often each message was heard. */
  readonly times: Map<string, number>
  lastId: number
  early: number
}

export interface ChatFigures {
  readonly sent: number
  readonly refused: number
  readonly delivered: number
  readonly perSecond: number
  readonly lost: number
  readonly doubled: number
  /** Heard after one with a larger number: whoever shows them puts them in order. */
  readonly outOfOrder: number
  /** Milliseconds from the post to the ear. */
  readonly p50: number
  readonly p99: number
  readonly max: number
}

export interface Audience {
  /** Writers without a pause: each sends when the one before was answered. */
  full(seconds: number): Promise<ChatFigures>
  /** So many messages a second in all, whatever the server does. */
  steady(seconds: number, perSecond: number): Promise<ChatFigures>
  /** Ids that were answered, by channel. */
  readonly acknowledged: ReadonlyMap<number, ReadonlySet<number>>
  close(): void
}

const join = (socket: Socket, canal_id: number): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.timeout(CONNECT_LIMIT_MS).emit(JOIN_EVENT, { canal_id }, (error: Error | null, answer: unknown) => {
      const isIn = typeof answer === 'object' && answer !== null && 'ok' in answer
      if (error === null && isIn) resolve()
      else reject(error ?? new Error(`No entró al canal ${canal_id}: ${JSON.stringify(answer)}`))
    })
  })

const connect = async (url: string, token: string, canalId: number): Promise<Socket> => {
  const socket = io(url, {
    transports: ['websocket'],
    auth: { token },
    extraHeaders: credentials(token),
    forceNew: true,
    reconnection: false,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
  })
  await join(socket, canalId)
  return socket
}

const percentile = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Connects everybody, a few at a time, and answers when all of them listen. */
export const gather = async ({ url, place, channels }: ChatTarget): Promise<Audience> => {
  const started = new Map<string, number>()
  let latencies: number[] = []
  const listeners: { readonly canalId: number; readonly heard: Heard; readonly socket: Socket }[] = []
  const acknowledged = new Map<number, Set<number>>(channels.map(({ canal_id }) => [canal_id, new Set<number>()]))

  const listen = async ({ canal_id, tokens }: CrowdedChannel, seat: number): Promise<void> => {
    const socket = await connect(url, tokens[seat % 2 === 0 ? 0 : 1], canal_id)
    const heard: Heard = { times: new Map(), lastId: 0, early: 0 }
    socket.on(MESSAGE_EVENT, (payload: unknown) => {
      const { id, clave } = readTold(payload).mensaje
      const from = started.get(clave)
      if (from !== undefined) latencies.push(performance.now() - from)
      heard.times.set(clave, (heard.times.get(clave) ?? 0) + 1)
      if (id < heard.lastId) heard.early += 1
      heard.lastId = Math.max(heard.lastId, id)
    })
    listeners.push({ canalId: canal_id, heard, socket })
  }

  const seats = channels.flatMap((channel) => Array.from({ length: PER_CHANNEL }, (_, seat) => ({ channel, seat })))
  for (let from = 0; from < seats.length; from += AT_ONCE) {
    await Promise.all(seats.slice(from, from + AT_ONCE).map(({ channel, seat }) => listen(channel, seat)))
  }

  /** Answers the id; null when it was refused. */
  const send = async ({ canal_id, tokens }: CrowdedChannel, clave: string): Promise<number | null> => {
    started.set(clave, performance.now())
    const answer = await fetch(`${url}${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credentials(tokens[0]) },
      body: JSON.stringify({ canal_id, mensaje: `Mensaje ${clave}`, clave }),
    })
    if (!answer.ok) return null
    const { id } = readTold(await answer.json()).mensaje
    acknowledged.get(canal_id)?.add(id)
    return id
  }

  const measured = async (work: (write: (channel: CrowdedChannel) => Promise<void>) => Promise<void>) => {
    latencies = []
    const sent = new Map<number, string[]>(channels.map(({ canal_id }) => [canal_id, []]))
    let refused = 0
    for (const { heard } of listeners) heard.early = 0
    const from = performance.now()
    await work(async (channel) => {
      const clave = randomUUID()
      if ((await send(channel, clave)) === null) refused += 1
      else sent.get(channel.canal_id)?.push(clave)
    })
    const wanted = [...sent.values()].reduce((sum, keys) => sum + keys.length * PER_CHANNEL, 0)
    const limit = performance.now() + LAST_WORD_MS
    while (latencies.length < wanted && performance.now() < limit) await pause(20)
    const seconds = (performance.now() - from) / 1_000
    const counts = listeners.flatMap(({ canalId, heard }) =>
      (sent.get(canalId) ?? []).map((clave) => heard.times.get(clave) ?? 0),
    )
    const sorted = Float64Array.from(latencies).toSorted()
    return {
      sent: wanted / PER_CHANNEL,
      refused,
      delivered: counts.filter((count) => count > 0).length,
      perSecond: counts.length / seconds,
      lost: counts.filter((count) => count === 0).length,
      doubled: counts.filter((count) => count > 1).length,
      outOfOrder: listeners.reduce((sum, { heard }) => sum + heard.early, 0),
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      max: sorted.at(-1) ?? Number.NaN,
    }
  }

  return {
    acknowledged,
    full: (seconds) =>
      measured(async (write) => {
        const end = performance.now() + seconds * 1_000
        const writer = async (channel: CrowdedChannel): Promise<void> => {
          while (performance.now() < end) await write(channel)
        }
        await Promise.all(channels.map(writer))
      }),
    steady: (seconds, perSecond) =>
      measured(async (write) => {
        const all: Promise<void>[] = []
        const from = performance.now()
        for (let turn = 0; turn < seconds * perSecond; turn += 1) {
          const channel = channels[turn % channels.length]
          if (channel !== undefined) all.push(write(channel))
          await pause(Math.max(0, from + ((turn + 1) * 1_000) / perSecond - performance.now()))
        }
        await Promise.all(all)
      }),
    close: () => {
      for (const { socket } of listeners) socket.disconnect()
    },
  }
}
