import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { limitSlowBodies } from './slow-bodies.ts'

const BODY = 'x'.repeat(8)
const app = Fastify()
limitSlowBodies(app, { bodyMs: 400, stalledMs: 400 })
app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
for (const url of ['/archivos/:clave', '/api/algo']) app.put(url, async () => 'recibido')
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

/** Sends the body letter by letter, `letters` of them, and tells what was answered before the connection ended or the answer came. */
const trickle = (path: string, everyMs: number, letters = BODY.length): Promise<string> =>
  new Promise((answered) => {
    let text = ''
    const socket = connect(Number(port), '127.0.0.1', async () => {
      const head = ['content-type: a/b', 'connection: close', `content-length: ${BODY.length}`]
      socket.write(`PUT ${path} HTTP/1.1\r\nhost: x\r\n${head.join('\r\n')}\r\n\r\n`)
      for (let sent = 0; sent < letters && !socket.destroyed; sent += 1) {
        await pause(everyMs)
        socket.write('x')
      }
    })
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.on('error', () => {})
    socket.on('close', () => answered(text))
  })

it('una llamada que tarda en decir lo que quiere se corta', async () => {
  expect(await trickle('/api/algo', 100)).not.toContain('200 OK')
  expect(await trickle('/api/algo', 1)).toContain('200 OK')
})

it('un archivo puede tardar mientras avanza, y se corta cuando deja de avanzar', async () => {
  expect(await trickle('/archivos/a', 100)).toContain('200 OK')
  expect(await trickle('/archivos/a', 1, 3)).not.toContain('200 OK')
})
