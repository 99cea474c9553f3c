import { afterEach, describe, expect, it, vi } from 'vitest'
import { chatMessage } from '@cauce/machines/testing/chat-samples'
import { followChat, isLineConnected, joinChannel, onChatHint, tellTyping, type ChatHint } from './chat-hints.ts'

const makeLine = () => {
  const heard = new Map<string, (payload: unknown) => void>()
  const emit = vi.fn<(event: string, payload: unknown, answered?: (answer: unknown) => void) => void>()
  const leave = followChat({ on: (event, listener) => heard.set(event, listener), emit })
  return { emit, leave, say: (event: string, payload?: unknown) => heard.get(event)?.(payload) }
}

const listen = () => {
  const hints: ChatHint[] = []
  const stop = onChatHint((hint) => hints.push(hint))
  return { hints, stop }
}

let stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
})

const open = () => {
  const [line, { hints, stop }] = [makeLine(), listen()]
  stops.push(stop, line.leave)
  return { ...line, hints }
}

describe('what the live connection says of the chat', () => {
  it('is told to who listens', () => {
    const { say, hints } = open()
    say('message', { mensaje: chatMessage(4) })
    say('canal.escribiendo', { canal_id: 5, user_id: 2 })
    say('canal.leido', { canal_id: 5, user_id: 2, mensaje_id: 4 })
    say('canal.presencia', { canal_id: 5, usuarios: [1, 2] })
    say('chat.cambio', { canal_id: 5 })
    expect(hints).toEqual([
      { kind: 'message', mensaje: chatMessage(4) },
      { kind: 'typing', canalId: 5, userId: 2 },
      { kind: 'read', canalId: 5, userId: 2, mensajeId: 4 },
      { kind: 'presence', canalId: 5, userIds: [1, 2] },
      { kind: 'chats', canalId: 5 },
    ])
  })

  it('of another shape says nothing', () => {
    const { say, hints } = open()
    say('message', { mensaje: { id: '4' } })
    say('canal.leido', null)
    expect(hints).toEqual([])
  })

  it('ends with the connection', () => {
    const { say, leave } = open()
    say('connect')
    expect(isLineConnected()).toBe(true)
    say('disconnect')
    expect(isLineConnected()).toBe(false)
    say('connect')
    leave()
    expect(isLineConnected()).toBe(false)
  })
})

describe('a channel that is open', () => {
  it('is joined once by all the parts that show it, and left by the last', () => {
    const { emit } = open()
    const [one, other] = [joinChannel(5), joinChannel(5)]
    one()
    expect(emit.mock.calls.map(([event]) => event)).toEqual(['canal.entrar'])
    other()
    expect(emit.mock.lastCall?.slice(0, 2)).toEqual(['canal.salir', { canal_id: 5 }])
  })

  it('is joined again when the connection is back', () => {
    const { emit, say } = open()
    stops.push(joinChannel(5))
    say('connect')
    expect(emit.mock.calls.map(([event]) => event)).toEqual(['canal.entrar', 'canal.entrar'])
  })

  it('says when it is joined, and nothing when it is refused', () => {
    const { emit, hints } = open()
    stops.push(joinChannel(5))
    const answer = emit.mock.lastCall?.[2]
    answer?.({ error: 'No se encontró ese chat.' })
    expect(hints).toEqual([])
    answer?.({ ok: true })
    expect(hints).toEqual([{ kind: 'joined', canalId: 5 }])
  })

  it('tells that somebody writes', () => {
    const { emit } = open()
    tellTyping(5)
    expect(emit).toHaveBeenCalledWith('canal.escribiendo', { canal_id: 5 })
  })
})
