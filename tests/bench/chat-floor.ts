/** The floor of the chat: socket.io alone. No database, no session, no audit; a message is numbered in memory and sent to its room. */
import { createServer, type IncomingMessage } from 'node:http'
import * as Schema from 'effect/Schema'
import { Server } from 'socket.io'
import { channelRoom, JOIN_EVENT, MESSAGE_EVENT } from '@cauce/domain/chat/channel'

const readJoin = Schema.decodeUnknownSync(Schema.Struct({ canal_id: Schema.Int }))
const readMessage = Schema.decodeUnknownSync(
  Schema.Struct({ canal_id: Schema.Int, mensaje: Schema.String, clave: Schema.String }),
)

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

let last = 0
const http = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end('{}')
    return
  }
  void bodyOf(request).then((body) => {
    const written = readMessage(body)
    last += 1
    const mensaje = { ...written, id: last }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ mensaje }))
    io.to(channelRoom(written.canal_id)).emit(MESSAGE_EVENT, { mensaje })
  })
})
const io = new Server(http, { serveClient: false })
io.on('connection', (socket) => {
  socket.on(JOIN_EVENT, (payload: unknown, ack: unknown) => {
    void socket.join(channelRoom(readJoin(payload).canal_id))
    if (typeof ack === 'function') ack({ ok: true })
  })
})
http.listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => {
  void io.close()
  setTimeout(() => process.exit(0), 100)
})
