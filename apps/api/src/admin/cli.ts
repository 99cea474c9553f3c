/** `npm run admin`: what must be done before anybody can sign in. */
import { userInfo } from 'node:os'
import { runCommand } from './command.ts'
import { askPassword } from './ask-password.ts'

process.exitCode = await runCommand(process.argv.slice(2), {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  askPassword: () => askPassword(process.stdin, process.stderr),
  env: process.env,
  who: userInfo().username,
})
