/** `npm run catalog`: imports an official catalogue from a file. */
import { ExitCode, runCommand } from './command.ts'

const cancel = new AbortController()

/** The first Ctrl-C undoes and leaves; a second one leaves at once (the database undoes what was not committed). */
const onInterrupt = (): void => {
  if (cancel.signal.aborted) process.exit(ExitCode.cancelled)
  process.stderr.write('\nCancelando…\n')
  cancel.abort()
}
process.on('SIGINT', onInterrupt)
process.on('SIGTERM', onInterrupt)

process.exitCode = await runCommand(process.argv.slice(2), {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  stream: process.stderr,
  // npm runs scripts from the project's folder; the person's own is in INIT_CWD.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  env: process.env,
  signal: cancel.signal,
})
