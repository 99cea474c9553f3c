import { expect, it } from 'vitest'
import { procedureOrderPorts } from '../ports/procedure-order.ts'
import { pathOf } from './port.ts'

it('says where a call goes, with what of the address would be read otherwise encoded', () => {
  expect(pathOf({ path: '/cosas/:id/parte/:nombre' }, { id: 7, nombre: 'a/b c', otro: 1 })).toBe(
    '/cosas/7/parte/a%2Fb%20c',
  )
  expect(pathOf({ path: '/cosas' })).toBe('/cosas')
})

it('a flow says what it knows, and the port what is sent', () => {
  const { entry, parts } = procedureOrderPorts.generateOrder
  expect(parts({ consultaId: 12, items: [], key: 'clave' })).toEqual({
    params: { consultaId: 12 },
    body: [],
    key: 'clave',
  })
  expect(pathOf(entry, parts({ consultaId: 12, items: [], key: 'clave' }).params)).toContain('/12')
})
