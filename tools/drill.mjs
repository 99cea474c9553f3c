/** `npm run drill -- NAME`: a fault provoked on purpose, and what was counted, for docs/quality.md. Ends in 1 where anything was lost. */
import { readdirSync } from 'node:fs'
import path from 'node:path'

const ENDING = '.drill.ts'
const folder = path.join(import.meta.dirname, '../tests/drills')
const names = readdirSync(folder)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
const [name, ...rest] = process.argv.slice(2)

if (!name || !names.includes(name)) {
  console.error(`Uso: npm run drill -- ${names.join('|')}`)
  process.exit(1)
}
const { drill } = await import(path.join(folder, `${name}${ENDING}`))
process.exit((await drill(rest)) ? 0 : 1)
