/** What a scenario knows: a server of its own with the demo story, who is acting, and what was answered. */
import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber'
import type { Actor } from 'xstate'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { procedureOrderMachine } from '@cauce/machines/procedure-order'
import type { routingChangeMachine } from '@cauce/machines/routing-change'
import { type Answered, startTestServer, type TestOptions, type TestServer } from '../../tests/support/server.ts'
import type { BrowserPerson } from './navegador.ts'
import { closeBrowser } from './navegador.ts'

const SLOW_MACHINE_MS = 120_000
setDefaultTimeout(SLOW_MACHINE_MS)

/** Calls that a scenario can make fail, as when the connection is lost. */
export type Fault = 'ordenar' | 'respuesta-ordenar' | 'direccionar' | 'consentimiento'

/** The server of the scenarios that do not ask for their own, with the story of a day of Bogotá. */
interface Shared {
  readonly day: string
  readonly server: Promise<TestServer>
}

let shared: Shared | null = null
let started = 0

const newServer = (options: TestOptions = {}): Promise<TestServer> => {
  started += 1
  return startTestServer(options)
}

/** The shared one, of today: a run that goes past midnight goes on with the story of the new day. */
const serverOfToday = async (): Promise<TestServer> => {
  const day = bogotaDate(Date.now())
  if (shared?.day === day) return shared.server
  const before = shared
  shared = { day, server: newServer() }
  await (await before?.server)?.close()
  return shared.server
}

export class Mundo extends World {
  token: string | null = null
  /** The provisional token and the code of a sign-in that is half done. */
  provisional: string | null = null
  code: string | null = null
  answer: Answered | null = null
  consultaId = 1
  order: Actor<typeof procedureOrderMachine> | null = null
  routing: Actor<typeof routingChangeMachine> | null = null
  /** What was sent to the printer, in words. */
  readonly printed: string[] = []
  readonly faults = new Set<Fault>()
  /** Line of an order that the scenario talks about. */
  lineId = 0
  orderId = 0
  browser: BrowserPerson | null = null
  /** Facts that one step leaves for another, by name. */
  readonly remembered = new Map<string, unknown>()
  /** The scenario changes what others count on (an account, an affiliate): it gets a server of its own. */
  ownServer = false
  /** How far the clock of its own server is ahead, milliseconds. */
  aheadMs = 0
  #server: TestServer | null = null

  /** The server, started when it is first needed; one for all the scenarios that do not ask for their own. */
  async server(): Promise<TestServer> {
    this.#server ??= await (this.ownServer
      ? newServer({ now: () => new Date(Date.now() + this.aheadMs) })
      : serverOfToday())
    return this.#server
  }

  /** A call with the token of whoever is acting; the answer is kept. */
  async call(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
    const server = await this.server()
    this.answer = await server.call(`/api${path}`, { token: this.token, body, headers })
    return this.answer
  }

  async close(): Promise<void> {
    this.order?.stop()
    this.routing?.stop()
    if (this.browser) await closeBrowser(this.browser)
    if (this.ownServer) await this.#server?.close()
  }
}

setWorldConstructor(Mundo)
Before({ tags: '@servidor-propio' }, function (this: Mundo) {
  this.ownServer = true
})
After(async function (this: Mundo) {
  await this.close()
})
AfterAll(async () => {
  await (await shared?.server)?.close()
  // Each of them costs more than most scenarios; not where the messages go.
  console.error(`Servidores de este ejecutor: ${started}`)
})
