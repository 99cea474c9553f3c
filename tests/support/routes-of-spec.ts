/**
 * The routes and the menu of the specification, read from its own text (`../shared/spec/1-shell.md`, a folder beside this
 * repository that only its makers have). Where it is absent, `routes-of-spec.txt` is the list that was made from it.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SPEC = path.join(import.meta.dirname, '../../../shared/spec/1-shell.md')
const LIST = path.join(import.meta.dirname, 'routes-of-spec.txt')

/** The text between two marks. */
const between = (text: string, from: string, to: string): string => {
  const start = text.indexOf(from)
  const end = text.indexOf(to, start + from.length)
  if (start === -1 || end === -1) throw new Error(`The specification has no text between "${from}" and "${to}"`)
  return text.slice(start + from.length, end)
}

const words = (list: string): readonly string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const specialRoutes = (text: string): readonly string[] =>
  between(text, 'Special routes:', 'Other parameterless routes')
    .split('\n')
    .flatMap((line) => /^\| (?<route>\/\S*) \|/u.exec(line)?.groups?.['route'] ?? [])

/** `{token}` is a step that carries a token. */
const looseRoutes = (text: string): readonly string[] =>
  words(between(text, 'Other parameterless routes outside modules:', '.\n')).map((word) =>
    word.startsWith('/') ? word : word.replace(/^\{(?<name>\w+)\}$/u, '/:$<name>'),
  )

/** `- group (what it is): page, page (what it is); sub-areas area (page, page), area (page).` */
const moduleRoutes = (text: string): readonly string[] =>
  between(text, 'Module route groups', 'What each of these screens')
    .split('\n')
    .flatMap((line) => {
      const { group, list } =
        /^- (?<group>\w+)(?: \([^)]*\))?: (?<list>.*)\.$/u.exec(line.replace(/; the route table continues.*/u, '.'))
          ?.groups ?? {}
      if (group === undefined || list === undefined) return []
      const [pages = '', areas = ''] = list.split('; sub-areas ')
      return [
        ...words(pages.replaceAll(/ \([^)]*\)/gu, '')).map((page) => `/${group}/${page}`),
        ...[...areas.matchAll(/(?<area>\w+) \((?<inside>[^)]*)\)/gu)].flatMap(({ groups }) =>
          words(groups?.['inside'] ?? '').map((page) => `/${group}/${groups?.['area'] ?? ''}/${page}`),
        ),
      ]
    })

/** A group of the menu and the entries in its brackets, as they are written. */
const menuLines = (text: string): readonly string[] =>
  between(text, 'Groups and their entries: ', '. A second, older menu')
    .split('; ')
    .map((group) => group.trim())

export interface SpecNavigation {
  readonly routes: readonly string[]
  /** One line a group: `Inicio (manual, gestionContenido)`. */
  readonly menu: readonly string[]
}

export const parseSpec = (text: string): SpecNavigation => ({
  routes: [...new Set([...specialRoutes(text), ...looseRoutes(text), ...moduleRoutes(text)])].toSorted(),
  menu: menuLines(text),
})

const lines = (part: string): readonly string[] => part.split('\n').filter((line) => line !== '')

/** The list that is kept here: one route a line, and one menu group a line after `#menu`. */
export const keptList = (): SpecNavigation => {
  const [routes = '', menu = ''] = readFileSync(LIST, 'utf8').split('#menu\n')
  return { routes: lines(routes), menu: lines(menu) }
}

/** What the specification itself says, or null where it is not at hand. */
export const specNavigation = (): SpecNavigation | null =>
  existsSync(SPEC) ? parseSpec(readFileSync(SPEC, 'utf8')) : null
