/** The server's clock jumps a day ahead, and a day behind, and is put right: what was locked, opened or sent meanwhile. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newDataDir } from '../../apps/api/src/testing/template.ts'
import { signIn } from '../bench/app-process.ts'
import { machineLine } from '../bench/machine.ts'
import { READY, spawnServer } from '../faults/process.ts'
import { credentials } from '../support/credentials.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const RIGHT = 'Cauce.2026*'
const PRELOADED = pathToFileURL(join(import.meta.dirname, 'jumped-clock.mjs')).href

/** One jump and its correction. Answers how many checks failed. */
const jump = async (ms: number): Promise<number> => {
  const [dataDir, place] = [await newDataDir('demo', new Date()), mkdtempSync(join(tmpdir(), 'cauce-reloj-'))]
  const file = join(place, 'adelanto')
  const ahead = (now: number): void => writeFileSync(file, String(now))
  ahead(0)
  const server = await spawnServer({
    DATA_DIR: dataDir,
    RATE_LIMIT_AUTH: '1000000',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import=${PRELOADED}`,
    CAUCE_RELOJ: file,
  })
  const isOpen = async (token: string): Promise<boolean> =>
    (await fetch(`${server.url}/api/auth/me`, { headers: credentials(token) })).ok
  const enters = async (email: string, password = RIGHT): Promise<boolean> => {
    const answer = await fetch(`${server.url}/api/auth/validar-usuario`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return answer.ok
  }
  let failed = 0
  const check = (what: string, isSo: boolean): void => {
    if (!isSo) failed += 1
    console.log(`  ${isSo ? 'sí' : 'NO'} · ${what}`)
  }
  try {
    await server.says(READY)
    ahead(ms)
    const meanwhile = await signIn(server.url, 'medico@cauce.demo')
    check('la sesión abierta durante el salto sirve durante el salto', await isOpen(meanwhile))
    for (let time = 0; time < 5; time += 1) await enters('auxiliar@cauce.demo', 'equivocada1*')
    check('cinco fallos bloquean', !(await enters('auxiliar@cauce.demo')))
    ahead(0)
    check('corregido, la sesión de entonces no sirve', !(await isOpen(meanwhile)))
    if (ms > 0) check('corregido, el bloqueo sigue al primer intento', !(await enters('auxiliar@cauce.demo')))
    ahead(29 * MINUTE)
    if (ms > 0) check('a los 29 minutos también', !(await enters('auxiliar@cauce.demo')))
    ahead(31 * MINUTE)
    check('a los 31 minutos entra', await enters('auxiliar@cauce.demo'))
  } finally {
    server.kill('SIGKILL')
    await server.ended
    for (const folder of [dataDir, place]) rmSync(folder, { recursive: true, force: true })
  }
  return failed
}

export const drill = async (): Promise<boolean> => {
  console.log(machineLine())
  let failed = 0
  for (const ms of [DAY, -DAY]) {
    console.log(`reloj ${ms > 0 ? 'adelantado' : 'atrasado'} 24 h y corregido`)
    failed += await jump(ms)
  }
  console.log(`comprobaciones que fallan: ${failed}`)
  return failed === 0
}
