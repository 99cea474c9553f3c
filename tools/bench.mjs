/** `npm run bench -- NAME`: figures with their floor in the same run, for docs/quality.md. Never part of the tests. */
import { readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../tests/bench')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const [name, ...rest] = process.argv.slice(2)

if (!name || !names.includes(name)) {
  console.error(`Uso: npm run bench -- ${names.join('|')}`)
  process.exit(1)
}
const { bench } = await import(path.join(folder, `${name}.bench.ts`))
process.exit((await bench(rest)) ? 0 : 1)
