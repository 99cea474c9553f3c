/** The real server, or the floor, in a process of its own, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../support/free-port.ts'
import { credentials, hearSession } from '../support/credentials.ts'

export interface AppProcess {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

const root = path.join(import.meta.dirname, '../..')
const START_LIMIT_MS = 120_000
const RETRY_MS = 100
const DEMO_PASSWORD = 'Cauce.2026*'

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  const limit = Date.now() + START_LIMIT_MS
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`El servidor terminó con código ${child.exitCode}`)
    if (Date.now() > limit) throw new Error('El servidor no respondió a tiempo')
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

/** Starts a script that listens on `PORT` and answers `/healthz`. */
export const startProcess = async (script: string, env: Readonly<Record<string, string>>): Promise<AppProcess> => {
  const port = await freePort()
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** Starts the server with `env` and waits for its first healthy answer. */
export const startApp = (env: Readonly<Record<string, string>>): Promise<AppProcess> =>
  startProcess(path.join(root, 'apps/api/src/main.ts'), { RATE_LIMIT_AUTH: '1000000', ...env })

/** The code of the newest mail to that person. */
export const lastCode = async (url: string, email: string): Promise<string> => {
  const mails: { para: string; texto: string }[] = await (await fetch(`${url}/demo/correo.json`)).json()
  return /\b(\d{6})\b/u.exec(mails.find(({ para }) => para === email)?.texto ?? '')?.[1] ?? ''
}

/** Signs in with both steps and returns the session token. */
export const signIn = async (url: string, email: string, password = DEMO_PASSWORD): Promise<string> => {
  const post = async (place: string, body: unknown, token?: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/api${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credentials(token) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${place}: ${answer.status}`)
    const given: Record<string, unknown> = await answer.json()
    hearSession(answer.headers, given)
    return given
  }
  const first = await post('/auth/validar-usuario', { email, password })
  const codigo = await lastCode(url, email)
  const second = await post('/auth/validar-codigo', { codigo }, String(first['token']))
  return String(second['token'])
}
