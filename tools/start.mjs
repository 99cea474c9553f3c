/** `npm start`: builds the web when needed, then runs the server in this same process. */
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'

const tool = (/** @type {string} */ name) => path.join(import.meta.dirname, name)

// In a process of its own: a build sets NODE_ENV to production, and the server would take it for a real installation.
const build = spawnSync(process.execPath, [tool('build-web.mjs')], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)

// Beside the server, which neither waits for the manual nor needs it.
const manual = spawn(process.execPath, [tool('manual/data.ts')], { stdio: ['ignore', 'ignore', 'inherit'] })
manual.on('exit', (code) => {
  if (code !== 0) console.error('El manual del producto no se generó. Inténtelo con: npm run docs')
})
manual.on('error', () => undefined)
manual.unref()

await import('../apps/api/src/main.ts')
