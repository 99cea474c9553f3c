import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { chainDays, chainOf, chainsOf } from '@cauce/domain/sick-leave/chain'
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

describe('the chain', () => {
  property('its days are the union of its days on the calendar', [anyLeaves, fc.nat()], (leaves, seat) => {
    const leave = pick(leaves, seat)
    if (leave === undefined) return
    const end = lastDay(leave)
    const union = new Set(
      chainOf(leave, leaves)
        .flatMap(daysOf)
        .filter((day) => day <= end),
    )
    const before = [...union].filter((day) => day < leave.fecha_inicio).length
    expect(chainDays(leave, leaves)).toEqual({ antes: before, total: union.size })
  })

  property('without crossings its days are the sum of its leaves', [calmLeaves, fc.nat()], (leaves, seat) => {
    const leave = pick(leaves, seat)
    if (leave === undefined) return
    const until = chainOf(leave, leaves).filter(({ fecha_inicio }) => fecha_inicio <= leave.fecha_inicio)
    expect(chainDays(leave, leaves).total).toBe(until.reduce((sum, one) => sum + spanDays(spanOf(one)), 0))
  })

  property('of one illness it is what walking the calendar back counts', [calmLeaves, fc.nat()], (drawn, seat) => {
    const leaves = ofOneIllness(drawn)
    const leave = pick(leaves, seat)
    if (leave === undefined) return
    expect(chainDays(leave, leaves).antes).toBe(countedBack(leave, leaves))
  })

  property('every leave that counts is in one chain, whatever the order of the list', [anyLeaves], (leaves) => {
    const chained = chainsOf(leaves).flat()
    expect(chained).toHaveLength(leaves.filter(counts).length)
    expect(new Set(chained)).toEqual(new Set(leaves.filter(counts)))
  })

  property('no chain has two origins, nor more than 30 days without leave inside', [anyLeaves], (leaves) => {
    for (const chain of chainsOf(leaves)) {
      expect(new Set(chain.map(kindOf)).size).toBe(1)
      const covered = [...new Set(chain.flatMap(daysOf))].toSorted()
      covered.forEach((day, index) => {
        const next = covered[index + 1]
        if (next !== undefined) expect(next <= addDays(day, 31)).toBe(true)
      })
    }
  })

  property(
    'annulling one never lengthens the chain of another',
    [calmLeaves, fc.nat(), fc.nat()],
    (drawn, seat, out) => {
      const leaves = ofOneIllness(drawn)
      const leave = pick(leaves, seat)
      const gone = leaves[out % leaves.length]
      if (leave === undefined || gone === leave) return
      const left = leaves.map((one) => (one === gone ? { ...one, estado_id: 2 } : one))
      expect(chainDays(leave, left).total).toBeLessThanOrEqual(chainDays(leave, leaves).total)
    },
  )
})
