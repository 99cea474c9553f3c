/**
 * Three kinds of vitest tests: those that run in Node alone (a server in them has the embedded database), those of the server on
 * PostgreSQL, and those that draw components in a simulated document. What runs on which database, and why: decision 0033.
 */
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import LongestFirst from './tools/test/longest-first.ts'

const SLOW_MACHINE_MS = 120_000
const PATIENCE_MS = 30_000
const patience = {
  testTimeout: SLOW_MACHINE_MS,
  hookTimeout: SLOW_MACHINE_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
}

/** What works on the embedded database alone says nothing new on PostgreSQL. */
const ONLY_EMBEDDED = ['apps/api/src/{admin,catalog,db,mail,seed}/**', 'tests/security/production.test.ts']
/** What is told of a server without asking its database. */
const NO_DATABASE = ['tests/contract/{catalog-of-spec,library-styles,shell-style,web-entry}.test.ts']
/** Everybody × every call, and what many do at once: once, where production runs. */
const ONLY_POSTGRES = ['tests/contract/{access,bad-input}.test.ts', 'tests/security/!(production).test.ts']

export default defineConfig({
  test: {
    // Every processor: the usual leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          // The modules are loaded once for many files: what a test changes it puts back.
          isolate: false,
          environment: 'node',
          css: { include: [/theme\.css/] },
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'tests/{properties,paths,contract,docs,faults,support,security}/**/*.{test,prop,paths}.ts',
          ],
          exclude: [...configDefaults.exclude, ...ONLY_POSTGRES],
          ...patience,
        },
      },
      {
        test: {
          name: 'postgres',
          isolate: false,
          environment: 'node',
          env: { CAUCE_TEST_DB: 'postgres' },
          globalSetup: ['tests/support/postgres-run.ts'],
          include: ['apps/api/src/**/*.test.ts', 'tests/{contract,kit,security}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ONLY_EMBEDDED, ...NO_DATABASE],
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          environment: 'jsdom',
          // A document of its own for each file in a thread that stays: a third of what a process for each one takes.
          pool: 'vmThreads',
          vmMemoryLimit: '1GB',
          setupFiles: ['tests/support/ui-patience.ts'],
          include: ['packages/{ui,manual}/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx'],
          css: false,
          ...patience,
        },
      },
    ],
  },
})
