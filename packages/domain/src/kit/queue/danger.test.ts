import { describe, expect, it } from 'vitest'
import { byDanger, type InDanger } from './danger.ts'

const HOUR = 3_600_000
const NOW = 1_000 * HOUR
const thing = (clase: string, hours: number, limit: number, estado = 'corriendo' as const): InDanger => ({
  plazo: { clase, estado, inicio: NOW - hours * HOUR, vence: NOW - hours * HOUR + limit * HOUR },
  registro: NOW - hours * HOUR,
})
const ordered = (...things: readonly InDanger[]) => things.toSorted(byDanger(['urgente', 'electiva'], NOW))

describe('the order of a queue with a clock', () => {
  it('is of danger and not of age: an infarct of three hours goes before an elective of five days', () => {
    const [infarct, elective] = [thing('urgente', 3.5, 2), thing('electiva', 120, 120)]
    expect(ordered(elective, infarct)).toEqual([infarct, elective])
  })

  it('of the same urgency, what has spent more of its own term goes first', () => {
    const [half, double] = [thing('electiva', 60, 120), thing('electiva', 48, 24)]
    expect(ordered(half, double)).toEqual([double, half])
  })

  it('what has no term goes as the most urgent, and what was answered last, the newest first', () => {
    const none: InDanger = { plazo: null, registro: NOW }
    const running = thing('urgente', 30, 2)
    const met = (hours: number): InDanger => {
      const { plazo, registro } = thing('urgente', hours, 2)
      return { plazo: plazo && { ...plazo, estado: 'cumplido' }, registro }
    }
    expect(ordered(met(9), met(1), running, none)).toEqual([none, running, met(1), met(9)])
  })
})
