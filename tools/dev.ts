/**
 * `npm run dev`: the product while it is being written. Vite serves the browser's side and puts each change into the open page; the
 * server starts again by itself on what changed of its own side. The database outlives the server's starts: a PostgreSQL in a process
 * apart, with the demonstration, that is gone at the end; with DATABASE_URL, the one of the person.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createServer } from 'vite'
import { startPostgresApart } from '../tests/support/postgres-apart.ts'

const root = path.join(import.meta.dirname, '..')
const WEB_PORT = Number(process.env['WEB_PORT'] ?? 5173)
const API_PORT = process.env['PORT'] ?? '3000'

const own = process.env['DATABASE_URL'] ?? ''
const postgres = own === '' ? await startPostgresApart() : null
const folder = process.env['DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'cauce-dev-'))

const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', path.join(root, 'apps/api/src/main.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    PUBLIC_URL: `http://localhost:${WEB_PORT}`,
    CAUCE_DEMO: '1',
    // What was compiled once is not compiled at each start.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/dev'),
    ...process.env,
    PORT: API_PORT,
    DATA_DIR: folder,
    DATABASE_URL: postgres?.url ?? own,
  },
})
const gone = once(child, 'exit')

/** Who signs in is said the first time; of the next starts, only that it is ready again. */
let starts = 0
createInterface({ input: child.stdout }).on('line', (line) => {
  if (line.startsWith('Cauce ')) starts += 1
  if (starts < 2) console.log(line)
  else if (line.startsWith('Cauce ')) console.log(`Servidor listo otra vez, ${new Date().toLocaleTimeString('es-CO')}`)
})

process.env['CAUCE_API'] ??= `http://127.0.0.1:${API_PORT}`
const web = await createServer({ root: path.join(root, 'apps/web'), server: { port: WEB_PORT, strictPort: true } })
await web.listen()
console.log(`\nPara trabajar: ${web.resolvedUrls?.local[0] ?? ''}  (un cambio se ve sin recargar; Ctrl-C termina)`)
console.log('La dirección que dice el servidor es la suya sola: muestra lo que se construyó la última vez.\n')

let ending = false
const end = async (): Promise<void> => {
  if (ending) return
  ending = true
  child.kill()
  await gone
  await web.close()
  await postgres?.close()
  if (process.env['DATA_DIR'] === undefined) rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
void gone.then(end)
