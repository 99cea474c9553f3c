import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSessionNotice } from './call.ts'
import { clearToken, storeToken } from './session-token.ts'
import { connectSocket } from './socket.ts'
import { makeStore } from './store.ts'

type Listener = (reason: string) => void
const rights = vi.fn<() => void>()

const fake = vi.hoisted(() => {
  const listeners: (readonly [string, Listener])[] = []
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
      on: (event: string, listener: Listener) => fake.listeners.push([event, listener]),
      connect: fake.connect,
      disconnect: fake.disconnect,
    }
  },
}))

const asked = vi.fn<(url: string) => Promise<Response>>()
const hear = (event: string, reason: string): void => {
  for (const [name, listener] of fake.listeners) if (name === event) listener(reason)
}
const lose = (reason: string): void => hear('disconnect', reason)

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
  it('tells when an administrator changed what the person may do', () => {
    connectSocket(makeStore().dispatch, rights)
    hear('permisos', '')
    expect(rights).toHaveBeenCalledOnce()
  })

  it('says its token when it connects, also when it connects again', () => {
    connectSocket(makeStore().dispatch, rights)
    const told = vi.fn<(data: unknown) => void>()
    storeToken('t-2')
    fake.options.mock.lastCall?.[0].auth(told)
    expect(told).toHaveBeenCalledWith({ token: 't-2' })
  })

  it('ends the session here when the server ended it elsewhere', async () => {
    const expired = vi.fn<() => void>()
    const stop = onSessionNotice(expired)
    connectSocket(makeStore().dispatch, rights)
    lose('io server disconnect')
    await waitFor(() => expect(expired).toHaveBeenCalledTimes(1))
    expect(fake.connect).not.toHaveBeenCalled()
    stop()
  })

  it('connects again when it was the server that stopped for a while', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'))
    connectSocket(makeStore().dispatch, rights)
    lose('io server disconnect')
    await waitFor(() => expect(fake.connect).toHaveBeenCalledTimes(1))
  })

  it('asks nothing when the network was lost', () => {
    connectSocket(makeStore().dispatch, rights)
    lose('transport close')
    expect(asked).not.toHaveBeenCalled()
  })

  it('disconnects when told to', () => {
    connectSocket(makeStore().dispatch, rights)()
    expect(fake.disconnect).toHaveBeenCalled()
  })
})
