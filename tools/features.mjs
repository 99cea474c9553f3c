/** `npm run features`: the features of the product, all or some, told by module. `npm run features -- --help` says how. */
import { runFeaturesCommand } from './features/command.ts'
import { liveLine } from './live-line.mjs'

process.exitCode = await runFeaturesCommand(process.argv.slice(2), liveLine())
