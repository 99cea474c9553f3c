/** Containers of every kind: what they hold, how strong it is, and in what their dose may be written. */
import * as fc from 'fast-check'
import type { Contents } from '@cauce/domain/medication/contents'

export const contents: fc.Arbitrary<Contents> = fc.record({
  contenido: fc.constantFrom(null, 1, 1.5, 3, 10, 60, 100, 200),
  unidad_contenido: fc.constantFrom('mL', 'g', 'dosis', 'vial'),
  concentracion: fc.constantFrom(
    null,
    { cantidad: 50, unidad: 'mg' },
    { cantidad: 100, unidad: 'UI' },
    { cantidad: 0.4, unidad: 'g' },
    { cantidad: 100, unidad: 'mcg' },
  ),
  base_concentracion: fc.constantFrom('único', 'primer componente', 'suma de componentes'),
  unidades_dosis: fc.subarray(['mL', 'mg', 'UI', 'gotas', 'puff', 'mcg', 'aplicación']),
  gotas_por_ml: fc.constantFrom(null, 20, 40),
  dias_abierto: fc.constantFrom(null, 1, 14, 28),
  divisible: fc.boolean(),
  medida_minima: fc.constantFrom(null, { cantidad: 0.5, unidad: 'mL' }, { cantidad: 1, unidad: 'UI' }),
})
