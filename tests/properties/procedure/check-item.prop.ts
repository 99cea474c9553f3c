import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { checkPreOrderItem, duplicatesIn, initialStatus, warningsFor } from '@cauce/domain/procedure/check-item'
import { dayShift, today } from '../../support/arbitraries/calendar.ts'
import { procedure, quantity } from '../../support/arbitraries/ordering.ts'
import { property } from '../../support/property.ts'

describe('checkPreOrderItem', () => {
  property('las cantidades sin error son 1, 2… hasta la máxima', [procedure, quantity], (cups, cantidad) => {
    const allowed = Array.from({ length: cups.cantidad_maxima }, (_, index) => index + 1)
    const item = { procedimiento: { id: cups.id }, cantidad, fechaVigencia: '2026-11-21', observacion: 'Control' }
    expect('cantidad' in checkPreOrderItem(item, cups, '2026-11-21')).toBe(!allowed.includes(cantidad))
  })

  property('cada campo se juzga por sí mismo', [procedure, quantity, today, dayShift], (cups, cantidad, day, shift) => {
    const right = { procedimiento: { id: cups.id }, cantidad: 1, fechaVigencia: day, observacion: 'Control' }
    const fechaVigencia = addDays(day, shift)
    const both = checkPreOrderItem({ ...right, cantidad, fechaVigencia }, cups, day)
    const apart = {
      ...checkPreOrderItem({ ...right, cantidad }, cups, day),
      ...checkPreOrderItem({ ...right, fechaVigencia }, cups, day),
    }
    expect(both).toEqual(apart)
  })
})

property('la auditoría decide entre 3 y 1', [fc.integer({ min: -2, max: 3 })], (requiere_auditoria) => {
  expect(initialStatus(requiere_auditoria)).toBe(requiere_auditoria === 1 ? 3 : 1)
})

property(
  'las líneas que quedan al quitar las repetidas son los procedimientos distintos',
  [fc.array(procedure)],
  (list) => {
    const items = list.map(({ id }) => ({ procedimiento: { id } }))
    const repeated = duplicatesIn(items)
    const left = items.filter((_, index) => !repeated.includes(index)).map(({ procedimiento }) => procedimiento.id)
    expect(left).toEqual([...new Set(list.map(({ id }) => id))])
  },
)

property('advierte exactamente para el sexo contrario', [procedure, fc.constantFrom('F', 'M')], (cups, sexo) => {
  expect(warningsFor(cups, sexo).length).toBe(['FM', 'MF'].includes(cups.sexo + sexo) ? 1 : 0)
})
