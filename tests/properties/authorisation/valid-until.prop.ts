import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { authorisedUntil, procedureKind } from '@cauce/domain/authorisation/valid-until'
import { addDays, daysBetween } from '@cauce/domain/calendar/calendar-date'
import { property } from '../../support/property.ts'

const decided = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days))
const after = fc.integer({ min: -400, max: 400 })
const kind = fc.constantFrom('medicamento', 'procedimiento', 'cirugia', 'codigo_propio')

describe('authorisedUntil', () => {
  property(
    'nunca es antes de lo que da su clase ni del vencimiento de la orden, y es uno de los dos',
    [kind, decided, after],
    (what, decidida, shift) => {
      const fecha_vencimiento = addDays(decidida, shift)
      const until = authorisedUntil(what, { decidida, fecha_vencimiento })
      const days = daysBetween(decidida, until)
      expect(days).toBe(Math.max(shift, what === 'cirugia' ? 180 : 90))
    },
  )

  property(
    'un código de las secciones quirúrgicas es una cirugía; los demás, no',
    [fc.integer({ min: 0, max: 999_999 })],
    (n) => {
      const codigo = String(n).padStart(6, '0')
      const chapter = Math.floor(n / 10_000)
      expect(procedureKind(codigo)).toBe(chapter >= 1 && chapter <= 86 ? 'cirugia' : 'procedimiento')
    },
  )
})
