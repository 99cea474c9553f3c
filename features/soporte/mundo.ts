/** What a scenario knows: a server of its own with the demo story, who is acting, and what was answered. */
import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber'
import type { Actor } from 'xstate'
import type { procedureOrderMachine } from '@cauce/machines/procedure-order'
import type { routingChangeMachine } from '@cauce/machines/routing-change'
import { type Answered, startTestServer, type TestServer } from '../../tests/support/server.ts'
import type { BrowserPerson } from './navegador.ts'
import { closeBrowser } from './navegador.ts'

const SLOW_MACHINE_MS = 120_000
setDefaultTimeout(SLOW_MACHINE_MS)

/** Calls that a scenario can make fail, as when the connection is lost. */
export type Fault = 'ordenar' | 'respuesta-ordenar' | 'direccionar' | 'consentimiento'

let shared: Promise<TestServer> | null = null

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
    if (!this.ownServer) {
      shared ??= startTestServer()
      return shared
    }
    this.#server ??= await startTestServer({ now: () => new Date(Date.now() + this.aheadMs) })
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
    await this.#server?.close()
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
  await (await shared)?.close()
})
