/** The server and the browser are killed in the middle of typing, and everything that was typed is there again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import * as Schema from 'effect/Schema'
import { READY, type ServerProcess, spawnServer } from '../../faults/process.ts'
import { freePort } from '../../support/free-port.ts'
import { newDataDir } from '../../../apps/api/src/testing/template.ts'
import { keptDrafts, keptHere, savedOnServer, section, typeIn } from '../pages/draft.ts'
import { sendCredentials } from '../pages/login.ts'
import { type KillableBrowser, openKillable } from '../support/killable-browser.ts'

const readMails = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ para: Schema.String, texto: Schema.String })))
const ROUNDS = Number(process.env['CAUCE_RUNS'] ?? 2)
const DOCTOR = 'medico@cauce.demo'
const CONSULTATION = 5

let dir: string
let profile: string
let port: string
let server: ServerProcess
let browser: KillableBrowser
let page: Page

beforeEach(async () => {
  dir = await newDataDir('demo', new Date())
  profile = mkdtempSync(join(tmpdir(), 'cauce-navegador-'))
  port = String(await freePort())
})
afterEach(async () => {
  await browser.kill()
  server.kill('SIGKILL')
  await server.ended
  rmSync(dir, { recursive: true, force: true })
  rmSync(profile, { recursive: true, force: true })
})

const startServer = async (): Promise<void> => {
  server = await spawnServer({ DATA_DIR: dir, PORT: port, RATE_LIMIT_AUTH: '1000000' })
  await server.says(READY)
}

const startBrowser = async (): Promise<void> => {
  browser = await openKillable(profile)
  page = browser.context.pages()[0] ?? (await browser.context.newPage())
}

const newestCode = async (): Promise<string> => {
  await page.getByLabel('Código').waitFor()
  const mails = readMails(await (await fetch(`${server.url}/demo/correo.json`)).json())
  return /\b\d{6}\b/u.exec(mails.find(({ para }) => para === DOCTOR)?.texto ?? '')?.[0] ?? ''
}

/** The token of a session may be lost with the browser: then one signs in again. */
const openRecord = async (): Promise<void> => {
  await page.goto(`${server.url}/panelMedico/atencion/${CONSULTATION}`)
  const signIn = page.getByLabel('Usuario o correo')
  const plan = section(page, 'Plan')
  await signIn.or(plan).first().waitFor()
  if (await signIn.isVisible()) {
    await sendCredentials(page, DOCTOR)
    await page.getByLabel('Código').fill(await newestCode())
  }
  await plan.waitFor()
}

const killServer = async (): Promise<void> => {
  server.kill('SIGKILL')
  await server.ended
}

const values = () => Promise.all(['Enfermedad actual', 'Plan'].map((name) => section(page, name).inputValue()))

test('everything that was typed until the last pause is there when both come back', async () => {
  await startServer()
  await startBrowser()
  await openRecord()
  const before = await values()
  const typed = ['', '']
  for (let round = 1; round <= ROUNDS; round += 1) {
    const words = [` Ronda ${round}: dolor desde ayer.`, ` Ronda ${round}: reposo y control.`]
    await typeIn(page, 'Enfermedad actual', words[0] ?? '')
    await savedOnServer(page)
    await killServer()
    await typeIn(page, 'Plan', words[1] ?? '')
    await keptHere(page)
    await page.keyboard.type(' Sin red')
    // The pause in typing, after which the disk has it.
    await expect
      .poll(async () => JSON.stringify(await keptDrafts(page)))
      .toContain(`Ronda ${round}: reposo y control. Sin red`)
    // Right in the middle of the next word.
    await page.keyboard.type(' y')
    await browser.kill()
    typed[0] += words[0] ?? ''
    typed[1] += `${words[1] ?? ''} Sin red`

    await startServer()
    await startBrowser()
    await openRecord()
    const [illness = '', plan = ''] = await values()
    expect(illness).toBe(`${before[0]}${typed[0]}`)
    expect(plan.startsWith(`${before[1]}${typed[1]}`)).toBe(true)
    await savedOnServer(page)
    typed[1] = plan.slice((before[1] ?? '').length)
  }
})
