import { describe, expect, it } from 'vitest'
import { cataloguedAt } from './find-route.ts'
import { MENU_GROUPS, type MenuGroupSpec } from './menu-groups.ts'
import { laterTitle, menuParts } from './menu-parts.ts'
import { menuFor } from './menu.ts'
import { PERMISSIONS } from './permissions.ts'
import { group, page } from './route.ts'

const pages = [
  group('', 'Inicio', '', [page('', 'Inicio', 'Ver.', { permission: '' })]),
  group('farmacia', 'Farmacia', 'farmacia.menu.vista', [
    page('bodegas', 'Bodegas', 'Ver.'),
    page('kardex', 'Kardex', 'Ver.', { permission: '' }),
  ]),
].flatMap(({ routes }) => routes)
const groups: readonly MenuGroupSpec[] = [
  { id: 'inicio', title: 'Inicio', permission: '', icon: 'home', entries: ['/'] },
  {
    id: 'farmacia',
    title: 'Farmacia',
    permission: 'farmacia.menu.vista',
    icon: 'prescription',
    // An entry that is no page of the catalogue is left out.
    entries: ['/farmacia/retirada', '/farmacia/bodegas', '/farmacia/kardex'],
  },
]
const titles = (permissions: readonly string[] | null, inService: readonly string[] = []) =>
  menuFor(permissions === null ? null : { permissions }, {
    groups,
    pageAt: (path) => pages.find((route) => route.path === path) ?? null,
    inService: ({ path }) => inService.includes(path),
  }).map(({ title, items }) => [title, ...items.map((item) => item.title)])

describe('menuFor', () => {
  it('shows the groups and entries whose key the user holds, in order', () => {
    expect(titles(['farmacia.menu.vista', 'farmacia.bodegas'])).toEqual([
      ['Inicio', 'Inicio'],
      ['Farmacia', 'Bodegas', 'Kardex'],
    ])
  })

  it('puts first, within a group, the pages that are in service', () => {
    expect(titles(['farmacia.menu.vista', 'farmacia.bodegas'], ['/farmacia/kardex'])[1]).toEqual([
      'Farmacia',
      'Kardex',
      'Bodegas',
    ])
  })

  it('hides an entry whose own key is missing, and a group whose key is missing or that is left empty', () => {
    expect(titles(['farmacia.menu.vista'])).toEqual([
      ['Inicio', 'Inicio'],
      ['Farmacia', 'Kardex'],
    ])
    expect(titles(['farmacia.bodegas'])).toEqual([['Inicio', 'Inicio']])
  })

  it('shows nothing to nobody', () => {
    expect(titles(null)).toEqual([])
  })
})

describe('menuParts', () => {
  const shown = menuFor(
    { permissions: ['farmacia.menu.vista', 'farmacia.bodegas'] },
    { groups, pageAt: (path) => pages.find((route) => route.path === path) ?? null, inService: () => false },
  )
  const titlesOf = (list: typeof shown) => list.map(({ title, items }) => [title, ...items.map((item) => item.title)])

  it('sets apart what has no screen, also within a group', () => {
    const { ready, later } = menuParts(shown, ({ path }) => path !== '/farmacia/bodegas')
    expect(titlesOf(ready)).toEqual([
      ['Inicio', 'Inicio'],
      ['Farmacia', 'Kardex'],
    ])
    expect(titlesOf(later)).toEqual([['Farmacia', 'Bodegas']])
    expect(laterTitle(later)).toBe('Más adelante (1)')
  })

  it('leaves nothing for later where everything is there', () => {
    expect(menuParts(shown, () => true)).toEqual({ ready: shown, later: [] })
  })
})

const seenBy = (permissions: readonly string[]) =>
  menuFor({ permissions }, { groups: MENU_GROUPS, pageAt: cataloguedAt, inService: () => false })

describe('the menu of the product', () => {
  it('is whole for who has every permission', () => {
    const shown = seenBy(PERMISSIONS)
    expect(shown.map(({ title }) => title)).toEqual(MENU_GROUPS.map(({ title }) => title))
    expect(shown.map(({ items }) => items.length)).toEqual(MENU_GROUPS.map(({ entries }) => entries.length))
  })

  it('is only the start for who has none', () => {
    expect(seenBy([]).map(({ title, items }) => [title, ...items.map((item) => item.title)])).toEqual([
      ['Inicio', 'Inicio', 'Manuales y novedades'],
    ])
  })

  it('shows Inducción específica, whose key is empty, to who sees Talento Humano', () => {
    const shown = seenBy(['talentoHumano.menua']).find(({ id }) => id === 'talentoHumano')
    expect(shown?.items.map(({ title }) => title)).toEqual(['Inducción específica'])
  })
})
