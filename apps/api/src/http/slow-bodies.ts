/** How long a request may take to arrive: little, unless it is a file, which may take long as long as it advances. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A file of 50 MB over a poor connection. */
export const LONGEST_REQUEST_MS = 3_600_000
const WAITS = {
  /** The whole body of a call. */
  bodyMs: 60_000,
  /** A file, without a single byte. */
  stalledMs: 60_000,
} as const
/** Where files are sent. */
const FILES = '/archivos/'

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Cuts the connection unless the rest of the body comes soon. */
export const hurryBody = (request: IncomingMessage, ms: number = WAITS.bodyMs): void => {
  if (request.complete) return
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, ms)
  request.once('close', () => clearTimeout(timer))
}

const cutWhenStalled = (request: IncomingMessage, ms: number): void => {
  const { socket } = request
  const cut = (): void => void request.destroy()
  socket.setTimeout(ms)
  socket.once('timeout', cut)
  request.once('close', () => {
    socket.off('timeout', cut)
    socket.setTimeout(0)
  })
}

/** Cuts the connections that take too long to say what they want. */
export const limitSlowBodies = (
  app: FastifyInstance,
  { bodyMs, stalledMs }: Record<keyof typeof WAITS, number> = WAITS,
) => {
  app.addHook('onRequest', async ({ raw, url }) => {
    if (!hasBody(raw)) return
    if (url.startsWith(FILES)) cutWhenStalled(raw, stalledMs)
    else hurryBody(raw, bodyMs)
  })
}
