/** Every situation and every transition of a channel of the chat that is open. */
import { expect, it } from 'vitest'
import { chatWalk, ownMessagesWalk } from '@cauce/machines/walks/chat'
import { walkEverything } from './walk.ts'

it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
  const counts = [await walkEverything(chatWalk), await walkEverything(ownMessagesWalk)]
  expect(counts.flatMap(({ differences }) => differences)).toEqual([])
  const [first] = counts
  expect([...new Set(counts.flatMap(({ states }) => states.visited))].toSorted()).toEqual(first?.states.all)
  expect([...new Set(counts.flatMap(({ transitions }) => transitions.taken))].toSorted()).toEqual(
    first?.transitions.all,
  )
})
