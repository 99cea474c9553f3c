import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { recognisedWith } from '@cauce/domain/sick-leave/chain'
import { counts, kindOf } from '@cauce/domain/sick-leave/leave-span'
import { payerSpans } from '@cauce/domain/sick-leave/payer'
import { payerRows, REGIMENES_PRESTACIONALES } from '@cauce/domain/sick-leave/payer-table'
import { anyLeaves, daysOf } from '../../support/arbitraries/sick-leave.ts'
import { property } from '../../support/property.ts'

const regimen = fc.constantFrom(...REGIMENES_PRESTACIONALES)

describe('quién paga', () => {
  property(
    'cada día de una incapacidad lo paga uno solo: el de su número entre los días de la cadena',
    [anyLeaves, fc.nat(), regimen],
    (leaves, seat, which) => {
      const valid = leaves.filter(counts)
      const leave = valid[seat % Math.max(1, valid.length)]
      if (leave === undefined) return
      const calendar = [...new Set(recognisedWith(leave, leaves).flatMap(daysOf))].toSorted()
      const numbers = new Map(calendar.map((day, place) => [day, place + 1]))
      const rows = payerRows(which, kindOf(leave), leave.fecha_inicio)
      const spans = payerSpans(leave, leaves, which)
      for (const day of daysOf(leave)) {
        const n = numbers.get(day) ?? 0
        const row = rows.find(({ desde_dia, hasta_dia }) => desde_dia <= n && n <= (hasta_dia ?? n))
        expect(spans.filter(({ desde, hasta }) => desde <= day && day <= hasta).map(({ fila }) => fila)).toEqual([row])
      }
    },
  )
})
