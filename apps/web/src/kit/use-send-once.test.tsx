import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_FAILURE } from '../store/call.ts'
import { useSendOnce } from './use-send-once.ts'

interface Words {
  readonly nombre: string
}
const LOST = { error: NETWORK_FAILURE }
const REFUSED = { error: { status: 422, data: { error: 'No', codigo: 'datos.invalidos' } } }
const DONE = { data: { id: 1 } }

/** What was sent, and what came back of each sending. */
const sending = (...replies: readonly ({ readonly data: { id: number } } | { readonly error: unknown })[]) => {
  const { result } = renderHook(() => useSendOnce<Words>())
  const send = vi.fn<(words: Words, key: string) => Promise<{ data?: { id: number }; error?: unknown }>>()
  for (const reply of replies) send.mockResolvedValueOnce(reply)
  return {
    once: (nombre: string) => result.current({ nombre }, send),
    names: () => send.mock.calls.map(([{ nombre }]) => nombre),
    keys: () => new Set(send.mock.calls.map(([, key]) => key)).size,
  }
}

describe('sending once', () => {
  it('a lost answer is asked for again under its key', async () => {
    const { once, names, keys } = sending(LOST, DONE)
    expect(await once('a')).toMatchObject(LOST)
    expect(await once('a')).toEqual({ ...DONE, error: undefined, corrected: false })
    expect([names(), keys()]).toEqual([['a', 'a'], 1])
  })

  it('what was corrected meanwhile waits until it is known that the first words arrived', async () => {
    const { once, names, keys } = sending(LOST, LOST, DONE)
    await once('a')
    await once('ab')
    expect(await once('ab')).toMatchObject({ ...DONE, corrected: true })
    expect([names(), keys()]).toEqual([['a', 'a', 'a'], 1])
  })

  it('or is another request when the first words are refused', async () => {
    const { once, names, keys } = sending(LOST, REFUSED, DONE)
    await once('a')
    expect(await once('ab')).toMatchObject({ ...DONE, corrected: false })
    expect([names(), keys()]).toEqual([['a', 'a', 'ab'], 2])
  })

  it('what was refused, and what was done, begins anew', async () => {
    const { once, keys } = sending(REFUSED, DONE, DONE)
    expect(await once('a')).toMatchObject(REFUSED)
    await once('a')
    await once('a')
    expect(keys()).toBe(3)
  })
})
