/** `node tools/manual/write-machines.ts`: writes docs/machines.md and its drawings, and takes away those of machines that are no more. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { machineFiles } from './machines-page.ts'

const ROOT = new URL('../../', import.meta.url)
const FOLDER = 'docs/machines'

const files = machineFiles()
mkdirSync(new URL(FOLDER, ROOT), { recursive: true })
for (const name of readdirSync(new URL(FOLDER, ROOT)))
  if (!files.has(`${FOLDER}/${name}`)) rmSync(new URL(`${FOLDER}/${name}`, ROOT))
for (const [path, text] of files) writeFileSync(new URL(path, ROOT), text)
console.log(`${files.size - 1} máquinas dibujadas en ${FOLDER}`)
