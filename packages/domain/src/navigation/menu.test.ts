import { expect, it } from 'vitest'
import { menuFor } from './menu.ts'
import { group, page } from './route.ts'

const catalog = [
  group('', 'Inicio', '', [page('', 'Inicio', { menu: 1 }), page('perfil', 'Perfil')]),
  group('farmacia', 'Farmacia', 'farmacia.menu.vista', [
    page('kardex', 'Kardex', { menu: 2 }),
    page('bodegas', 'Bodegas', { menu: 1, permission: 'farmacia.bodegas' }),
  ]),
  group('furel', 'Furel', 'Sst.modulo', [page('registroFurel', 'Registro')]),
]
const titles = (permissions: readonly string[] | null) =>
  menuFor(permissions === null ? null : { permissions }, catalog).map(({ title, items }) => [
    title,
    ...items.map((item) => item.title),
  ])

it('shows the groups and items whose key the user holds, in order', () => {
  expect(titles(['farmacia.menu.vista', 'farmacia.bodegas'])).toEqual([
    ['Inicio', 'Inicio'],
    ['Farmacia', 'Bodegas', 'Kardex'],
  ])
})

it('hides an item whose own key is missing, and a group whose key is missing', () => {
  expect(titles(['farmacia.menu.vista'])).toEqual([
    ['Inicio', 'Inicio'],
    ['Farmacia', 'Kardex'],
  ])
  expect(titles(['farmacia.bodegas'])).toEqual([['Inicio', 'Inicio']])
})

it('leaves out a group that would be empty', () => {
  expect(titles(['Sst.modulo'])).toEqual([['Inicio', 'Inicio']])
})

it('shows nothing to nobody', () => {
  expect(titles(null)).toEqual([])
})
