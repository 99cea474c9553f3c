/** A PostgreSQL in a process of its own, which is gone when this one is. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const PROCESS = join(import.meta.dirname, 'postgres-process.ts')

export interface PostgresApart {
  readonly url: string
  /** Starts it again where it ended by itself. */
  startAgain(): void
  close(): Promise<void>
}

export interface ApartOptions {
  /** Where its data are; told, it waits for the disk as a real one does. */
  readonly place?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Starts it; nobody waits for it who does not close it. */
export const startPostgresApart = async ({ place, env = {} }: ApartOptions = {}): Promise<PostgresApart> => {
  const child = fork(PROCESS, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env, ...(place === undefined ? {} : { CAUCE_POSTGRES_LUGAR: place }) },
  })
  const ended = new AbortController()
  child.once('exit', () => ended.abort(new Error('PostgreSQL no abrió')))
  const [url] = await once(child, 'message', { signal: ended.signal })
  child.channel?.unref()
  child.unref()
  const close = async (): Promise<void> => {
    child.ref()
    const gone = once(child, 'exit')
    child.disconnect()
    await gone
  }
  return { url: String(url), startAgain: () => void child.send('start'), close }
}
