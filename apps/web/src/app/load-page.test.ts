import { describe, expect, it, vi } from 'vitest'
import { loadPage } from './load-page.ts'

const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const browser = () => {
  const kept = new Map<string, string>()
  const clock = { ms: 1_000_000 }
  return {
    clock,
    now: () => clock.ms,
    reload: vi.fn<() => void>(),
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  }
}

describe('loading a page', () => {
  it('gives the page when it loads', async () => {
    const ports = browser()
    await expect(loadPage(() => Promise.resolve('atencion'), ports)).resolves.toBe('atencion')
    expect(ports.reload).not.toHaveBeenCalled()
  })

  it('reloads the product once, not again within 60 seconds, and again after them', async () => {
    const ports = browser()
    void loadPage(broken, ports)
    await vi.waitFor(() => expect(ports.reload).toHaveBeenCalledTimes(1))

    ports.clock.ms += 59_999
    await expect(loadPage(broken, ports)).rejects.toThrow('Failed to fetch')
    expect(ports.reload).toHaveBeenCalledTimes(1)

    ports.clock.ms += 1
    void loadPage(broken, ports)
    await vi.waitFor(() => expect(ports.reload).toHaveBeenCalledTimes(2))
  })
})
