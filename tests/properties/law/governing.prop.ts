/** Which row of a figure governs on a day, whatever rows an installation wrote. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { withRows } from '@cauce/domain/law/governing'
import { inForce, type LegalRecords } from '@cauce/domain/sick-leave/law'
import { property } from '../../support/property.ts'

const MAX = 90
const FIGURE = { partes: { dias: { nombre: 'Días', unidad: ['día', 'días'], min: 1, max: MAX } } } as const
const START = '2026-01-01'
const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(START, days))
const dias = fc.integer({ min: 1, max: MAX })
const rows = fc.uniqueArray(
  fc.record({ vigente_desde: day, fuente: fc.constant('de la entidad'), valor: fc.record({ dias }) }),
  { selector: ({ vigente_desde }) => vigente_desde, maxLength: 8 },
)
const seed = fc
  .uniqueArray(fc.record({ vigente_desde: day, fuente: fc.constant('de fábrica'), dias }), {
    selector: ({ vigente_desde }) => vigente_desde,
    minLength: 1,
    maxLength: 3,
  })
  .map(([first, ...rest]): LegalRecords<{ vigente_desde: string; fuente: string; dias: number }> => [
    first ?? { vigente_desde: START, fuente: 'de fábrica', dias: 1 },
    ...rest,
  ])

describe('withRows', () => {
  property('ningún día tiene dos filas, y ninguna de las que había se pierde', [seed, rows], (from, all) => {
    const days = withRows(FIGURE, from, all).map(({ vigente_desde }) => vigente_desde)
    expect(new Set(days).size).toBe(days.length)
    expect(new Set(days)).toEqual(new Set([...from, ...all].map(({ vigente_desde }) => vigente_desde)))
  })

  property('rige la última que ya empezó; la de la entidad gana en su día', [seed, rows, day], (from, all, on) => {
    const begun = [
      ...from.map((each) => ({ ...each, own: false })),
      ...all.map(({ valor, ...each }) => ({ ...each, ...valor, own: true })),
    ]
      .filter(({ vigente_desde }) => vigente_desde <= on)
      .toSorted((a, b) => b.vigente_desde.localeCompare(a.vigente_desde) || Number(b.own) - Number(a.own))
    const [wanted] = begun
    if (wanted !== undefined) expect(inForce(withRows(FIGURE, from, all), on).dias).toBe(wanted.dias)
  })

  property(
    'una fila nueva no cambia lo que regía antes de su día',
    [seed, rows, day, dias],
    (from, all, since, value) => {
      if (all.some(({ vigente_desde }) => vigente_desde === since)) return
      const eve = addDays(since, -1)
      // Before the first of all the oldest holds, which the new one may be.
      if (![...from, ...all].some(({ vigente_desde }) => vigente_desde <= eve)) return
      const added = { vigente_desde: since, fuente: 'nueva', valor: { dias: value } }
      expect(inForce(withRows(FIGURE, from, [...all, added]), eve)).toEqual(inForce(withRows(FIGURE, from, all), eve))
    },
  )
})
