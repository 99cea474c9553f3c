/**
 * Features in Spanish. Without a browser: `cucumber-js -p servidor`; in a real browser: `-p navegador`. `npm run features` runs what
 * is chosen of them with `seleccion`, and says for itself where it reports.
 */
import { mkdirSync } from 'node:fs'
import { stampReport } from './tools/features/stamp.ts'

const step = {
  import: ['features/soporte/*.ts', 'features/pasos/*.ts'],
  language: 'es',
  strict: true,
}
// Without paths of its own: those of the command line would be added to them instead of taking their place.
const common = step
const report = (name) => [
  'summary',
  `message:node_modules/.cache/cucumber/${name}.ndjson`,
  `html:node_modules/.cache/cucumber/${name}.html`,
  'usage:node_modules/.cache/cucumber/usage.txt',
]
// What is only read, not run, leaves the last results where they are.
const formatOf = (name) =>
  process.argv.some((one) => one === '--dry-run' || one === '-d') ? ['summary'] : report(name)

// Each worker has a server of its own, so scenarios of two workers do not meet.
// Each whole run says on what code it ran; the file is read for every profile, and by each worker too.
const asked = process.argv.find((_, place) => ['-p', '--profile'].includes(process.argv[place - 1] ?? ''))
if (asked === 'servidor' || asked === 'navegador') {
  mkdirSync('node_modules/.cache/cucumber', { recursive: true })
  stampReport(`node_modules/.cache/cucumber/${asked}.ndjson`)
}

export const servidor = { ...common, tags: 'not @navegador', format: formatOf('servidor'), parallel: 2 }
export const navegador = { ...common, tags: '@navegador', format: formatOf('navegador'), parallel: 2 }
export const seleccion = { ...step, parallel: 2 }
export default { ...common, format: ['progress'] }
