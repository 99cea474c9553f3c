/**
 * Writes what the manual shows, `apps/docs/dist/datos/*.json`, when the repository is not that of the last time.
 * `node tools/manual/data.ts` alone does it; `npm start` and `npm run docs` call it.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { manualCalls } from './calls.ts'
import { manualFeatures } from './features.ts'
import { manualMachines } from './machines.ts'
import { manualPages } from './pages.ts'
import { manualRules } from './rules.ts'

const root = path.join(import.meta.dirname, '../..')
/** Where the data are written. */
export const DATA = path.join(root, 'apps/docs/dist/datos')
const STAMP = path.join(DATA, 'huella.txt')
/** What the data are made of; the results of the features with them. */
const SOURCES = [
  'features',
  'docs',
  'tools/manual',
  'tests/properties',
  'packages',
  'apps/api/src',
  'apps/web/src',
  'node_modules/.cache/cucumber',
]
const READ = /\.(?:feature|md|tsx?|ndjson|svg|sello\.json)$|resultados\.json$/u

const filesBelow = (place: string): string[] => {
  const full = path.join(root, place)
  if (!existsSync(full)) return []
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && READ.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesBelow)) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** A reader never meets half a file, and of two that write at once each ends its own: threads share a process. */
const write = (name: string, text: string): number => {
  const file = path.join(DATA, name)
  const started = `${file}.${randomUUID()}`
  writeFileSync(started, text)
  renameSync(started, file)
  return text.length
}

export interface WrittenPart {
  readonly part: string
  readonly rows: number
  readonly bytes: number
}

export interface WriteOptions {
  /** Also when nothing changed. */
  readonly always?: boolean
}

/** The parts that it wrote; null when they were of this very repository already. */
export const writeData = ({ always = false }: WriteOptions = {}): readonly WrittenPart[] | null => {
  const print = fingerprint()
  if (!always && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === print) return null
  mkdirSync(DATA, { recursive: true })
  const made = parts()
  const written = Object.entries(made).map(([part, data]) => ({
    part,
    rows: data.length,
    bytes: write(`${part}.json`, JSON.stringify({ data })),
  }))
  write(path.basename(STAMP), print)
  return written
}

const parts = () => ({
  caracteristicas: manualFeatures(),
  reglas: manualRules(),
  maquinas: manualMachines(),
  llamadas: manualCalls(),
  paginas: manualPages(),
})

if (import.meta.main) {
  const written = writeData()
  if (written !== null) console.log('Manual del producto generado.')
}
