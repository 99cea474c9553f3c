/** `npm run rules`: the properties of every rule, for those who do not read code. `npm run rules -- --help` says how. */
import { HERE, runRulesCommand } from './rules/command.ts'

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

process.exitCode = await runRulesCommand(process.argv.slice(2), {
  ...HERE,
  env: process.env,
  say,
  show,
  onStop: (stop) => process.once('SIGINT', stop),
})
