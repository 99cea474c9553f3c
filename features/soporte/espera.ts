/** What a page comes to show: it is read until it does, because a page answers in its own time. */
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

const PATIENCE_MS = 30_000
const BETWEEN_MS = 50

/** Reads until the value is the expected one; fails with the last that was read. */
export const becomes = async <Value>(read: () => Promise<Value>, expected: unknown): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  let value = await read()
  while (!isDeepStrictEqual(value, expected) && Date.now() < end) {
    await pause(BETWEEN_MS)
    value = await read()
  }
  assert.deepEqual(value, expected)
}
