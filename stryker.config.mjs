/** `npm run mutation`: breaks every rule and every machine in small ways and counts which breaks no test sees. */
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: ['packages/{domain,machines}/src/**/*.ts', '!packages/**/*.test.ts', '!packages/machines/src/testing/**'],
  ignoreStatic: false,
  concurrency: 2,
  reporters: ['clear-text', 'json', 'html'],
  jsonReporter: { fileName: 'node_modules/.cache/mutation/mutation.json' },
  htmlReporter: { fileName: 'node_modules/.cache/mutation/index.html' },
  // Its rewriting of tsconfig files needs a TypeScript older than ours; tests run without types.
  tsconfigFile: 'no-tsconfig.json',
  tempDirName: 'node_modules/.cache/stryker',
  ignorePatterns: ['apps/web', 'docs', 'features', '.data*', 'tests/e2e', 'tests/bench'],
  allowConsoleColors: false,
}
