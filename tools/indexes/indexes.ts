/** Which files are one line each in which list, so that a page is added by adding files and two people who add one do not meet. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.join(import.meta.dirname, '../..')

export interface Index {
  /** The list, from the root of the repository. */
  readonly file: string
  readonly about: string
  /** The files that are in it. */
  readonly of: string
  /** What is written of one of them, given its name from the folder of the list; null leaves it out. */
  readonly line: (place: string, text: () => string) => string | null
}

const parts = (place: string): readonly string[] => place.replace(/\.tsx?$/u, '').split('/')
const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
/** `codigos-propios` is `codigosPropios`; of several words the first keeps its letter. */
const camel = (...words: readonly string[]): string =>
  words
    .flatMap((word) => word.split('-'))
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('')

const last = (place: string): string => parts(place).at(-1) ?? ''

export const INDEXES: readonly Index[] = [
  {
    file: 'packages/contract/src/modules.ts',
    about: 'The calls of every module.',
    of: 'packages/contract/src/*.ts',
    line: (place, text) => {
      const name = camel(last(place))
      return text().includes(`\nexport const ${name} = {`) ? `export { ${name} } from './${place}'` : null
    },
  },
  {
    file: 'apps/api/src/modules/modules.ts',
    about: 'What every module gives to the server.',
    of: 'apps/api/src/modules/*/module.ts',
    line: (place) => `export { module as ${camel(parts(place)[0] ?? '')} } from './${place}'`,
  },
  {
    file: 'apps/api/src/db/migrations.ts',
    about: 'Every migration.',
    of: 'apps/api/src/db/migrations/*.ts',
    line: (place) => `export * as m${last(place)} from './${place}'`,
  },
  {
    file: 'packages/domain/src/masters/all.ts',
    about: 'Every master that is declared, by the name of its module of calls.',
    of: 'packages/domain/src/masters/*/**/*.ts',
    line: (place) => {
      const own = camel(last(place))
      const whole = camel(...parts(place).flatMap((word) => word.split('-')))
      return place.endsWith('.test.ts') ? null : `export { ${own} as ${whole} } from './${place}'`
    },
  },
  {
    file: 'packages/domain/src/letters/all.ts',
    about: 'Every letter that is declared.',
    of: 'packages/domain/src/letters/*.ts',
    line: (place) => (place.endsWith('.test.ts') ? null : `export { ${camel(last(place))} } from './${place}'`),
  },
  {
    file: 'packages/domain/src/audit/module-actions.ts',
    about: 'What each module has noted, in words.',
    of: 'packages/domain/src/audit/actions/*.ts',
    line: (place) => `export { actions as ${camel(last(place))} } from './${place}'`,
  },
  {
    file: 'packages/domain/src/audit/module-records.ts',
    about: 'The records of each module, in words.',
    of: 'packages/domain/src/audit/records/*.ts',
    line: (place) => `export { records as ${camel(last(place))} } from './${place}'`,
  },
  {
    file: 'apps/api/src/seed/role-keys.ts',
    about: 'The keys that the roles of a new installation have of each module.',
    of: 'apps/api/src/seed/roles/*.ts',
    line: (place) => `export { keys as ${camel(last(place))} } from './${place}'`,
  },
  {
    file: 'tests/support/of-modules.ts',
    about: 'What the tests of every call are told of each module.',
    of: 'tests/support/modules/*.ts',
    line: (place) => `export { tests as ${camel(last(place))} } from './${place}'`,
  },
  {
    file: 'tests/e2e/walks/of-pages.ts',
    about: 'The walks of the pages that bring their own.',
    of: 'tests/e2e/walks/pages/*.ts',
    line: (place) => `export { walk as ${camel(last(place))} } from './${place}'`,
  },
]

/** What the list should hold, by the folder as it is. */
export const drawn = ({ file, about, of, line }: Index, root = ROOT): string => {
  const folder = path.dirname(file)
  const lines = globSync(of, { cwd: root })
    .map((found) => found.replaceAll(path.sep, '/'))
    .toSorted()
    .flatMap((found) => {
      const said = line(path.posix.relative(folder, found), () => readFileSync(path.join(root, found), 'utf8'))
      return found === file || said === null ? [] : [said]
    })
  return `/** ${about} One line each, drawn from the folder: \`npm run lists\`. */\n${lines.join('\n')}\n`
}
