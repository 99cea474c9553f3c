import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { ORDER_STATUS_NAMES } from './order-status.ts'
import { FIRST_OWN_STATUS, StatusForm, whyReadOnly } from './own-status.ts'

it('only a state that nothing uses is changed, and the reason is said otherwise', () => {
  expect(whyReadOnly({ id: 1000, ciclos: [], usado: false })).toBeNull()
  expect(whyReadOnly({ id: 1000, ciclos: [], usado: true })).toBe('Hay registros que están o estuvieron en él')
  expect(whyReadOnly({ id: 1, ciclos: ['Línea de una orden', 'Cita'], usado: true })).toBe(
    'Las reglas lo usan: Línea de una orden y Cita',
  )
  expect(whyReadOnly({ id: 7, ciclos: [], usado: false })).toContain('Es del producto')
})

it('own states never take the number of one of the product', () => {
  expect(Math.max(...Object.keys(ORDER_STATUS_NAMES).map(Number))).toBeLessThan(FIRST_OWN_STATUS)
})

it('a state is written with its name, and its description may be empty', () => {
  const takes = Schema.is(StatusForm)
  const forms = [
    { nombre: 'En trámite', descripcion: '' },
    { nombre: '', descripcion: '' },
    { nombre: 'x'.repeat(61), descripcion: '' },
    { nombre: 'En trámite', descripcion: 'x'.repeat(301) },
    {},
  ]
  expect(forms.map((form) => takes(form))).toEqual([true, false, false, false, false])
})
