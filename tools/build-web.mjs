/** Builds the web application when its sources are not those of the last build. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const stamp = path.join(root, 'node_modules/.cache/web-build-hash')
const sources = ['packages', 'apps/web', 'package-lock.json', 'tsconfig.base.json']

/** Every source file of the build, in a fixed order; built output and dependencies left out. */
const filesBelow = (place) => {
  const full = path.join(root, place)
  if (!existsSync(full)) return []
  const entries = readdirSync(full, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist)[\\/]/.test(file.slice(root.length)))
    .toSorted()
}

const sourcesHash = () => {
  const hash = createHash('sha256')
  for (const place of sources) {
    const files = place.endsWith('.json') ? [path.join(root, place)] : filesBelow(place)
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Says nothing and does nothing when the last build is of these very sources. */
const hash = sourcesHash()
const built = existsSync(path.join(root, 'apps/web/dist/index.html')) && existsSync(stamp)
if (!built || readFileSync(stamp, 'utf8') !== hash) {
  const { build } = await import('vite')
  await build({ root: path.join(root, 'apps/web'), logLevel: 'warn' })
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  console.log('Aplicación web construida.')
}
