/** `npm run features`: the features of the product, all or some, told by module. `npm run features -- --help` says how. */
import { runFeaturesCommand } from './features/command.ts'

const live = process.stdout.isTTY
let shown = false

/** @param {string} line */
const show = (line) => {
  if (!live) return
  process.stdout.write(`\r\u001B[K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`)
  shown = line !== ''
}

/** @param {string} line */
const say = (line) => {
  if (shown) show('')
  console.log(line)
}

process.exitCode = await runFeaturesCommand(process.argv.slice(2), { say, show })
