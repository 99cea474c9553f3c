/** `npm run rules`: the properties of every rule, for those who do not read code. `npm run rules -- --help` says how. */
import { liveLine } from './live-line.mjs'
import { HERE, runRulesCommand } from './rules/command.ts'

process.exitCode = await runRulesCommand(process.argv.slice(2), {
  ...HERE,
  ...liveLine(),
  env: process.env,
  onStop: (stop) => process.once('SIGINT', stop),
})
