import { expect, it } from 'vitest'
import { group, page } from './route.ts'

it('writes the path and the key of a page from its group and its name', () => {
  const farmacia = group('farmacia', 'Farmacia', 'farmacia.menu.vista', [
    page('kardex', 'Kardex', 'Ver el saldo.'),
    page('dispensacion', 'Dispensación', 'Entregar.', { permission: 'farmacia.entrega', layout: 'empty' }),
  ])
  expect(farmacia.routes).toEqual([
    {
      path: '/farmacia/kardex',
      group: 'farmacia',
      name: 'kardex',
      title: 'Kardex',
      lets: 'Ver el saldo.',
      permission: 'farmacia.kardex',
      opensWith: 'farmacia.kardex',
      layout: 'default',
      audience: 'signed-in',
    },
    {
      path: '/farmacia/dispensacion',
      group: 'farmacia',
      name: 'dispensacion',
      title: 'Dispensación',
      lets: 'Entregar.',
      permission: 'farmacia.entrega',
      opensWith: 'farmacia.entrega',
      layout: 'empty',
      audience: 'signed-in',
    },
  ])
})

it('puts the pages of the group without id at the root, with a key of their own name', () => {
  const { routes } = group('', 'Inicio', '', [
    page('', 'Inicio', 'Ver.', { permission: '' }),
    page('ventana', 'Ventana', 'Ver.'),
  ])
  expect(routes.map(({ path, opensWith }) => [path, opensWith])).toEqual([
    ['/', ''],
    ['/ventana', 'ventana.vista'],
  ])
})

it('a sub-area is one more step of the path and of the key', () => {
  const { routes } = group('gestionPqrsf', 'PQRS', 'pqrsf.menu', [page('gestion/solucionados', 'Solucionadas', 'Ver.')])
  expect(routes[0]?.path).toBe('/gestionPqrsf/gestion/solucionados')
  expect(routes[0]?.permission).toBe('gestionPqrsf.gestion.solucionados')
})

it('a page with an empty key opens with what its group asks', () => {
  const { routes } = group('talentoHumano', 'Talento Humano', 'talentoHumano.menua', [
    page('induccionEspecifica', 'Inducción específica', 'Registrar.', { permission: '' }),
  ])
  expect(routes[0]?.permission).toBe('')
  expect(routes[0]?.opensWith).toBe('talentoHumano.menua')
})
