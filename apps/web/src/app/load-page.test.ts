import { RELOAD_PATIENCE_MS } from '@cauce/machines/page-load'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPage } from './load-page.ts'

const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const browser = () => {
  const kept = new Map<string, string>()
  const clock = { ms: 1_000_000 }
  return {
    clock,
    isOnline: () => true,
    now: () => clock.ms,
    reload: vi.fn<() => void>(),
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('loading a page', () => {
  it('gives the page when it loads', async () => {
    const ports = browser()
    await expect(loadPage(() => Promise.resolve('atencion'), ports)).resolves.toBe('atencion')
    expect(ports.reload).not.toHaveBeenCalled()
  })

  it('reloads the product once, not again within 60 seconds, and again after them', async () => {
    const ports = browser()
    void loadPage(broken, ports).catch(() => undefined)
    await settle()
    expect(ports.reload).toHaveBeenCalledTimes(1)

    ports.clock.ms += 59_999
    await expect(loadPage(broken, ports)).rejects.toThrow('Failed to fetch')
    expect(ports.reload).toHaveBeenCalledTimes(1)

    ports.clock.ms += 1
    void loadPage(broken, ports).catch(() => undefined)
    await settle()
    expect(ports.reload).toHaveBeenCalledTimes(2)
  })

  it('fails at once without a connection', async () => {
    const ports = { ...browser(), isOnline: () => false }
    await expect(loadPage(broken, ports)).rejects.toThrow('Failed to fetch')
    expect(ports.reload).not.toHaveBeenCalled()
  })

  it('fails in the end when the browser refuses to reload', async () => {
    const loading = expect(loadPage(broken, browser())).rejects.toThrow('Failed to fetch')
    await vi.advanceTimersByTimeAsync(RELOAD_PATIENCE_MS)
    await loading
  })
})
