import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { formatNumber, groupThousands } from '@cauce/domain/text/format'
import { property } from '../../support/property.ts'

const decimals = fc.integer({ min: 0, max: 3 })
/** A number with up to three decimals, as whole thousandths: exact, so that halves are halves. */
const thousandths = fc.oneof(
  fc.integer({ min: -10_000_000, max: 10_000_000 }),
  fc.integer({ min: -2_000, max: 2_000 }).map((value) => value * 5),
)

/** Rounds half away from zero with whole numbers alone. */
const rounded = (value: number, places: number): { readonly units: number; readonly scale: number } => {
  const step = 10 ** (3 - places)
  const size = Math.abs(value)
  const rest = size % step
  const units = (size - rest) / step + (rest * 2 >= step ? 1 : 0)
  return { units: value < 0 ? -units : units, scale: 10 ** places }
}

describe('formatNumber', () => {
  property(
    'leerlo de vuelta da el número redondeado, con la mitad lejos de cero',
    [thousandths, decimals],
    (value, places) => {
      const text = formatNumber(value / 1000, places)
      const { units, scale } = rounded(value, places)
      const read = Number(text.replaceAll(' ', '').replace('−', '-').replace(',', '.'))
      expect(Math.round(read * scale)).toBe(units === 0 ? 0 : units)
    },
  )

  property('tiene exactamente los decimales pedidos', [thousandths, decimals], (value, places) => {
    const [, fraction = ''] = formatNumber(value / 1000, places).split(',')
    expect(fraction).toHaveLength(places)
  })

  property(
    'cualquier número se escribe con cifras',
    [fc.double({ noNaN: true, min: -1e15, max: 1e15 }), decimals],
    (value, places) => {
      expect(formatNumber(value, places)).toMatch(/^−?\d{1,3}( \d{3})*(,\d+)?$/u)
    },
  )
})

property('agrupar conserva las cifras', [fc.bigInt({ min: 0n, max: 10n ** 20n })], (value) => {
  const shown = groupThousands(String(value))
  expect(shown.replaceAll(' ', '')).toBe(String(value))
  expect(shown).toMatch(/^\d{1,3}( \d{3})*$/)
})
