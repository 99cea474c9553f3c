/** Two kinds of vitest tests: those that run in Node alone and those that draw components in a simulated document. */
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

const SLOW_MACHINE_MS = 120_000
const PATIENCE_MS = 30_000
/** What works on the embedded database alone says nothing new on PostgreSQL. */
const ONLY_EMBEDDED = ['apps/api/src/{admin,catalog,db,mail,seed}/**', 'tests/security/production.test.ts']

export default defineConfig({
  test: {
    // Every processor: the usual leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          // The modules are loaded once for many files: what a test changes it puts back.
          isolate: false,
          environment: 'node',
          css: { include: [/theme\.css/] },
          globalSetup: ['tests/support/postgres-run.ts'],
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'tests/{properties,paths,contract,docs,faults,support,security}/**/*.{test,prop,paths}.ts',
          ],
          exclude: [...configDefaults.exclude, ...(process.env['CAUCE_TEST_DB'] === 'postgres' ? ONLY_EMBEDDED : [])],
          testTimeout: SLOW_MACHINE_MS,
          hookTimeout: SLOW_MACHINE_MS,
          expect: { poll: { timeout: PATIENCE_MS } },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          environment: 'jsdom',
          setupFiles: ['tests/support/ui-patience.ts'],
          include: ['packages/{ui,manual}/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx'],
          css: false,
          testTimeout: SLOW_MACHINE_MS,
          hookTimeout: SLOW_MACHINE_MS,
          expect: { poll: { timeout: PATIENCE_MS } },
        },
      },
    ],
  },
})
