import { describe, expect } from 'vitest'
import { recognisedChains } from '@cauce/domain/sick-leave/chain'
import { counts, kindOf, type Leave } from '@cauce/domain/sick-leave/leave-span'
import { duplicateOf, simultaneousWith } from '@cauce/domain/sick-leave/overlap'
import { checkSimultaneity, simultaneityText } from '@cauce/domain/sick-leave/simultaneity'
import { anyLeaves, calmLeaves, daysOf } from '../../support/arbitraries/sick-leave.ts'
import { property } from '../../support/property.ts'

/** The leaves of a list that count and have a day of another, looked up day by day in the calendar. */
const touching = (fresh: Leave, leaves: readonly Leave[]): readonly Leave[] => {
  const days = new Set(daysOf(fresh))
  return leaves.filter((leave) => counts(leave) && daysOf(leave).some((day) => days.has(day)))
}

/** Of the drawn ones none is a licence: they are of one event where they have the three first characters. */
const sameEvent = (one: Leave, other: Leave): boolean => one.cie10.codigo.slice(0, 3) === other.cie10.codigo.slice(0, 3)
const licence = (leave: Leave): Leave => ({ ...leave, contingencia: 'licencia maternidad' })
const numbered = (leaves: readonly Leave[]) => leaves.map((leave, place) => ({ ...leave, radicado: `2026-${place}` }))
const reason = 'Otra enfermedad que empezó después'

describe('Incapacidad Duplicada', () => {
  property(
    'dos incapacidades que comparten un día del calendario son una duplicada o dos simultáneas, por su enfermedad',
    [anyLeaves, anyLeaves],
    (old, drawn) => {
      for (const fresh of drawn) {
        const shared = touching(fresh, old)
        expect(duplicateOf(fresh, old)).toBe(shared.find((other) => sameEvent(fresh, other)) ?? null)
        expect(simultaneousWith(fresh, old)).toEqual(shared.filter((other) => !sameEvent(fresh, other)))
      }
    },
  )

  property(
    'una licencia nunca comparte un día con otra, y siempre puede compartirlo con una incapacidad',
    [anyLeaves, anyLeaves],
    (old, drawn) => {
      for (const fresh of drawn.map(licence)) {
        const shared = touching(fresh, old)
        expect(duplicateOf(fresh, old.map(licence)) === null).toBe(shared.length === 0)
        expect(simultaneousWith(fresh, old)).toEqual(shared)
      }
    },
  )

  property('las incapacidades seguidas nunca se cruzan', [calmLeaves], (leaves) => {
    for (const leave of leaves) {
      const others = leaves.filter((other) => other !== leave)
      expect([duplicateOf(leave, others), simultaneousWith(leave, others)]).toEqual([null, []])
    }
  })
})

describe('las simultáneas', () => {
  property('sin un motivo con palabras no pasa ninguna, y con él todas', [anyLeaves, anyLeaves], (old, drawn) => {
    for (const fresh of drawn) {
      const asked = duplicateOf(fresh, old) === null && simultaneousWith(fresh, old).length > 0
      const fields = Object.keys(checkSimultaneity({ ...fresh, motivo_simultanea: null }, old))
      expect(fields).toEqual(asked ? ['motivo_simultanea'] : [])
      expect(checkSimultaneity({ ...fresh, motivo_simultanea: reason }, old)).toEqual({})
    }
  })

  property('lo que se reconoce se dice exactamente de las que se cruzan', [anyLeaves, anyLeaves], (old, drawn) => {
    const others = numbered(old)
    for (const fresh of drawn) {
      const told = simultaneityText(fresh, others)
      for (const other of others) {
        const isShared = simultaneousWith(fresh, [other]).length > 0
        expect(told?.includes(`${other.radicado} (`) ?? false).toBe(isShared)
      }
    }
  })

  property('las del mismo origen que comparten un día se reconocen juntas', [anyLeaves], (leaves) => {
    const chains = recognisedChains(leaves)
    const chainOf = (leave: Leave) => chains.find((chain) => chain.includes(leave))
    for (const leave of leaves.filter(counts)) {
      for (const other of touching(leave, leaves)) {
        expect(chainOf(leave) === chainOf(other)).toBe(kindOf(leave) === kindOf(other))
      }
    }
  })
})
