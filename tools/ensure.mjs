/**
 * Makes sure that what the lockfile names is installed, before `npm start`, `npm test` and the other commands.
 * Plain JavaScript without dependencies: it runs on whatever Node (20 or newer) npm itself runs on.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
process.chdir(root)

const stamp = 'node_modules/.lock-hash'
const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) install()
requireModernNode()

function install() {
  console.log('Instalando lo que falta (una sola vez, alrededor de un minuto)…')
  // npm must not run on the Node binary that it is about to delete.
  const PATH = pathWithoutModules()
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    env: { ...process.env, PATH },
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error('No se pudo instalar: revise la conexión con el registro de paquetes y vuelva a intentar.')
    process.exit(result.status ?? 1)
  }
  writeFileSync(stamp, hash)
}

/** Where no packaged Node 24 exists for the platform, the person's own has to be new enough. */
function requireModernNode() {
  const packaged = path.join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(packaged)) return
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 15)) return
  console.error(`Cauce necesita Node 24.15 o posterior en este sistema; encontró ${process.versions.node}.`)
  process.exit(1)
}

function pathWithoutModules() {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((part) => !part.includes('node_modules'))
    .join(path.delimiter)
}
