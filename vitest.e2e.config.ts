/**
 * Browser tests: the built application, the real server, a real Chromium. Two files at a time, each with its own server, beside the steps
 * of the other lane (`tools/test/steps.ts`).
 */
import { defineConfig } from 'vitest/config'
import LongestFirst from './tools/test/longest-first.ts'

const SLOW_MACHINE_MS = 180_000
/** What a page will do in a moment takes longer on a machine that is busy with something else. */
const PATIENCE_MS = 30_000

export default defineConfig({
  test: {
    name: 'e2e',
    environment: 'node',
    // A worker loads the server and compiles the embedded database once for all its files: a third of what a file costs.
    isolate: false,
    include: ['tests/e2e/specs/**/*.e2e.ts'],
    // The embedded database, as one person has it, unless told otherwise.
    globalSetup: process.env['CAUCE_TEST_DB'] === 'postgres' ? ['tests/support/postgres-run.ts'] : [],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: PATIENCE_MS } },
    testTimeout: SLOW_MACHINE_MS,
    hookTimeout: SLOW_MACHINE_MS,
  },
})
