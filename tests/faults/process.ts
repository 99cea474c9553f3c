/** The server as its own process, to be killed, stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { freePort } from '../support/free-port.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const MAIN = join(ROOT, 'apps/api/src/main.ts')
/** What one process compiled serves the next, which starts in two thirds of the time. */
const COMPILED = join(ROOT, 'node_modules/.cache/compilado')
/** The embedded database is compiled once, quickly: the better code that takes longer serves nobody in so short a life. */
const BRIEFLY = '--liftoff-only'

export interface ServerProcess {
  readonly pid: number
  readonly url: string
  /** Everything it has said so far. */
  output(): string
  /** Resolves when it says a line with the text; rejects if it ends before. */
  says(text: string): Promise<void>
  kill(signal: NodeJS.Signals): void
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
}

const endOf = (child: ChildProcess): Promise<number | string> =>
  new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal ?? 'sin código')))

/** Starts `apps/api/src/main.ts`, as another user or through another command where told, with these variables over a clean environment. */
export const spawnServer = async (
  env: Readonly<Record<string, string>>,
  how: { readonly uid?: number; readonly gid?: number; readonly through?: readonly string[] } = {},
): Promise<ServerProcess> => {
  const port = env['PORT'] ?? String(await freePort())
  const { through = [], ...identity } = how
  const [command, ...words] = [...through, process.execPath, BRIEFLY, MAIN]
  const child = spawn(command, words, {
    ...identity,
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: COMPILED, HOST: '127.0.0.1', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: unknown): void => {
    text += String(chunk)
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = endOf(child)
  const says = (wanted: string): Promise<void> =>
    new Promise((done, reject) => {
      const look = (): void => {
        if (!text.includes(wanted)) return
        listeners.delete(look)
        done()
      }
      listeners.add(look)
      look()
      void ended.then((code) => reject(new Error(`ended (${code}) before saying "${wanted}":\n${text}`)))
    })
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    output: () => text,
    says,
    kill: (signal) => void child.kill(signal),
    ended,
  }
}

export const READY = 'está listo en'
