/** Calls of the application that wait until a path says what the world answers them. */
import { expect } from 'vitest'
import type { Page, Request, Route } from 'playwright-core'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf } from '@cauce/machines/failure'
import type { PortAnswer } from './graph.ts'

export interface HeldCalls {
  /** Resolves when the application has asked. */
  asked(): Promise<void>
  /** Answers the newest call: a failure without a status is a lost connection, another one the server's error body. */
  answer(answer: PortAnswer): Promise<void>
  /** Nobody waits for them any more: they are lost. */
  left(): Promise<void>
}

/** What the server answers when all goes well: as it does in truth unless told. */
export type Success = (route: Route, value: unknown) => Promise<void>

const letThrough: Success = (route) => route.continue()

/** The body of every refusal, with a code also where the sample names none and the words that a machine has where nobody says any. */
const refuse = (route: Route, thrown: unknown): Promise<void> => {
  const { status, codigo, error, errores } = failureOf(thrown)
  if (status === null) return route.abort()
  return route.fulfill({
    status,
    json: {
      error: error ?? CONNECTION_LOST,
      codigo: codigo ?? 'prueba.negado',
      ...(Object.keys(errores).length > 0 ? { errores } : {}),
    },
  })
}

/** Holds the calls to an address; `method` where the address serves several. */
export const holdCalls = async (
  page: Page,
  address: string | RegExp,
  { method, done = letThrough }: { readonly method?: string; readonly done?: Success } = {},
): Promise<HeldCalls> => {
  let held: Route[] = []
  const drop = (request: Request): void => {
    held = held.filter((route) => route.request() !== request)
  }
  await page.route(address, (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback()
    held.push(route)
    return undefined
  })
  // The application itself gave up waiting.
  page.on('requestfailed', drop)
  const asked = (): Promise<void> =>
    expect.poll(() => held.length, { message: `the application asks ${String(address)}` }).toBeGreaterThan(0)
  return {
    asked,
    answer: async ({ ending, value }) => {
      await asked()
      const route = held.pop()
      if (route === undefined) throw new Error(`nobody asks ${String(address)}`)
      await (ending === 'done' ? done(route, value) : refuse(route, value))
      // The browser has it, where there is anything to have.
      await (await route.request().response())?.finished()
    },
    left: async () => {
      const stale = held
      held = []
      await Promise.all(stale.map((route) => route.abort().catch(() => undefined)))
    },
  }
}
