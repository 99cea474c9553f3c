import { expect, it } from 'vitest'
import { group, page } from './route.ts'

it('writes the path of a page from its group and its name', () => {
  const farmacia = group('farmacia', 'Farmacia', 'farmacia.menu.vista', [
    page('kardex', 'Kardex', { menu: 14 }),
    page('dispensacion', 'Dispensación', { permission: 'farmacia.dispensacion', layout: 'empty' }),
  ])
  expect(farmacia.routes).toEqual([
    {
      path: '/farmacia/kardex',
      group: 'farmacia',
      name: 'kardex',
      title: 'Kardex',
      permission: 'farmacia.menu.vista',
      layout: 'default',
      audience: 'signed-in',
      menu: 14,
    },
    {
      path: '/farmacia/dispensacion',
      group: 'farmacia',
      name: 'dispensacion',
      title: 'Dispensación',
      permission: 'farmacia.dispensacion',
      layout: 'empty',
      audience: 'signed-in',
      menu: null,
    },
  ])
})

it('puts the pages of the group without id at the root', () => {
  const paths = group('', 'Inicio', '', [page('', 'Inicio'), page('perfil', 'Perfil')]).routes.map(({ path }) => path)
  expect(paths).toEqual(['/', '/perfil'])
})
