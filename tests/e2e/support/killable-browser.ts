/** A Chromium of its own process and profile, which can be killed as a power cut does and opened again on what it left. */
import { spawn } from 'node:child_process'
import { type BrowserContext, chromium } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../../../tools/chromium.ts'

const ADDRESS = /DevTools listening on (ws:\S+)/u

export interface KillableBrowser {
  readonly context: BrowserContext
  /** SIGKILL to the browser and to everything that it started; it writes nothing more. */
  kill(): Promise<void>
}

/** Opens a browser on the profile of that folder. */
export const openKillable = async (profile: string): Promise<KillableBrowser> => {
  const child = spawn(
    ensureChromium(),
    [
      ...CHROMIUM_ARGS,
      '--headless=new',
      '--remote-debugging-port=0',
      '--password-store=basic',
      '--hide-crash-restore-bubble',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A process group of its own: killing it reaches every process of the browser.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const kill = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  const address = await new Promise<string>((done, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: unknown) => {
      said += String(chunk)
      const found = ADDRESS.exec(said)?.[1]
      if (found !== undefined) done(found)
    })
    void ended.then(() => reject(new Error(`the browser ended:\n${said}`)))
  })
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('the browser has no context')
  return { context, kill }
}
