import { expect, it } from 'vitest'
import { SimulatedClock, createActor } from 'xstate'
import { connectionMachine } from './connection.ts'

it('says that the connection is back for 3 seconds, and that it is lost as long as it is', () => {
  const clock = new SimulatedClock()
  const actor = createActor(connectionMachine, { clock }).start()
  const now = () => actor.getSnapshot().value
  actor.send({ type: 'connection.back' })
  expect(now()).toBe('online')
  actor.send({ type: 'connection.lost' })
  clock.increment(3_600_000)
  expect(now()).toBe('offline')
  actor.send({ type: 'connection.back' })
  clock.increment(2_999)
  expect(now()).toBe('back')
  clock.increment(1)
  expect(now()).toBe('online')
})

it('says that the connection is lost when it goes again while it is said to be back', () => {
  const clock = new SimulatedClock()
  const actor = createActor(connectionMachine, { clock }).start()
  for (const type of ['connection.lost', 'connection.back', 'connection.lost'] as const) actor.send({ type })
  clock.increment(3_600_000)
  expect(actor.getSnapshot().value).toBe('offline')
})
