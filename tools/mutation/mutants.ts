/** The files under mutation, their mutants, and their code with all of them inside. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { ROOT } from './unit.ts'

const NOT_MUTATED = [
  // Fakes and samples of the tests.
  /\/testing\//u,
  /\.test\.ts$/u,
  // What the generated paths send and what diagrams say: the material of tests and drawings.
  /\/walks\//u,
  /\/event-words|\/words\//u,
]

export interface SourceMutant {
  readonly id: string
  readonly file: string
  readonly mutatorName: string
  readonly replacement: string
  /** From zero. */
  readonly start: { readonly line: number; readonly column: number }
  readonly end: { readonly line: number; readonly column: number }
  readonly original: string
  /** Why it is not tried, or null. */
  readonly ignored: string | null
}

export interface Mutated {
  readonly sources: ReadonlyMap<string, string>
  readonly instrumented: ReadonlyMap<string, string>
  readonly mutants: readonly SourceMutant[]
}

/** `packages/machines/src/session/setup.ts` and `packages/machines/src/session.ts` are both of `machines/session`. */
export const moduleOf = (file: string): string => {
  const [, room = '', , name = ''] = file.split('/')
  return `${room}/${name.replace(/(\.test)?\.ts$/u, '')}`
}

export const sourceFiles = (): readonly string[] =>
  globSync('packages/{domain,machines}/src/**/*.ts', { cwd: ROOT })
    .filter((file) => NOT_MUTATED.every((pattern) => !pattern.test(file)))
    .toSorted()

const offsets = (source: string): readonly number[] => {
  const starts = [0]
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Words that only a diagram shows; what they say is read by people, and no behaviour hangs from them. */
const DIAGRAM_WORDS = /\bdescription:\s*$/u
const BEFORE = 40

const reasonToIgnore = (file: string, before: string): string | null => {
  if (file.startsWith('packages/machines/') && DIAGRAM_WORDS.test(before)) return 'rótulo de un diagrama'
  if (/\/navigation\/groups\//u.test(file)) return 'tabla de páginas: son datos, y se comparan con la especificación'
  return null
}

const quiet = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fatal: () => undefined,
}

export const mutate = async (files: readonly string[]): Promise<Mutated> => {
  const sources = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
  const result = await new Instrumenter(quiet).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: [], ignorers: [], excludedMutations: [], noHeader: true },
  )
  const lines = new Map([...sources].map(([file, source]) => [file, offsets(source)]))
  const mutants = result.mutants.map(({ id, fileName, mutatorName, replacement, location }) => {
    const [source, starts] = [sources.get(fileName) ?? '', lines.get(fileName) ?? []]
    const offset = (at: { line: number; column: number }) => (starts[at.line] ?? 0) + at.column
    const from = offset(location.start)
    return {
      id,
      file: fileName,
      mutatorName,
      replacement: replacement ?? '',
      start: location.start,
      end: location.end,
      original: source.slice(from, offset(location.end)),
      ignored: reasonToIgnore(fileName, source.slice(Math.max(0, from - BEFORE), from)),
    }
  })
  return { sources, instrumented: new Map(result.files.map(({ name, content }) => [name, content])), mutants }
}
