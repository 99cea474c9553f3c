/** Browser tests: the built application, the real server, a real Chromium. One file at a time: one browser on the machine. */
import { defineConfig } from 'vitest/config'

const SLOW_MACHINE_MS = 180_000

export default defineConfig({
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['tests/e2e/specs/**/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: SLOW_MACHINE_MS,
    hookTimeout: SLOW_MACHINE_MS,
  },
})
