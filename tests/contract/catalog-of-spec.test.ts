/**
 * The catalogue against the specification's own text, which this test reads itself in `../shared/spec/1-shell.md` when that
 * folder is there, and against the list made from it when it is not. It says which of the two it compared.
 */
import { describe, expect, it } from 'vitest'
import { registry } from '@cauce/contract/registry'
import { ROUTES, SPECIFIED } from '@cauce/domain/navigation/catalog'
import { cataloguedAt } from '@cauce/domain/navigation/find-route'
import { MENU_GROUPS } from '@cauce/domain/navigation/menu-groups'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { keptList, parseSpec, specNavigation } from '../support/routes-of-spec.ts'

const fromSpec = specNavigation()
const wanted = fromSpec ?? keptList()
const catalogued = SPECIFIED.flatMap(({ routes }) => routes.map(({ path }) => path))
const isSpecified = (path: string): boolean => catalogued.includes(path)

describe('the catalogue and the specification', () => {
  it('have the same routes: none missing, none more, none with another name', () => {
    console.info(
      `Catálogo comparado con ${fromSpec === null ? 'tests/support/routes-of-spec.txt' : '../shared/spec/1-shell.md'}: ${wanted.routes.length} rutas, ${wanted.menu.length} líneas de menú.`,
    )
    expect(wanted.routes.length).toBeGreaterThan(300)
    expect(catalogued.toSorted()).toEqual(wanted.routes)
  })

  it('agree with the list that is kept here for who does not have the specification', () => {
    expect(keptList()).toEqual(wanted)
  })

  it('are told apart by their upper and lower case', () => {
    expect(wanted.routes).toEqual(
      expect.arrayContaining([
        '/Caracterizacion/caracterizacion',
        '/Sst/historicos',
        '/rips/ValidadorRipsJSON',
        '/rips/TecnicosRadicacion',
        '/solicitudes/Admin',
        '/:token',
        '/gestionPqrsf/gestionExterna/pendientesgestionExterna',
        '/firmaEntregaMedicamentos/:token?/:movimientoId?',
      ]),
    )
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length)
  })
})

/** `Reportes and Reportes-Prestadores` is two groups; `… with Libre elección (…)` too. */
const groupsOf = (line: string): readonly { readonly title: string; readonly entries: string }[] =>
  line.split(/ and (?=[A-Z])| with (?=Libre)/u).map((part) => {
    const { title = '', entries = '' } = /^(?<title>[^(]*?)(?: \((?<entries>.*)\))?$/u.exec(part)?.groups ?? {}
    return { title, entries }
  })

const menuOfSpec = wanted.menu.flatMap(groupsOf)

/** Pages that the brackets name, in their order: a list, or a module (`evento`) and so all its pages; `with x` is no list. */
const namedEntries = (entries: string): readonly string[] => {
  if (entries === '' || /^(?:including|with) /u.test(entries)) return []
  const module = SPECIFIED.find(({ id }) => id === entries)
  return module === undefined ? entries.replace(/^\w+: /u, '').split(', ') : module.routes.map(({ name }) => name)
}

/** The part of a path by which the specification names it: its page, its sub-area, or `group page`. */
const isNamed = (path: string, name: string): boolean =>
  path.endsWith(`/${name.replace(' ', '/')}`) || path.includes(`/${name}/`)

describe('the menu and the specification', () => {
  it('have the same groups in the same order', () => {
    expect(MENU_GROUPS.map(({ title }) => normalizeSearch(title))).toEqual(
      menuOfSpec.map(({ title }) => normalizeSearch(title)),
    )
  })

  it('have the same entries in the same order where the specification lists them', () => {
    const listed = menuOfSpec.flatMap(({ title, entries }, index) => {
      const names = namedEntries(entries)
      const ours = (MENU_GROUPS[index]?.entries ?? []).filter((path) => path !== '/')
      // A page that is added to a group comes after those that the specification lists.
      const own = ours.slice(0, ours.findLastIndex(isSpecified) + 1)
      return names.length === 0 ? [] : [{ title, names, own }]
    })
    expect(listed.length).toBeGreaterThan(12)
    for (const { title, names, own } of listed) {
      expect(own.length, title).toBe(names.length)
      expect(
        names.filter((name, index) => !isNamed(own[index] ?? '', name)),
        title,
      ).toEqual([])
    }
  })

  it('put the guests of a group in it', () => {
    const guests = menuOfSpec.flatMap(({ entries }, index) =>
      /^(?:including|with) /u.test(entries)
        ? (entries.match(/\w+\/\w+/gu)?.map((guest) => [`/${guest}`, MENU_GROUPS[index]?.entries] as const) ?? [])
        : [],
    )
    expect(guests.length).toBe(3)
    for (const [guest, entries] of guests) expect(entries).toContain(guest)
  })

  it('name only catalogued pages', () => {
    const entries = MENU_GROUPS.flatMap((group) => group.entries)
    expect(entries.filter((path) => cataloguedAt(path) === null)).toEqual([])
  })
})

describe('permissions', () => {
  it('that a page, a menu group or a call asks for are all in the list', () => {
    const calls = Object.values(registry).flatMap((module) =>
      Object.values(module).flatMap(({ access }) => (typeof access === 'object' ? [access.permission] : [])),
    )
    const asked = [
      ...ROUTES.flatMap(({ permission, opensWith }) => [permission, opensWith]),
      ...MENU_GROUPS.map(({ permission }) => permission),
      ...calls,
    ]
    expect(calls.length).toBeGreaterThan(5)
    expect(asked.filter((key) => key !== '' && !PERMISSIONS.includes(key))).toEqual([])
  })
})

it('the reader of the specification finds what it is given', () => {
  const text = `Special routes:

| / | x |
| /a/:b? | y |

Other parameterless routes outside modules: /c, /d/e, {token}.

Module route groups (x):

- f (what): g, h-i (what, else); sub-areas j (k, l), m (n).
- O: P; the route table continues beyond this point: not shown.

What each of these screens
Groups and their entries: A (b, c); D. A second, older menu`
  expect(parseSpec(text)).toEqual({
    routes: ['/', '/:token', '/O/P', '/a/:b?', '/c', '/d/e', '/f/g', '/f/h-i', '/f/j/k', '/f/j/l', '/f/m/n'],
    menu: ['A (b, c)', 'D'],
  })
})
