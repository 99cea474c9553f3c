import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSessionNotice } from './call.ts'
import { clearToken, storeToken } from './session-token.ts'
import { connectSocket } from './socket.ts'
import { makeStore } from './store.ts'

type Listener = (reason: string) => void

const fake = vi.hoisted(() => {
  const listeners: Listener[] = []
  return {
    listeners,
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(),
    options: vi.fn<(options: { auth: (tell: (data: unknown) => void) => void }) => void>(),
  }
})
vi.mock('socket.io-client', () => ({
  io: (options: { auth: (tell: (data: unknown) => void) => void }) => {
    fake.options(options)
    return {
      on: (_event: string, listener: Listener) => fake.listeners.push(listener),
      connect: fake.connect,
      disconnect: fake.disconnect,
    }
  },
}))

const asked = vi.fn<(url: string) => Promise<Response>>()
const lose = (reason: string): void => {
  for (const listener of fake.listeners) listener(reason)
}

beforeEach(() => {
  storeToken('t-1')
  asked.mockResolvedValue(
    new Response(JSON.stringify({ error: 'Ingrese', codigo: 'sesion.requerida' }), { status: 401 }),
  )
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  fake.listeners.length = 0
  fake.connect.mockReset()
  asked.mockReset()
  clearToken()
  vi.unstubAllGlobals()
})

describe('the live connection', () => {
  it('says its token when it connects, also when it connects again', () => {
    connectSocket(makeStore().dispatch)
    const told = vi.fn<(data: unknown) => void>()
    storeToken('t-2')
    fake.options.mock.lastCall?.[0].auth(told)
    expect(told).toHaveBeenCalledWith({ token: 't-2' })
  })

  it('ends the session here when the server ended it elsewhere', async () => {
    const expired = vi.fn<() => void>()
    const stop = onSessionNotice(expired)
    connectSocket(makeStore().dispatch)
    lose('io server disconnect')
    await vi.waitFor(() => expect(expired).toHaveBeenCalledTimes(1))
    expect(fake.connect).not.toHaveBeenCalled()
    stop()
  })

  it('connects again when it was the server that stopped for a while', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'))
    connectSocket(makeStore().dispatch)
    lose('io server disconnect')
    await vi.waitFor(() => expect(fake.connect).toHaveBeenCalledTimes(1))
  })

  it('asks nothing when the network was lost', () => {
    connectSocket(makeStore().dispatch)
    lose('transport close')
    expect(asked).not.toHaveBeenCalled()
  })

  it('disconnects when told to', () => {
    connectSocket(makeStore().dispatch)()
    expect(fake.disconnect).toHaveBeenCalled()
  })
})
