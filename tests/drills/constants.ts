/**
 * Changes each constant of the specification in a copy of the product and runs what should notice: `node tests/drills/constants.ts`.
 * `--sin-features`: properties alone. Texts after it keep the constants whose name has one of them. The product itself is never touched.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { taggedFeatures } from '../../tools/manual/rule-tests.ts'
import { readSource, ROOT } from '../../tools/manual/syntax.ts'
import { SPEC_CONSTANTS, type SpecConstant } from './constants-of-spec.ts'

const COPIED = [
  'packages',
  'apps',
  'tests',
  'features',
  'tools',
  'cucumber.mjs',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'vitest.mutation.config.ts',
]
const RUNS = '60'
const PATIENCE_MS = 900_000

type Outcome = 'rojo' | 'verde' | 'no hay' | 'navegador'

/** The product again, with the packages of others linked and its own ones as copies. */
const makeCopy = (): string => {
  const copy = mkdtempSync(path.join(tmpdir(), 'cauce-constantes-'))
  for (const name of COPIED) {
    cpSync(path.join(ROOT, name), path.join(copy, name), {
      recursive: true,
      filter: (from) => !from.endsWith('/node_modules'),
    })
  }
  const modules = path.join(copy, 'node_modules')
  mkdirSync(path.join(modules, '@cauce'), { recursive: true })
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== '@cauce' && name !== '.cache')
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name))
  }
  for (const name of readdirSync(path.join(ROOT, 'packages'))) {
    symlinkSync(path.join(copy, 'packages', name), path.join(modules, '@cauce', name))
  }
  for (const nested of globSync('{packages,apps}/*/node_modules', { cwd: ROOT })) {
    symlinkSync(path.join(ROOT, nested), path.join(copy, nested))
  }
  return copy
}

/** Everything that a file imports of the product, at any distance. */
const makeReach = () => {
  const known = new Map<string, ReadonlySet<string>>()
  const reach = (file: string): ReadonlySet<string> => {
    const before = known.get(file)
    if (before !== undefined) return before
    known.set(file, new Set())
    const targets = [...readSource(file).imports.values()]
      .map(({ from }) => from)
      .filter((from) => /^(?:packages|tests)\//u.test(from) && existsSync(path.join(ROOT, from)))
    const all = new Set(targets.flatMap((target) => [target, ...reach(target)]))
    known.set(file, all)
    return all
  }
  return reach
}

const run = (copy: string, command: string, words: readonly string[]): boolean =>
  spawnSync(path.join(ROOT, 'node_modules/.bin', command), words, {
    cwd: copy,
    env: { ...process.env, CAUCE_RUNS: RUNS, CAUCE_SEED: '' },
    stdio: 'ignore',
    timeout: PATIENCE_MS,
  }).status === 0

const properties = (copy: string, { archivo }: SpecConstant, reach: (file: string) => ReadonlySet<string>): Outcome => {
  const files = globSync('tests/properties/**/*.prop.ts', { cwd: ROOT }).filter((file) => reach(file).has(archivo))
  if (files.length === 0) return 'no hay'
  return run(copy, 'vitest', ['run', '--config', 'vitest.mutation.config.ts', '--bail', '1', ...files])
    ? 'verde'
    : 'rojo'
}

/** Whether a tag stands only where a browser is needed is asked of the features themselves. */
const features = (copy: string, constant: SpecConstant, tagged: ReadonlyMap<string, readonly string[]>): Outcome => {
  const tags = constant.reglas.filter((tag) => tagged.has(tag))
  if (tags.length === 0) return 'no hay'
  const files = [...new Set(tags.flatMap((tag) => tagged.get(tag) ?? []))]
  const onServer = files.filter((file) => !/^@navegador/mu.test(readFileSync(path.join(ROOT, file), 'utf8')))
  if (onServer.length === 0) return 'navegador'
  const expression = `(${tags.map((tag) => `@regla:${tag}`).join(' or ')}) and not @navegador`
  return run(copy, 'cucumber-js', ['-p', 'servidor', '--fail-fast', '--tags', expression]) ? 'verde' : 'rojo'
}

/** Whether nothing is red where nothing was changed: what is red anyway notices nothing. */
const green = (
  copy: string,
  chosen: readonly SpecConstant[],
  tagged: ReadonlyMap<string, readonly string[]>,
  withFeatures: boolean,
) => {
  const tags = [...new Set(chosen.flatMap(({ reglas }) => reglas))].filter((tag) => tagged.has(tag))
  const expression = `(${tags.map((tag) => `@regla:${tag}`).join(' or ')}) and not @navegador`
  const seen = run(copy, 'vitest', ['run', '--config', 'vitest.mutation.config.ts', 'tests/properties'])
  const told = !withFeatures || tags.length === 0 || run(copy, 'cucumber-js', ['-p', 'servidor', '--tags', expression])
  return ['Sin cambiar nada', '', seen ? 'verde' : 'rojo', withFeatures ? (told ? 'verde' : 'rojo') : '']
}

const [, , ...asked] = process.argv
const withoutFeatures = asked.includes('--sin-features')
const words = asked.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase())
const chosen = SPEC_CONSTANTS.filter(
  ({ nombre }) => words.length === 0 || words.some((word) => nombre.toLowerCase().includes(word)),
)
const copy = makeCopy()
try {
  const reach = makeReach()
  const tagged = taggedFeatures()
  console.log(['constante', 'párrafo', 'propiedades', 'características'].join('\t'))
  for (const constant of chosen) {
    const file = path.join(copy, constant.archivo)
    const text = readFileSync(file, 'utf8')
    if (text.split(constant.de).length !== 2) throw new Error(`${constant.archivo} no tiene una vez «${constant.de}»`)
    writeFileSync(
      file,
      text.replace(constant.de, () => constant.a),
    )
    const seen = properties(copy, constant, reach)
    const told = withoutFeatures ? '' : features(copy, constant, tagged)
    writeFileSync(file, text)
    console.log([constant.nombre, constant.parrafo, seen, told].join('\t'))
  }
  console.log(green(copy, chosen, tagged, !withoutFeatures).join('\t'))
} finally {
  rmSync(copy, { recursive: true, force: true })
}
