import * as fc from 'fast-check'
import { expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { orderedAlready, saysAgain } from '@cauce/domain/procedure/repeated-order'
import { ROUTING_DAY, statusId } from '../../support/arbitraries/ordering.ts'
import { property } from '../../support/property.ts'

const slot = { cup_id: fc.integer({ min: 1, max: 3 }), rep_id: fc.constantFrom(null, 1, 2) }
const line = fc.record({
  ...slot,
  orden_id: fc.integer({ min: 1, max: 30 }),
  estado_id: statusId,
  fecha_vencimiento: fc.constantFrom(-1, 0, 1, 30).map((shift) => addDays(ROUTING_DAY, shift)),
})
const lines = fc.array(line)
const wanted = fc.record(slot)
const isSame = (a: { cup_id: number; rep_id: number | null }, b: { cup_id: number; rep_id: number | null }) =>
  a.cup_id === b.cup_id && a.rep_id === b.rep_id

property('lo que ya está es de lo mismo, de la misma sede y vigente', [wanted, lines], (asked, open) => {
  const found = orderedAlready(asked, open, ROUTING_DAY)
  if (found === null) return
  expect(isSame(found, asked)).toBe(true)
  expect(found.fecha_vencimiento >= ROUTING_DAY).toBe(true)
  expect([2, 5, 49]).not.toContain(found.estado_id)
})

property(
  'cerrar las líneas de esa sede la deja libre, y las de otra no cambian nada',
  [wanted, lines],
  (asked, open) => {
    const closed = open.map((each) => (isSame(each, asked) ? { ...each, estado_id: 2 } : each))
    expect(orderedAlready(asked, closed, ROUTING_DAY)).toBeNull()
    const same = open.filter((each) => isSame(each, asked))
    expect(orderedAlready(asked, open, ROUTING_DAY)).toEqual(orderedAlready(asked, same, ROUTING_DAY))
  },
)

property(
  'haber visto una orden responde por las que son tan viejas, y por ninguna más nueva',
  [fc.integer({ min: 1 }), fc.integer({ min: 1 }), fc.constantFrom(null, '', 'La muestra se perdió')],
  (seen, orden_id, motivo_repeticion) => {
    expect(saysAgain({ historico_id: seen, motivo_repeticion }, { orden_id })).toBe(orden_id <= seen)
    expect(saysAgain({ historico_id: false, motivo_repeticion: ' ' }, { orden_id })).toBe(false)
  },
)
