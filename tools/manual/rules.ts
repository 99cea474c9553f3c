/** The rules of the product, read from their own source: what each says, where it comes from, its messages and what proves it. */
import { globSync } from 'node:fs'
import path from 'node:path'
import type { ManualRule } from '@cauce/contract/manuales'
import { named, propertyTitles, type PropertyTitle, reached, taggedFeatures } from './rule-tests.ts'
import { type Declaration, readSource, ROOT, type SourceFile } from './syntax.ts'

const TAGS = /@(?<tag>param|fuente|regla|returns)\b/gu

/** What stands after a tag of a docstring, up to the next one; empty where it has none. */
const tagText = (doc: string, tag: 'fuente' | 'regla'): string => {
  const marks = [...doc.matchAll(TAGS)]
  const at = marks.findIndex(({ groups }) => groups?.['tag'] === tag)
  const mark = marks[at]
  return mark === undefined ? '' : doc.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim()
}

const isRule = ({ doc }: Declaration): boolean => tagText(doc, 'regla') !== ''

const sourceFiles = (): readonly SourceFile[] =>
  globSync('packages/domain/src/**/*.ts', { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map(readSource)

/** What a declaration names in its own file, at any distance; a rule on the way answers for what is behind it. */
const ownNames = (file: SourceFile, rule: Declaration): ReadonlySet<string> =>
  reached(rule.names, (name) => {
    const target = file.declarations.get(name)
    return target === undefined || isRule(target) ? [] : target.names
  })

/** The sentences that a rule says: its own, and those of the messages that it takes from elsewhere. */
const messagesOf = (file: SourceFile, rule: Declaration, files: ReadonlyMap<string, SourceFile>): readonly string[] => {
  const names = ownNames(file, rule)
  const own = [...file.declarations.values()].filter((each) => each === rule || (names.has(each.name) && !isRule(each)))
  const taken = [...file.imports].flatMap(([local, { from, name }]) => {
    const target = names.has(local) ? files.get(from)?.declarations.get(name) : undefined
    return target?.message === true ? target.sentences : []
  })
  return [...own.flatMap(({ sentences }) => sentences), ...taken]
}

/** What a file says beside its rules and none of them answers, such as what a screen shows of them: its first rule has it. */
const messagesBeside = (file: SourceFile, rules: readonly Declaration[]): readonly string[] => {
  const answered = new Set(rules.flatMap((rule) => [rule.name, ...ownNames(file, rule)]))
  return [...file.declarations.values()].flatMap(({ name, sentences }) => (answered.has(name) ? [] : sentences))
}

/** The rules that a declaration leads to: its own and, through what it takes from other files, theirs. A rule on the way ends it. */
const rulesNamedBy = (
  file: SourceFile,
  rule: Declaration,
  files: ReadonlyMap<string, SourceFile>,
  seen: ReadonlySet<string> = new Set(),
): readonly string[] => {
  const own = [...ownNames(file, rule)]
  const here = own.flatMap((name) => {
    const target = file.declarations.get(name)
    return target !== undefined && target !== rule && isRule(target) ? [named(file.path, name)] : []
  })
  const abroad = own.flatMap((name) => {
    const taken = file.imports.get(name)
    const source = files.get(taken?.from ?? '')
    const target = source?.declarations.get(taken?.name ?? '')
    if (source === undefined || target === undefined) return []
    const key = named(source.path, target.name)
    if (isRule(target)) return [key]
    return seen.has(key) ? [] : rulesNamedBy(source, target, files, new Set([...seen, key]))
  })
  return [...here, ...abroad]
}

/** The properties that name the rule, or what in its file leads to it. */
const propertiesOf = (
  file: SourceFile,
  rule: Declaration,
  titles: readonly PropertyTitle[],
): ManualRule['propiedades'] => {
  const ways = [...file.declarations.values()]
    .filter((each) => each === rule || ownNames(file, each).has(rule.name))
    .map(({ name }) => named(file.path, name))
  const found = titles.filter(({ names }) => ways.some((way) => names.has(way)))
  return [...new Set(found.map((title) => title.file))].map((each) => ({
    archivo: each,
    titulos: found.filter((title) => title.file === each).map(({ title }) => title),
  }))
}

const rulesIn = (file: SourceFile): readonly Declaration[] => [...file.declarations.values()].filter(isRule)
const placeOf = (file: SourceFile): string => file.path.replace(/^packages\/\w+\/src\//u, '').replace(/\.ts$/u, '')
const idOf = (file: SourceFile, { name }: Declaration): string =>
  rulesIn(file).length === 1 ? placeOf(file) : `${placeOf(file)}#${name}`

/** Every rule, by module and file, in the order of the file. It reads and writes nothing else. */
export const manualRules = (): readonly ManualRule[] => {
  const files = sourceFiles()
  const byPath = new Map(files.map((file) => [file.path, file]))
  const titles = propertyTitles()
  const tags = taggedFeatures()
  const ids = new Map(
    files.flatMap((file) => rulesIn(file).map((rule) => [named(file.path, rule.name), idOf(file, rule)] as const)),
  )
  return files.flatMap((file) => {
    const rules = rulesIn(file)
    const place = placeOf(file)
    const beside = messagesBeside(file, rules)
    return rules.map((rule, index) => {
      const id = idOf(file, rule)
      const leads = rulesNamedBy(file, rule, byPath).flatMap((name) => ids.get(name) ?? [])
      const messages = [...messagesOf(file, rule, byPath), ...(index === 0 ? beside : [])]
      return {
        id,
        funcion: rule.name,
        regla: tagText(rule.doc, 'regla'),
        fuente: tagText(rule.doc, 'fuente') || tagText(file.header, 'fuente'),
        mensajes: [...new Set(messages)],
        nombra: [...new Set(leads)].filter((other) => other !== id),
        archivo: file.path,
        propiedades: propertiesOf(file, rule, titles),
        caracteristicas: [...new Set([place, id].flatMap((tag) => tags.get(tag) ?? []))].toSorted(),
      }
    })
  })
}
