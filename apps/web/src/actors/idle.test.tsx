import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionPhase } from './session.ts'

const MINUTE = 60_000

const session = vi.hoisted(() => ({
  disconnect: vi.fn<() => void>(),
  listeners: new Set<(phase: SessionPhase) => void>(),
}))
vi.mock('./session.ts', () => ({
  disconnectIdle: session.disconnect,
  isInside: (phase: SessionPhase) => phase === 'in' || phase === 'expired',
  onSessionPhase: (listener: (phase: SessionPhase) => void) => {
    session.listeners.add(listener)
    listener('in')
  },
}))

const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

/** A tab that was just opened by somebody who has signed in. */
const open = async () => {
  vi.resetModules()
  const idle = await import('./idle.ts')
  const activity = await import('../store/activity.ts')
  idle.watchIdle()
  const { result } = renderHook(idle.useIdleStage)
  return { ...idle, ...activity, stage: () => result.current }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const happen = (event: Event, target: EventTarget = document.body) => act(() => target.dispatchEvent(event))
const move = (place: number) => happen(new MouseEvent('mousemove', { bubbles: true, screenX: place, screenY: place }))
const press = (key: string, target?: EventTarget) =>
  happen(new KeyboardEvent('keydown', { bubbles: true, key }), target)
const signOut = () => {
  for (const listener of session.listeners) listener('out')
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 14) })
  asked.mockImplementation(() => Promise.resolve(new Response('{}', { status: 500 })))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  act(signOut)
  session.listeners.clear()
  session.disconnect.mockReset()
  asked.mockReset()
  cleanup()
  window.localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('activity', () => {
  it('is a movement, a key or a click, and closes the warning', async () => {
    const { stage } = await open()
    for (const again of [() => move(3), () => press('a'), () => happen(new MouseEvent('click', { bubbles: true }))]) {
      await pass(30 * MINUTE)
      expect(stage()).toBe('warned')
      await again()
      expect(stage()).toBe('active')
    }
  })

  it('is not a pointer that stays where it was, as when a dialog appears under it', async () => {
    const { stage } = await open()
    await move(5)
    await pass(30 * MINUTE)
    await move(5)
    expect(stage()).toBe('warned')
    await move(6)
    expect(stage()).toBe('active')
  })

  it('is not going from one button of the warning to the other', async () => {
    const { stage } = await open()
    document.body.innerHTML = '<div data-idle-warning><button>Seguir</button></div>'
    const button = document.querySelector('button') ?? document.body
    await pass(30 * MINUTE)
    for (const key of ['Tab', 'Shift', 'Enter']) await press(key, button)
    expect(stage()).toBe('warned')
    await press('a', button)
    expect(stage()).toBe('active')
    document.body.innerHTML = ''
  })
})

describe('the other tabs', () => {
  it('hear of activity at most every five seconds, and of the last of it', async () => {
    const { sharedActivity } = await open()
    await move(1)
    const first = Date.now()
    expect(sharedActivity()).toBe(first)
    await pass(2_000)
    await move(2)
    const last = Date.now()
    expect(sharedActivity()).toBe(first)
    await pass(3_000)
    expect(sharedActivity()).toBe(last)
  })

  it('are believed when they tell of activity, also by storage alone', async () => {
    const { stage, shareActivity } = await open()
    await pass(30 * MINUTE)
    shareActivity(Date.now())
    await happen(new StorageEvent('storage', { key: 'cauce.actividad' }), window)
    expect(stage()).toBe('active')
  })
})

describe('the clock', () => {
  it('decides, whatever the timers say', async () => {
    const { stage } = await open()
    vi.setSystemTime(Date.now() + 45 * MINUTE)
    await happen(new Event('focus'), window)
    expect(stage()).toBe('warned')
    vi.setSystemTime(Date.now() + 15 * MINUTE)
    await move(9)
    expect([stage(), session.disconnect.mock.calls.length]).toEqual(['disconnected', 1])
  })

  it('that was set back leaves no activity that is yet to come', async () => {
    const { stage, sharedActivity } = await open()
    await move(1)
    vi.setSystemTime(Date.now() - 24 * 60 * MINUTE)
    await happen(new Event('focus'), window)
    expect(sharedActivity()).toBe(Date.now())
    await pass(30 * MINUTE)
    expect(stage()).toBe('warned')
  })
})

describe('the server', () => {
  it('is told that somebody is active who makes no calls, every five minutes, the last time included', async () => {
    await open()
    const start = Date.now()
    const times: number[] = []
    asked.mockImplementation(() => {
      times.push(Date.now() - start)
      return Promise.resolve(new Response('{}', { status: 500 }))
    })
    for (let minute = 0; minute < 7; minute += 1) {
      await press('a')
      await pass(MINUTE)
    }
    await pass(20 * MINUTE)
    expect(times).toEqual([0, 5 * MINUTE, 10 * MINUTE])
    expect(asked.mock.calls.every(([url]) => url.endsWith('/auth/me'))).toBe(true)
    expect(asked.mock.calls.map(([, { headers }]) => new Headers(headers).get('x-sin-actividad'))).toEqual([
      null,
      null,
      null,
    ])
  })
})
