import { expect, it } from 'vitest'
import { lastKnown, mergeMessages, stillOutgoing, unread, type ServerMessage } from './thread.ts'

const message = (id: number, user_id = 2, clave: string | null = null): ServerMessage => ({
  id,
  user_id,
  mensaje: `m${id}`,
  created_at: '2026-11-21T13:00:00.000Z',
  clave,
})

it('a message stands once and in order, however it came', () => {
  const merged = mergeMessages([message(3), message(1)], [message(2), message(3)])
  expect(merged.map(({ id }) => id)).toEqual([1, 2, 3])
  // The same list, so that nothing is drawn anew.
  expect(mergeMessages(merged, [])).toBe(merged)
  expect([lastKnown(merged), lastKnown([])]).toEqual([3, null])
})

it('an own message is no longer on its way once the server has it', () => {
  const waiting = ['a', 'b'].map((clave) => ({ clave, mensaje: clave, at: 0, estado: 'enviando' as const }))
  expect(stillOutgoing(waiting, [message(1, 1, 'a'), message(2)]).map(({ clave }) => clave)).toEqual(['b'])
})

it('unread are those of others after the last one read', () => {
  const all = [message(1), message(2, 1), message(3), message(4)]
  expect([unread(all, 1, null), unread(all, 1, 1), unread(all, 1, 4)]).toEqual([3, 2, 0])
})
