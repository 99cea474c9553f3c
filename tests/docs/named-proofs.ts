/** What a page of `docs` names as proof, read from its tables, and whether it is there. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))

export const pageOf = (name: string): string => readFileSync(path.join(ROOT, 'docs', name), 'utf8')

/** The cells of the rows of the first table of that text, without its head. */
export const rowsOf = (text: string): readonly string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split(' | '))

/** What stands between ticks. */
export const named = (text: string): string[] => [...text.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name)

/** Where a test that is named in a page may be. */
const PLACES = [
  (name: string) => name,
  (name: string) => `${name}.test.ts`,
  (name: string) => `tests/security/${name}.test.ts`,
  (name: string) => `tests/security/${name}.ts`,
  (name: string) => `tests/properties/${name}`,
  (name: string) => `apps/api/src/${name}`,
  (name: string) => `apps/api/src/modules/${name}`,
  (name: string) => `apps/api/src/modules/*/${name}`,
]

/** The files of that name, from the root. */
export const filesOf = (name: string): readonly string[] =>
  PLACES.flatMap((place) => {
    const at = place(name)
    if (at.includes('*')) return globSync(at, { cwd: ROOT })
    return existsSync(path.join(ROOT, at)) ? [at] : []
  })

export const isThere = (name: string): boolean => {
  const command = /^npm run (\S+)/u.exec(name)?.[1]
  return command === undefined ? filesOf(name).length > 0 : Object.hasOwn(scripts, command)
}
