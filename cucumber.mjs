/** Features in Spanish. Without a browser: `cucumber-js -p servidor`; in a real browser: `-p navegador`. */
const common = {
  paths: ['features/**/*.feature'],
  import: ['features/soporte/*.ts', 'features/pasos/*.ts'],
  language: 'es',
  strict: true,
}
const report = (name) => [
  'summary',
  `message:node_modules/.cache/cucumber/${name}.ndjson`,
  `html:node_modules/.cache/cucumber/${name}.html`,
  'usage:node_modules/.cache/cucumber/usage.txt',
]

// Each worker has a server of its own, so scenarios of two workers do not meet.
export const servidor = { ...common, tags: 'not @navegador', format: report('servidor'), parallel: 2 }
export const navegador = { ...common, tags: '@navegador', format: report('navegador'), parallel: 3 }
export default { ...common, format: ['progress'] }
