/** `npm test`: everything. `npm test -- tipos unidad`: only those steps. `npm test -- cambios`: what the last change reaches. */
import path from 'node:path'
import { runChanges } from './changes/command.ts'
import { runTestCommand } from './test/command.ts'

process.chdir(path.join(import.meta.dirname, '..'))
const [first, ...rest] = process.argv.slice(2)
process.exit(first === 'cambios' ? runChanges(rest) : await runTestCommand(process.argv.slice(2)))
