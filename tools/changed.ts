/**
 * `npm run changed -- FROM [TO]`: a page with what changed for a reader between two commits or tags, to be read and signed. Without the
 * second, what is written now.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { changedPage, changedRules, changedScenarios, changedSentences } from './manual/changed.ts'
import { featureTexts } from './manual/features.ts'

const ROOT = path.join(import.meta.dirname, '..')
const MANY = 256 * 1024 * 1024
const RULES = 'docs/rules.md'
const SENTENCES = 'docs/sentences.md'

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MANY })
const textAt = (commit: string, file: string): string => git('show', `${commit}:${file}`).stdout

interface Version {
  readonly name: string
  readonly features: ReadonlyMap<string, string>
  readonly rules: string
  readonly sentences: string
}

const versionAt = (commit: string): Version | null => {
  const short = git('rev-parse', '--verify', '--short', `${commit}^{commit}`)
  if (short.status !== 0) return null
  const files = git('ls-tree', '-r', '--name-only', '-z', commit, 'features').stdout.split('\0')
  const features = files.filter((file) => file.endsWith('.feature'))
  const name = short.stdout.trim()
  return {
    name: name === commit ? name : `${commit} (${name})`,
    features: new Map(features.map((file) => [file, textAt(commit, file)])),
    rules: textAt(commit, RULES),
    sentences: textAt(commit, SENTENCES),
  }
}

const written = (): Version => ({
  name: 'lo que hay ahora',
  features: featureTexts(),
  rules: readFileSync(path.join(ROOT, RULES), 'utf8'),
  sentences: readFileSync(path.join(ROOT, SENTENCES), 'utf8'),
})

const [from = '', to] = process.argv.slice(2)
const before = from === '' ? null : versionAt(from)
const after = to === undefined ? written() : versionAt(to)
if (before === null || after === null) {
  console.error('Diga desde qué versión: npm run changed -- CONFIRMACIÓN [CONFIRMACIÓN]. Las hay en: git log --oneline')
  process.exitCode = 2
} else {
  const groups = [
    { title: 'Escenarios', changes: changedScenarios(before.features, after.features) },
    { title: 'Reglas', changes: changedRules(before.rules, after.rules) },
    { title: 'Mensajes y frases', changes: changedSentences(before.sentences, after.sentences) },
  ]
  const folder = path.join(ROOT, 'informes')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `cambios-${before.name}-${after.name}.html`.replaceAll(/[^\w.-]+/gu, '-'))
  const now = Date.now()
  writeFileSync(file, changedPage({ from: before.name, to: after.name, groups }, formatDateTime(now)))
  for (const { title, changes } of groups) console.log(`${title}: ${changes.length}`)
  console.log(`Informe: ${file}`)
}
