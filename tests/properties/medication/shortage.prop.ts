/** One shortage counts for a drug on a day: the one that stops the order, if there is one. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { shortageOf, stopsOrder, type ShortageRow } from '@cauce/domain/medication/shortage'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-21'
const row: fc.Arbitrary<ShortageRow> = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    medicamento_id: fc.constantFrom(1, 2),
    tipo_alerta: fc.constantFrom('Informativa', 'Bloqueante'),
    desde: fc.integer({ min: -20, max: 5 }),
    dias: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
  })
  .map(({ desde, dias, ...rest }) => ({
    ...rest,
    mensaje: 'Sin existencias',
    fuente: 'Prueba',
    vigente_desde: addDays(TODAY, desde),
    vigente_hasta: dias === null ? null : addDays(TODAY, desde + dias),
  }))
const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 8 })
const drug = { codesumi_id: 1 }

describe('shortageOf', () => {
  property('el orden de las filas no importa', [rows], (list) => {
    expect(shortageOf(drug, list.toReversed(), TODAY)).toEqual(shortageOf(drug, list, TODAY))
  })

  property('impide la orden exactamente cuando alguna fila del día lo hace', [rows], (list) => {
    const counting = list.filter(
      (each) =>
        each.medicamento_id === 1 &&
        each.vigente_desde <= TODAY &&
        (each.vigente_hasta === null || each.vigente_hasta >= TODAY),
    )
    const found = shortageOf(drug, list, TODAY)
    expect(found === null).toBe(counting.length === 0)
    if (found !== null) expect(stopsOrder(found)).toBe(counting.some(stopsOrder))
  })
})
