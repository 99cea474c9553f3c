// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilUsable } from '../store/quiet.ts'
import { useNextStep } from './next-step.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Reflect.deleteProperty(window.navigator, 'connection')
})

const loading = () => vi.fn(() => Promise.resolve())
const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

describe('the code of the next step', () => {
  it('comes when the page is quiet, once', async () => {
    const load = loading()
    const { rerender } = renderHook(() => useNextStep(load))
    expect(load).not.toHaveBeenCalled()
    await passSeconds(1)
    rerender()
    await passSeconds(10)
    expect(load).toHaveBeenCalledOnce()
  })

  it('waits for what the page itself waits for', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    void untilUsable(promise)
    const load = loading()
    renderHook(() => useNextStep(load))
    await passSeconds(2)
    expect(load).not.toHaveBeenCalled()
    resolve()
    await passSeconds(1)
    expect(load).toHaveBeenCalledOnce()
  })

  it('does not wait for ever', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ended = untilUsable(promise)
    const load = loading()
    renderHook(() => useNextStep(load))
    await passSeconds(6)
    expect(load).toHaveBeenCalledOnce()
    resolve()
    await ended
  })

  it('does not come to who has gone elsewhere meanwhile', async () => {
    const load = loading()
    renderHook(() => useNextStep(load)).unmount()
    await passSeconds(10)
    expect(load).not.toHaveBeenCalled()
  })

  it('does not come to who saves data', async () => {
    Object.defineProperty(window.navigator, 'connection', { configurable: true, value: { saveData: true } })
    const load = loading()
    renderHook(() => useNextStep(load))
    await passSeconds(10)
    expect(load).not.toHaveBeenCalled()
  })

  it('fails in silence: whoever takes the step asks again', async () => {
    const load = vi.fn(() => Promise.reject(new Error('Failed to fetch')))
    renderHook(() => useNextStep(load))
    await passSeconds(10)
    expect(load).toHaveBeenCalledOnce()
  })

  it('comes when a browser says that it is at leisure', async () => {
    const asked = vi.fn((act: () => void) => setTimeout(act, 300))
    vi.stubGlobal('requestIdleCallback', asked)
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
    const load = loading()
    renderHook(() => useNextStep(load))
    await passSeconds(1)
    expect([asked.mock.calls.length, load.mock.calls.length]).toEqual([1, 1])
  })
})
