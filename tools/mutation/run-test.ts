/** Runs one collected test; a test that waits for something that will never come has failed, and nobody waits for it. */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Collected } from './collector.ts'

const FREE_TURNS = 200
const PAUSE_MS = 5
const PAUSES_WITHOUT_NEWS = 12
const PATIENCE_MS = 10_000

/** Timers of the test itself: the one that measures the pause is not there yet. */
const isWaitingForTimer = (): boolean => process.getActiveResourcesInfo().includes('Timeout')

const orStuck = async (pending: PromiseLike<unknown>): Promise<void> => {
  const state = { ended: false }
  const end = Promise.resolve(pending).finally(() => {
    state.ended = true
  })
  // Whoever awaits `end` below sees its rejection; until then it is nobody's.
  end.catch(() => undefined)
  for (let turn = 0; turn < FREE_TURNS && !state.ended; turn += 1) await nextTurn()
  const started = performance.now()
  for (let idle = 0; !state.ended;) {
    if (idle > PAUSES_WITHOUT_NEWS || performance.now() - started > PATIENCE_MS) throw new Error('stuck')
    idle = isWaitingForTimer() ? 0 : idle + 1
    await pause(PAUSE_MS)
  }
  await end
}

const isPending = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

const step = async (run: () => unknown): Promise<void> => {
  const result = run()
  if (isPending(result)) await orStuck(result)
}

/** What went wrong, or null. */
export const failureOf = async ({ run, before, after }: Collected): Promise<{ readonly message: string } | null> => {
  try {
    for (const hook of before) await step(hook)
    await step(run)
    return null
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) }
  } finally {
    for (const hook of after) await step(hook).catch(() => undefined)
  }
}
