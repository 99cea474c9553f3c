import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { counts, kindOf, lastDay } from '@cauce/domain/sick-leave/leave-span'
import { previousLeave } from '@cauce/domain/sick-leave/previous-leave'
import { automaticProrroga, prorrogaWarnings } from '@cauce/domain/sick-leave/prorroga'
import { calmLeaves, daysOf } from '../../support/arbitraries/sick-leave.ts'
import { property } from '../../support/property.ts'

const shift = fc.oneof(fc.constantFrom(-1, 0, 1, 29, 30, 31), fc.integer({ min: -40, max: 70 }))

describe('prórroga', () => {
  property(
    'es Si exactamente donde el día anterior es el último de una incapacidad del mismo diagnóstico',
    [calmLeaves, fc.nat(), shift, fc.constantFrom('M545', 'M544', 'J00X')],
    (leaves, seat, days, codigo) => {
      const near = leaves[seat % leaves.length]
      if (near === undefined) return
      const fecha_inicio = addDays(lastDay(near), 1 + days)
      const expected = leaves.some(
        (leave) =>
          counts(leave) &&
          kindOf(leave) === 'comun' &&
          daysOf(leave).at(-1) === addDays(fecha_inicio, -1) &&
          leave.cie10.codigo === codigo,
      )
      const next = { fecha_inicio, contingencia: 'Enf. Comun', cie10: { codigo } }
      expect(automaticProrroga(next, previousLeave(next, leaves))).toBe(expected ? 'Si' : 'No')
    },
    ['incapacidades', 'tras cuál de ellas (número)', 'días de intervalo', 'diagnóstico de la nueva'],
  )

  property(
    'la que sigue a otra al día siguiente es su prórroga, y en ningún otro día',
    [calmLeaves, shift],
    (leaves, days) => {
      const last = leaves.filter(counts).at(-1)
      if (last === undefined) return
      const { cie10, contingencia } = last
      const next = { fecha_inicio: addDays(lastDay(last), 1 + Math.abs(days)), cie10, contingencia }
      expect(automaticProrroga(next, last)).toBe(days === 0 ? 'Si' : 'No')
    },
    ['incapacidades', 'días de intervalo (sin signo)'],
  )

  property(
    'de un No se advierte dentro de los 30 días de la misma categoría, y solo entonces',
    [calmLeaves, shift, fc.constantFrom('M545', 'M544', 'J00X')],
    (leaves, days, codigo) => {
      const last = leaves.filter(counts).at(-1)
      if (last === undefined) return
      const gap = Math.abs(days)
      const leave = { fecha_inicio: addDays(lastDay(last), 1 + gap), cie10: { codigo }, prorroga: 'No' as const }
      const related = last.cie10.codigo.slice(0, 3) === codigo.slice(0, 3)
      expect(prorrogaWarnings(leave, last)).toHaveLength(related && gap <= 30 ? 1 : 0)
    },
    ['incapacidades', 'días de intervalo (sin signo)', 'diagnóstico de la nueva'],
  )
})
