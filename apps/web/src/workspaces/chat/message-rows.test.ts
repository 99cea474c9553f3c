import { describe, expect, it } from 'vitest'
import { chatMessage, keptMessage, ownMessage } from '@cauce/machines/testing/chat-samples'
import { firstNewOf, rowAt, type RowsInput } from './message-rows.ts'

const TODAY = '2026-11-21'
const YESTERDAY = '2026-11-20T20:00:00.000Z'
const rowsOf = (change: Partial<RowsInput>) => {
  const input: RowsInput = {
    messages: [],
    outgoing: [],
    me: 1,
    readUpTo: 0,
    hasOlder: false,
    today: TODAY,
    ...change,
  }
  return Array.from({ length: input.messages.length + input.outgoing.length }, (_, index) => rowAt(input, index))
}

describe('the rows of a conversation', () => {
  it('say the day once, and who writes when somebody else did before', () => {
    const rows = rowsOf({
      messages: [
        chatMessage(1, { created_at: YESTERDAY }),
        chatMessage(2, { created_at: YESTERDAY }),
        chatMessage(3),
        ownMessage(4, 'a'),
        chatMessage(5),
      ],
    })
    expect(rows.map((row) => row?.day)).toEqual(['Ayer', null, 'Hoy', null, null])
    expect(rows.map((row) => row?.author)).toEqual(['Andrés Loaiza', null, 'Andrés Loaiza', null, 'Andrés Loaiza'])
  })

  it('do not say the day of the first one while there are older ones', () => {
    expect(rowsOf({ messages: [chatMessage(2)], hasOlder: true })[0]?.day).toBeNull()
  })

  it('of one own say how far they are', () => {
    const rows = rowsOf({
      messages: [ownMessage(1, 'a'), ownMessage(2, 'b')],
      outgoing: [keptMessage('c'), { ...keptMessage('d'), estado: 'fallido', error: 'No.' }],
      readUpTo: 1,
    })
    expect(rows.map((row) => row?.state)).toEqual(['leido', 'enviado', 'enviando', 'fallido'])
    expect(rows.map((row) => row?.key)).toEqual(['1', '2', 'c', 'd'])
  })

  it('bring the single file of an old message with the others', () => {
    const [row] = rowsOf({ messages: [chatMessage(1, { adjunto: 'a/1.pdf', nombre_adjunto: 'viejo.pdf' })] })
    expect(row?.adjuntos.map(({ nombre }) => nombre)).toEqual(['viejo.pdf'])
  })

  it('mark where begins what was not read when it was opened', () => {
    const messages = [chatMessage(1), chatMessage(2), ownMessage(3, 'a'), chatMessage(4), chatMessage(5)]
    const known = { messages, me: 1, hasOlder: false }
    const firstNew = firstNewOf(known, 2, 4)
    expect(rowsOf({ messages, firstNew }).map((row) => row?.isFirstNew)).toEqual([false, false, false, true, false])
    for (const leido of [4, null]) expect(firstNewOf(known, leido, 4)).toBeNull()
    // It begins further up than what is known.
    expect(firstNewOf({ ...known, messages: messages.slice(2), hasOlder: true }, 1, 5)).toBeNull()
  })

  it('end where the messages end', () => {
    expect(rowAt({ messages: [], outgoing: [], me: 1, readUpTo: 0, hasOlder: false, today: TODAY }, 0)).toBeNull()
  })
})
