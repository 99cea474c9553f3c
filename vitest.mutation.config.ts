/** The tests that a mutant of `packages/domain` or `packages/machines` meets: pure ones, all in one process, few values each. */
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const PATIENCE_MS = 20_000

export default defineConfig({
  // The copy that is mutated, and not the one that the workspace links point at.
  resolve: {
    alias: [
      {
        find: /^@cauce\/(domain|machines)\/(.+)$/u,
        replacement: path.join(import.meta.dirname, 'packages/$1/src/$2.ts'),
      },
    ],
  },
  test: {
    name: 'mutation',
    environment: 'node',
    include: [
      'packages/{domain,machines}/src/**/*.test.ts',
      'tests/properties/**/*.prop.ts',
      'tests/paths/**/*.paths.ts',
    ],
    isolate: false,
    env: { CAUCE_RUNS: process.env['CAUCE_RUNS'] ?? '30' },
    testTimeout: PATIENCE_MS,
  },
})
