/** What the steps of one subject leave for each other: every scenario has its own. */
import assert from 'node:assert/strict'
import type { Mundo } from './mundo.ts'

export const memoryOf = <State extends object>(): ((world: Mundo) => Partial<State>) => {
  const states = new WeakMap<Mundo, Partial<State>>()
  return (world) => {
    const state = states.get(world) ?? {}
    states.set(world, state)
    return state
  }
}

/** What an earlier step had to leave. */
export const known = <Value>(value: Value | null | undefined, missing: string): Value => {
  assert.ok(value !== null && value !== undefined, missing)
  return value
}
