/** Everything that runs without a request: jobs and timers, each declared by its module. */
import type { Job, Timer } from './kit/jobs/definition.ts'

export const JOBS: readonly Job<never>[] = []

export const TIMERS: readonly Timer[] = []
