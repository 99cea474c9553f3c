/**
 * The written page of everything that the rules and the flows say in words, and of every date from which one of them counts: what
 * a product owner reads to change a word, and what a changed word has to pass through.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { INDEXES } from '../indexes/indexes.ts'

const ROOT = path.join(import.meta.dirname, '../..')
export const SENTENCES_PAGE = path.join(ROOT, 'docs/sentences.md')
const ROOMS = ['domain', 'machines'] as const
/** Fakes of tests; and the pages of the menu, which are a table of their own. */
const LEFT_OUT = /\.test\.ts$|\/testing\/|\/walks\/|\/event-words|\/words\/|\/navigation\/(groups\/|catalog|menu)/u

/** `domain/sick-leave/pcl`. */
export type ModuleName = `${(typeof ROOMS)[number]}/${string}`

const LISTS: ReadonlySet<string> = new Set(INDEXES.map(({ file }) => file))

const MODULES: readonly ModuleName[] = ROOMS.flatMap((room) =>
  globSync('**/*.ts', { cwd: path.join(ROOT, 'packages', room, 'src') })
    // What a list of files repeats is said where it comes from.
    .filter((file) => !LISTS.has(`packages/${room}/src/${file.replaceAll(path.sep, '/')}`))
    .filter((file) => !LEFT_OUT.test(`/${file}`))
    .map((file): ModuleName => `${room}/${file.replace(/\.ts$/u, '').replaceAll('\\', '/')}`),
).toSorted()

/** Words with spaces or a capital letter, and dates: a code alone is not read by anybody. */
const IS_READ = /\s|^\p{Lu}|^\d{4}-\d{2}-\d{2}$/u

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The words inside a value, with the place where each one is; nothing of what a library made. */
const wordsIn = (value: unknown, place: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return IS_READ.test(value) ? [[place, value]] : []
  if (typeof value !== 'object' || value === null) return []
  if (value instanceof Map || value instanceof Set) return wordsIn([...value], place)
  if (Array.isArray(value)) return value.flatMap((each, index) => wordsIn(each, `${place}[${index}]`))
  return isPlain(value) ? Object.entries(value).flatMap(([key, each]) => wordsIn(each, `${place}.${key}`)) : []
}

type Exports = Readonly<Record<string, unknown>>

const sectionOf = (name: ModuleName, exports: Exports): string | null => {
  const words = Object.entries(exports)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, value]) => wordsIn(value, key))
  const rows = words.map(([place, text]) => `- \`${place}\`: ${text.replaceAll('\n', ' ⏎ ')}`)
  return rows.length === 0 ? null : `## ${name}\n\n${rows.join('\n')}\n`
}

const HEADING = `# Lo que dice Cauce

Todas las frases, nombres y fechas de vigencia que las reglas y los flujos tienen escritos, por archivo. Esta página se escribe con
\`node tools/manual/write-sentences.ts\`; una prueba falla si una palabra cambia en el código y no aquí, de modo que ningún texto que
lee una persona cambia sin que alguien lo lea.
`

/** The page, from what each module exports. */
export const sentencesPage = async (load: (name: ModuleName) => Promise<Exports>): Promise<string> => {
  const sections = await Promise.all(MODULES.map(async (name) => sectionOf(name, await load(name))))
  return [HEADING, ...sections.filter((section) => section !== null)].join('\n')
}

export const writtenPage = (): string => readFileSync(SENTENCES_PAGE, 'utf8')
