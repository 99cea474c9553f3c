/** Which properties and which features speak of a rule. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  literalText,
  namesOf,
  nodesOf,
  part,
  parts,
  readSource,
  ROOT,
  type SourceFile,
  type SyntaxNode,
  word,
} from './syntax.ts'

/** A property by its title, with everything that it names: `packages/domain/src/…/rule.ts#function`. */
export interface PropertyTitle {
  readonly file: string
  readonly title: string
  readonly names: ReadonlySet<string>
}

export const named = (file: string, name: string): string => `${file}#${name}`

/** What may stand between a property and the rule: constants and functions of the same file, at any depth. */
const localNames = (program: SyntaxNode): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, ReadonlySet<string>>()
  for (const node of nodesOf(program)) {
    const name = word(part(node, 'id'), 'name')
    if (name !== null) found.set(name, new Set([...(found.get(name) ?? []), ...namesOf(node)]))
  }
  return found
}

/** The names that some names lead to, following `steps`. */
export const reached = (from: Iterable<string>, steps: (name: string) => Iterable<string>): ReadonlySet<string> => {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    waiting.push(...steps(name))
  }
  return seen
}

const titlesOf = ({ path: file, program, imports }: SourceFile): readonly PropertyTitle[] => {
  const locals = localNames(program)
  return nodesOf(program).flatMap((node) => {
    const called = node.type === 'CallExpression' ? word(part(node, 'callee'), 'name') : null
    if (called !== 'property') return []
    const title = literalText(parts(node, 'arguments')[0] ?? null)
    if (title === null) return []
    const names = reached(namesOf(node), (name) => locals.get(name) ?? [])
    const abroad = [...names].flatMap((name) => {
      const target = imports.get(name)
      return target === undefined ? [] : [named(target.from, target.name)]
    })
    return [{ file, title, names: new Set(abroad) }]
  })
}

const PROPERTIES = 'tests/properties/**/*.prop.ts'

export const propertyTitles = (): readonly PropertyTitle[] =>
  globSync(PROPERTIES, { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .flatMap((file) => titlesOf(readSource(file)))

const TAG = /@regla:(?<rule>[\w/#-]+)/gu

/** Features that name each rule in a tag, by the rule as the tag writes it. */
export const taggedFeatures = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const file of globSync('features/**/*.feature', { cwd: ROOT }).toSorted()) {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n')
    const tags = lines.filter((line) => line.trimStart().startsWith('@')).join(' ')
    for (const rule of new Set([...tags.matchAll(TAG)].map(({ groups }) => groups?.['rule'] ?? ''))) {
      found.set(rule, [...(found.get(rule) ?? []), file.split(path.sep).join('/')])
    }
  }
  return found
}
