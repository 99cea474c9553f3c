/** On what a run of the features ran: version, commit and fingerprint of the code, kept beside its report. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')
/** What a scenario proves, and itself. */
const CODE = '{packages,apps,features}/**/*.{ts,tsx,css,html,feature,json}'
const BUILT = /(?:^|[\\/])(?:node_modules|dist)(?:[\\/]|$)/u

export interface Stamp {
  readonly version: string
  /** Short name of the commit; empty without git. */
  readonly commit: string
  /** Something is not in that commit yet. */
  readonly changed: boolean
  /** Of every file of `packages`, `apps` and `features`: another letter in any of them is another code. */
  readonly print: string
}

export const codePrint = (): string => {
  const hash = createHash('sha256')
  const files = globSync(CODE, { cwd: ROOT, exclude: (name) => BUILT.test(name) })
  for (const file of files.toSorted())
    hash.update(file.split(path.sep).join('/')).update(readFileSync(path.join(ROOT, file)))
  return hash.digest('hex')
}

const textAt = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : ''
  return typeof found === 'string' ? found : ''
}

const ask = (...args: readonly string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })

/** On what a run that begins now runs. */
export const stampOfNow = (): Stamp => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const git = ask('rev-parse', '--short', 'HEAD')
  return {
    version: textAt(manifest, 'version'),
    commit: git.status === 0 ? git.stdout.trim() : '',
    changed: git.status === 0 && ask('status', '--porcelain').stdout.trim() !== '',
    print: codePrint(),
  }
}

const placeOf = (report: string): string => report.replace(/\.ndjson$/u, '.sello.json')

/** Taken before the run: what changes while it runs was not all proved. */
export const stampReport = (report: string): void => writeFileSync(placeOf(report), JSON.stringify(stampOfNow()))

/** Null where the run left none: nobody knows on what it ran. */
export const readStamp = (report: string): Stamp | null => {
  const place = placeOf(report)
  if (!existsSync(place)) return null
  const value: unknown = JSON.parse(readFileSync(place, 'utf8'))
  const changed = typeof value === 'object' && value !== null && Reflect.get(value, 'changed') === true
  return { version: textAt(value, 'version'), commit: textAt(value, 'commit'), changed, print: textAt(value, 'print') }
}
