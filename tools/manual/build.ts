/**
 * `npm run docs`: generates the manual and builds its site, which any static server shows, below any path.
 * `npm run docs -- --serve` also shows it here.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { build, preview } from 'vite'
import { writeData } from './data.ts'

const root = path.join(import.meta.dirname, '../..')
const SITE = path.join(root, 'apps/docs')
const KIB = 1024

const seconds = (from: number): string => ((Date.now() - from) / 1000).toFixed(1).replace('.', ',')

const start = Date.now()
const written = writeData({ always: true })
for (const { part, rows, bytes } of written ?? []) {
  console.log(`  ${part.padEnd(16)}${String(rows).padStart(5)}   ${Math.ceil(bytes / KIB)} KiB`)
}
console.log(`Datos generados en ${seconds(start)} s.`)

const building = Date.now()
// The data stand in the same folder, so that the build may not empty it.
rmSync(path.join(SITE, 'dist/assets'), { recursive: true, force: true })
await build({ root: SITE, logLevel: 'warn' })
console.log(`Sitio construido en ${seconds(building)} s: ${path.relative(root, path.join(SITE, 'dist'))}`)
console.log('Cópielo entero a cualquier servidor de archivos. Dentro de la aplicación: /desarrollo/manuales')

if (process.argv.includes('--serve')) {
  const server = await preview({ root: SITE, logLevel: 'warn' })
  console.log(`Para leerlo aquí: ${server.resolvedUrls?.local[0] ?? ''}  (Ctrl C para terminar)`)
} else {
  console.log('Para leerlo aquí: npm run docs -- --serve')
}
