import { expect } from 'vitest'
import { isVoid, type StatusTone, statusTone } from '@cauce/domain/ordering/order-status'
import { statusId } from '../../support/arbitraries/ordering.ts'
import { property } from '../../support/property.ts'

/** The colours of the specification, by colour. */
const BY_TONE: Readonly<Record<Exclude<StatusTone, 'unknown'>, readonly number[]>> = {
  ok: [1, 4, 49],
  waiting: [3],
  bad: [2, 5, 6],
  info: [42],
}

property('un estado tiene el tono de la lista en que está, o no se conoce', [statusId], (estado_id) => {
  const tones = Object.entries(BY_TONE).filter(([, ids]) => ids.includes(estado_id))
  expect([statusTone(estado_id)]).toEqual(tones.length === 0 ? ['unknown'] : tones.map(([tone]) => tone))
})

property(
  'lo que no se hará es lo que se muestra en rojo, y nada de lo que aún se puede hacer',
  [statusId],
  (estado_id) => {
    expect(isVoid(estado_id)).toBe(BY_TONE.bad.includes(estado_id))
  },
)
