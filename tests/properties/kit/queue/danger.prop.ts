import * as fc from 'fast-check'
import { describe } from 'vitest'
import { byDanger, type InDanger } from '@cauce/domain/kit/queue/danger'
import { property } from '../../../support/property.ts'

const CLASSES = ['urgente', 'prioritaria', 'electiva']
const NOW = 1_000_000_000
const thing = fc.record({
  plazo: fc.option(
    fc.record({
      clase: fc.constantFrom(...CLASSES, 'otra'),
      estado: fc.constantFrom('corriendo', 'vencido', 'suspendido', 'cumplido', 'sin_efecto'),
      inicio: fc.integer({ min: 0, max: NOW }),
      vence: fc.integer({ min: 1, max: 2 * NOW }),
    }),
  ),
  registro: fc.integer({ min: 0, max: NOW }),
})
const order = byDanger(CLASSES, NOW)
const waits = ({ plazo }: InDanger): boolean =>
  plazo === null || plazo.estado === 'corriendo' || plazo.estado === 'vencido'

describe('byDanger', () => {
  property('es un orden: compara igual al revés y no se contradice', [thing, thing, thing], (a, b, c) => {
    const isTurned = Math.sign(order(a, b)) === -Math.sign(order(b, a))
    return isTurned && !(order(a, b) < 0 && order(b, c) < 0 && order(a, c) >= 0)
  })

  property('lo que sigue esperando va antes de lo que ya no', [fc.array(thing, { maxLength: 30 })], (things) => {
    const waiting = things.toSorted(order).map(waits)
    return !waiting.includes(false) || !waiting.slice(waiting.indexOf(false)).includes(true)
  })
})
