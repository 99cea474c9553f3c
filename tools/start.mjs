/** `npm start`: builds the web when needed, then runs the server in this same process. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

// In a process of its own: a build sets NODE_ENV to production, and the server would take it for a real installation.
const build = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build-web.mjs')], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)
await import('../apps/api/src/main.ts')
