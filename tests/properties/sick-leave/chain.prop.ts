import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { chainDays, chainOf, chainsOf, recognisedWith } from '@cauce/domain/sick-leave/chain'
import { counts, kindOf, lastDay, spanDays, spanOf, type Leave } from '@cauce/domain/sick-leave/leave-span'
import { anyLeaves, calmLeaves, daysOf, ofOneIllness } from '../../support/arbitraries/sick-leave.ts'
import { property } from '../../support/property.ts'

const pick = (leaves: readonly Leave[], seat: number): Leave | undefined => {
  const valid = leaves.filter(counts)
  return valid[seat % Math.max(1, valid.length)]
}

/** Walks the calendar back from the day before a leave, and stops after more than 30 days without leave. */
const countedBack = (leave: Leave, others: readonly Leave[]): number => {
  const covered = new Set(others.filter(counts).flatMap(daysOf))
  let [days, without, day] = [0, 0, addDays(leave.fecha_inicio, -1)]
  while (without <= 30) {
    if (covered.has(day)) [days, without] = [days + 1, 0]
    else without += 1
    day = addDays(day, -1)
  }
  return days
}

describe('la cadena', () => {
  property(
    'sus días, con los de las que se reconocen con ella, son la unión de sus días en el calendario',
    [anyLeaves, fc.nat()],
    (leaves, seat) => {
      const leave = pick(leaves, seat)
      if (leave === undefined) return
      const end = lastDay(leave)
      const union = new Set(
        recognisedWith(leave, leaves)
          .flatMap(daysOf)
          .filter((day) => day <= end),
      )
      const before = [...union].filter((day) => day < leave.fecha_inicio).length
      expect(chainDays(leave, leaves)).toEqual({ antes: before, total: union.size })
    },
  )

  property('sin cruces sus días son la suma de sus incapacidades', [calmLeaves, fc.nat()], (leaves, seat) => {
    const leave = pick(leaves, seat)
    if (leave === undefined) return
    const until = chainOf(leave, leaves).filter(({ fecha_inicio }) => fecha_inicio <= leave.fecha_inicio)
    expect(chainDays(leave, leaves).total).toBe(until.reduce((sum, one) => sum + spanDays(spanOf(one)), 0))
  })

  property(
    'de una sola enfermedad, es lo que se cuenta recorriendo el calendario hacia atrás',
    [calmLeaves, fc.nat()],
    (drawn, seat) => {
      const leaves = ofOneIllness(drawn)
      const leave = pick(leaves, seat)
      if (leave === undefined) return
      expect(chainDays(leave, leaves).antes).toBe(countedBack(leave, leaves))
    },
  )

  property(
    'cada incapacidad que cuenta está en una cadena, sea cual sea el orden de la lista',
    [anyLeaves],
    (leaves) => {
      const chained = chainsOf(leaves).flat()
      expect(chained).toHaveLength(leaves.filter(counts).length)
      expect(new Set(chained)).toEqual(new Set(leaves.filter(counts)))
    },
  )

  property('ninguna cadena tiene dos orígenes, ni más de 30 días sin incapacidad por dentro', [anyLeaves], (leaves) => {
    for (const chain of chainsOf(leaves)) {
      expect(new Set(chain.map(kindOf)).size).toBe(1)
      const covered = [...new Set(chain.flatMap(daysOf))].toSorted()
      covered.forEach((day, index) => {
        const next = covered[index + 1]
        if (next !== undefined) expect(next <= addDays(day, 31)).toBe(true)
      })
    }
  })

  property('anular una nunca alarga la cadena de otra', [calmLeaves, fc.nat(), fc.nat()], (drawn, seat, out) => {
    const leaves = ofOneIllness(drawn)
    const leave = pick(leaves, seat)
    const gone = leaves[out % leaves.length]
    if (leave === undefined || gone === leave) return
    const left = leaves.map((one) => (one === gone ? { ...one, estado_id: 2 } : one))
    expect(chainDays(leave, left).total).toBeLessThanOrEqual(chainDays(leave, leaves).total)
  })
})
