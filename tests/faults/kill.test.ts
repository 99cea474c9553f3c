/** An answer that says "done" stays done when the process dies in the next instant. */
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { READY, type ServerProcess, spawnServer } from './process.ts'
import { credentials } from '../support/credentials.ts'

const ROUNDS = Number(process.env['CAUCE_RUNS'] ?? 3)
const WRITERS = 6
const WRITES_BEFORE_DEATH = 8
const readToken = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))

let dir: string
let server: ServerProcess | null = null
beforeEach(async () => {
  dir = await newDataDir('demo', new Date())
})
afterEach(async () => {
  server?.kill('SIGKILL')
  await server?.ended
  rmSync(dir, { recursive: true, force: true })
})

const open = async (): Promise<ServerProcess> => {
  server = await spawnServer({ DATA_DIR: dir, RATE_LIMIT_AUTH: '1000000' })
  await server.says(READY)
  return server
}
const post = (url: string, path: string, token: string | null, body?: object) =>
  fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...credentials(token),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

describe('kill -9', () => {
  it('lo confirmado está, entero, después de morir en plena escritura', async () => {
    const confirmed: string[] = []
    const referrer = { email: 'referente@cauce.demo', password: 'Cauce.2026*' }
    for (let round = 1; round <= ROUNDS; round += 1) {
      const current = await open()
      const goal = confirmed.length + WRITES_BEFORE_DEATH
      const write = async (): Promise<void> => {
        for (;;) {
          try {
            const answer = await post(current.url, 'validar-usuario', null, referrer)
            if (answer.status !== 200) return
            confirmed.push(readToken(await answer.json()).token)
          } catch {
            // The process died with this one in flight: its outcome is unknown, and may be either.
            return
          }
          if (confirmed.length >= goal) current.kill('SIGKILL')
        }
      }
      await Promise.all(Array.from({ length: WRITERS }, write))
      await current.ended
    }
    const last = await open()
    expect(confirmed.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_BEFORE_DEATH)
    for (const token of confirmed) {
      // The session is there, and so is its code: too early for another one.
      expect((await post(last.url, 'reenviar-codigo', token)).status).not.toBe(401)
    }
    const mails: unknown[] = await (await fetch(`${last.url}/demo/correo.json`)).json()
    expect(mails.length).toBeGreaterThanOrEqual(Math.min(confirmed.length, 200))
  })
})
