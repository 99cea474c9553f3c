/**
 * Two people write to each other without stopping while the network of one is cut, the server is killed and the tab of the other is
 * closed. Everything that was written is there once, in one order, for both.
 */
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import * as Schema from 'effect/Schema'
import { chat } from '@cauce/contract/chat'
import { signIn } from '../../bench/app-process.ts'
import { READY, type ServerProcess, spawnServer } from '../../faults/process.ts'
import { freePort } from '../../support/free-port.ts'
import { newDataDir } from '../../../apps/api/src/testing/template.ts'
import { everything, openChannel, say, endsWith, waitingHere } from '../pages/chat-drill.ts'
import { closeBrowsers, keepToken, newPerson } from '../support/browser.ts'
import { credentials } from '../../support/credentials.ts'

/** Of each person. */
const MESSAGES = Number(process.env['CAUCE_RUNS'] ?? 40)
const CUT_AT = Math.floor(MESSAGES / 4)
const BACK_AT = Math.floor(MESSAGES / 2)
const KILL_AT = Math.floor((MESSAGES * 5) / 8)
const LEAVE_AT = Math.floor((MESSAGES * 7) / 8)
const [DOCTOR, MANAGER] = ['medico@cauce.demo', 'referencia@cauce.demo']

const readChannel = Schema.decodeUnknownSync(chat.crear.answer)
const readPage = Schema.decodeUnknownSync(chat.mensajes.answer)
const readPeople = Schema.decodeUnknownSync(chat.empleados.answer)
const readSent = Schema.decodeUnknownSync(chat.mensaje.answer)

let dir: string
let port: string
let server: ServerProcess
beforeEach(async () => {
  dir = await newDataDir('demo', new Date())
  port = String(await freePort())
  await startServer()
})
afterEach(async () => {
  await closeBrowsers()
  server.kill('SIGKILL')
  await server.ended
  rmSync(dir, { recursive: true, force: true })
})

const startServer = async (): Promise<void> => {
  server = await spawnServer({ DATA_DIR: dir, PORT: port, RATE_LIMIT_AUTH: '1000000' })
  await server.says(READY)
}

const restart = async (): Promise<void> => {
  server.kill('SIGKILL')
  await server.ended
  await startServer()
}

const call = async (token: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${server.url}/api${path}`, {
    headers: { ...credentials(token), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  return answer.json()
}

interface Person {
  readonly page: Page
  readonly token: string
  /** Ids that the server answered to this person. */
  readonly acknowledged: Set<number>
}

const arrive = async (email: string): Promise<Person> => {
  const token = await signIn(server.url, email)
  const page = await newPerson(server)
  await keepToken(page.context(), server, token)
  const acknowledged = new Set<number>()
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/mensaje/crear') || !response.ok()) return
    void response.json().then(
      (body: unknown) => acknowledged.add(readSent(body).mensaje.id),
      () => undefined,
    )
  })
  return { page, token, acknowledged }
}

const words = (who: string, turn: number): string => `${who} ${turn}: plaquetas de control`

/** The channel between the two, as the server has it. */
const kept = async ({ token }: Person, canal_id: number) => {
  const all: (typeof chat.mensajes.answer.Type)['data'][number][] = []
  for (let isMore = true; isMore;) {
    const page = readPage(
      await call(token, '/mensaje/listarPorCanal/', { canal_id, despues_de: all.at(-1)?.id ?? 0, limite: 200 }),
    )
    all.push(...page.data)
    isMore = page.hay_mas
  }
  return all
}

test('everything that both wrote through the cut, the kill and the closed tab is there once, in order, on both', async () => {
  const [one, other] = [await arrive(DOCTOR), await arrive(MANAGER)]
  const people = readPeople(await call(one.token, '/empleados/listarEmpleadosActivos?texto=Loaiza'))
  const { id: canalId } = readChannel(await call(one.token, '/chat/crear', { user_recibe_id: people[0]?.user_id }))
  const before = (await kept(one, canalId)).map(({ mensaje }) => mensaje)
  await openChannel(one.page, canalId)
  await openChannel(other.page, canalId)

  const back = Promise.withResolvers<void>()
  const doctor = async (): Promise<void> => {
    for (let turn = 1; turn <= MESSAGES; turn += 1) {
      await say(one.page, words('Médica', turn))
      if (turn !== LEAVE_AT) continue
      // The tab is opened again once there is somebody to answer.
      await back.promise
      await openChannel(one.page, canalId)
    }
  }
  const manager = async (): Promise<void> => {
    for (let turn = 1; turn <= MESSAGES; turn += 1) {
      if (turn === CUT_AT) await other.page.context().setOffline(true)
      if (turn === BACK_AT) await other.page.context().setOffline(false)
      if (turn === KILL_AT) restart().then(back.resolve, back.reject)
      await say(other.page, words('Referencia', turn))
    }
  }
  await Promise.all([doctor(), manager(), back.promise])

  const wanted = ['Médica', 'Referencia'].flatMap((who) =>
    Array.from({ length: MESSAGES }, (_, index) => words(who, index + 1)),
  )
  const written = async () => (await kept(one, canalId)).map(({ mensaje }) => mensaje).slice(before.length)
  await expect.poll(async () => (await written()).length, { timeout: 90_000 }).toBeGreaterThanOrEqual(wanted.length)
  const all = await kept(one, canalId)
  const said = await written()
  expect(said.toSorted()).toEqual(wanted.toSorted())
  for (const who of ['Médica', 'Referencia']) {
    const own = wanted.filter((text) => text.startsWith(who))
    expect(said.filter((text) => text.startsWith(who))).toEqual(own)
  }
  const ids = new Set(all.map(({ id }) => id))
  expect([...one.acknowledged, ...other.acknowledged].filter((id) => !ids.has(id))).toEqual([])
  for (const { page } of [one, other]) {
    await expect.poll(() => waitingHere(page)).toBe(0)
    await expect.poll(() => endsWith(page, said.at(-1) ?? ''), { timeout: 30_000 }).toBe(true)
    expect(await everything(page)).toEqual([...before, ...said])
  }
})
