/** A gate before an address: while it is shut, what the application asks there waits. */
import { expect } from 'vitest'
import type { Page, Request, Route } from 'playwright-core'

export interface Gate {
  /** Resolves when the application has asked. */
  asked(): Promise<void>
  /** Resolves when what had gone through before was answered: nobody can join it any more. */
  shut(): Promise<void>
  /** What waits goes on, or is lost; what comes later goes on. */
  open(how?: 'goes on' | 'is lost'): Promise<void>
}

/** A gate that starts shut. */
export const gateAt = async (page: Page, address: string | RegExp): Promise<Gate> => {
  let isShut = true
  let waiting: Route[] = []
  const passing = new Set<Request>()
  const pass = (route: Route): Promise<void> => {
    passing.add(route.request())
    return route.continue()
  }
  const arrived = (request: Request): void => {
    passing.delete(request)
  }
  page.on('requestfinished', arrived)
  page.on('requestfailed', arrived)
  await page.route(address, (route) => {
    if (!isShut) return pass(route)
    waiting.push(route)
    return undefined
  })
  return {
    asked: () =>
      expect.poll(() => waiting.length, { message: `the application asks ${String(address)}` }).toBeGreaterThan(0),
    shut: async () => {
      isShut = true
      await expect.poll(() => passing.size, { message: `${String(address)} is answered` }).toBe(0)
    },
    open: async (how = 'goes on') => {
      isShut = false
      const free = waiting
      waiting = []
      await Promise.all(free.map((route) => (how === 'goes on' ? pass(route) : route.abort())))
    },
  }
}
