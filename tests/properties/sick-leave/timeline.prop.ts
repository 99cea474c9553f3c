import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { chainDays } from '@cauce/domain/sick-leave/chain'
import { leaveTimeline } from '@cauce/domain/sick-leave/timeline'
import { anyLeaves } from '../../support/arbitraries/sick-leave.ts'
import { property } from '../../support/property.ts'

describe('la franja', () => {
  property(
    'cada barra está dentro de ella y la nueva siempre se dibuja, de última',
    [anyLeaves, fc.nat(400)],
    (leaves, days) => {
      const [fresh, ...others] = leaves
      if (fresh === undefined || fresh.estado_id !== 1) return
      const today = addDays(fresh.fecha_inicio, days % 60)
      const { barras, meses, suma } = leaveTimeline(others, fresh, today)
      expect(meses).toHaveLength(5)
      for (const { inicio, ancho } of barras) {
        expect(inicio).toBeGreaterThanOrEqual(0)
        expect(ancho).toBeGreaterThan(0)
        expect(inicio + ancho).toBeLessThanOrEqual(1 + 1e-9)
      }
      expect(barras.at(-1)?.tipo).toBe('nueva')
      const { antes, total } = chainDays(fresh, others)
      const [first, second, sum] = (suma ?? `0 ${total} ${total}`).match(/\d+/gu)?.map(Number) ?? []
      expect([first, second, sum]).toEqual([antes, total - antes, total])
    },
  )
})
