import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chatMessage } from '@cauce/machines/testing/chat-samples'
import { followChat } from '../store/chat-hints.ts'
import { makeSigns } from './chat-signs.ts'

const OWNER = { userId: 1, canalId: 5 }
const heard = new Map<string, (payload: unknown) => void>()
const say = (event: string, payload?: unknown) => heard.get(event)?.(payload)
const tell = vi.fn<() => void>()
let signs = makeSigns(OWNER, tell)
let leave = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers()
  signs.stop()
  tell.mockReset()
  leave = followChat({ on: (event, listener) => heard.set(event, listener), emit: () => undefined })
  signs = makeSigns(OWNER, tell)
})
afterEach(() => {
  signs.stop()
  leave()
  vi.useRealTimers()
})

it('somebody else writes for as long as it is told, and not after their message', () => {
  say('canal.escribiendo', { canal_id: 5, user_id: 2 })
  say('canal.escribiendo', { canal_id: 5, user_id: 1 })
  say('canal.escribiendo', { canal_id: 6, user_id: 3 })
  expect(signs.now().typing).toEqual([2])
  vi.advanceTimersByTime(3_000)
  say('canal.escribiendo', { canal_id: 5, user_id: 2 })
  vi.advanceTimersByTime(3_000)
  expect(signs.now().typing).toEqual([2])
  vi.advanceTimersByTime(1_000)
  expect(signs.now().typing).toEqual([])
  say('canal.escribiendo', { canal_id: 5, user_id: 2 })
  say('message', { mensaje: chatMessage(9) })
  expect(signs.now().typing).toEqual([])
})

it('who is there goes with the connection; what was read stays and never goes back', () => {
  say('canal.presencia', { canal_id: 5, usuarios: [1, 2] })
  say('canal.leido', { canal_id: 5, user_id: 2, mensaje_id: 9 })
  say('canal.leido', { canal_id: 5, user_id: 2, mensaje_id: 8 })
  expect(signs.now()).toEqual({ typing: [], present: [1, 2], read: { 2: 9 } })
  say('disconnect')
  expect(signs.now()).toEqual({ typing: [], present: [], read: { 2: 9 } })
  expect(tell).toHaveBeenCalledTimes(3)
})
