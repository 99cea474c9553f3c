import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { coveredDays } from '@cauce/domain/sick-leave/accumulated-days'
import { futureStartWarning } from '@cauce/domain/sick-leave/future-start'
import { keepsChain } from '@cauce/domain/sick-leave/interruption'
import { inForce } from '@cauce/domain/sick-leave/law'
import { isRelatedDiagnosis } from '@cauce/domain/sick-leave/related-diagnosis'
import { anyDay, dayShift, today } from '../../support/arbitraries/calendar.ts'
import { anyLeaves, daysOf } from '../../support/arbitraries/sick-leave.ts'
import { property } from '../../support/property.ts'

describe('keepsChain', () => {
  property(
    'thirty whole days in between keep it, thirty-one do not',
    [today, fc.oneof(fc.constantFrom(0, 1, 29, 30, 31, 32), fc.nat(400))],
    (end, gap) => {
      const between = Array.from({ length: gap }, (_, index) => addDays(end, index + 1))
      expect(keepsChain(end, addDays(end, gap + 1))).toBe(between.length < 31)
    },
  )
})

describe('coveredDays', () => {
  property('a day in two leaves counts once', [anyLeaves], (leaves) => {
    const spans = leaves.map((leave) => ({ desde: leave.fecha_inicio, hasta: leave.fecha_final }))
    const days = new Set(leaves.flatMap((leave) => daysOf({ ...leave, estado_id: 1, fecha_levantamiento: null })))
    expect(coveredDays(spans)).toBe(days.size)
  })
})

const record = (vigente_desde: string) => ({ vigente_desde, fuente: 'Norma de prueba' })

describe('inForce', () => {
  const days = fc.uniqueArray(anyDay, { minLength: 1, maxLength: 6 })

  property(
    'the last one that has begun, whatever the order in which they are written',
    [days, anyDay],
    (starts, day) => {
      const [first = day, ...rest] = starts
      const held = inForce([record(first), ...rest.map(record)], day).vigente_desde
      const sorted = starts.toSorted()
      expect(held).toBe(sorted.findLast((start) => start <= day) ?? sorted[0])
    },
  )
})

const head = (text: string) => text.toLowerCase().replace(/^(\w\d\d).*$/u, '$1')

describe('isRelatedDiagnosis', () => {
  const code = fc.constantFrom('M545', 'M544', 'm540', 'M511', 'J00X', 'J069', 'F320')

  property('the letter and the two figures say it, in any case', [code, code], (one, other) => {
    expect(isRelatedDiagnosis({ codigo: one }, { codigo: other })).toBe(head(one) === head(other))
  })
})

describe('futureStartWarning', () => {
  const cie10 = { codigo: 'M545' }

  property('a start of today or before is never warned of', [today, fc.nat(60)], (day, before) => {
    expect(futureStartWarning({ fecha_inicio: addDays(day, -before), cie10 }, null, day)).toBeNull()
  })

  property(
    'after today, only the prórroga of a leave that ends within eight days is not',
    [today, dayShift],
    (day, left) => {
      const end = addDays(day, left)
      const previous = {
        fecha_inicio: addDays(end, -4),
        fecha_final: end,
        fecha_levantamiento: null,
        contingencia: 'Enf. Comun',
        prorroga: 'No' as const,
        estado_id: 1,
        cie10,
      }
      const warned = futureStartWarning({ fecha_inicio: addDays(end, 1), cie10 }, previous, day) !== null
      expect(warned).toBe(left > 8)
    },
  )
})
