/** The most of each drug of oncology at once, in a cycle and in a life, and the routes by which it never goes. */
import { CEILING_KINDS, CEILING_UNITS } from '@cauce/domain/oncology/ceiling-amounts'
import { decimalOrNull, MAX_NAME, requiredText, text, textOrNull, WrongCell } from './cells.ts'
import type { Cells } from './definition.ts'
import { catalogOf, confidence, fields, oneOf } from './knowledge-catalog.ts'

const limit = (cells: Cells): number => {
  const value = decimalOrNull(cells, 'valor')
  if (value === null || value <= 0) throw new WrongCell('"valor" debe ser un número mayor que 0')
  return value
}

const WHOLE = 100
const percent = (cells: Cells): number => {
  const value = decimalOrNull(cells, 'desviacion_maxima_pct')
  if (value === null || value < 0 || value > WHOLE) {
    throw new WrongCell('"desviacion_maxima_pct" debe ser un porcentaje de 0 a 100')
  }
  return value
}

export const topesOncologia = catalogOf({
  name: 'topes-oncologia',
  title: 'Topes de dosis y vías de los medicamentos de oncología',
  table: 'topes_oncologia',
  fields: fields(
    ['principio_activo', 'tipo', 'valor', 'unidad', 'desviacion_maxima_pct'],
    ['fase', 'vias_permitidas', 'vias_prohibidas', 'nota', 'confianza', 'fuente'],
  ),
  key: ['principio_activo', 'tipo', 'fase', 'unidad'],
  read: (cells, source) => ({
    principio_activo: requiredText(cells, 'principio_activo'),
    tipo: oneOf(cells, 'tipo', CEILING_KINDS),
    fase: text(cells, 'fase'),
    valor: limit(cells),
    unidad: oneOf(cells, 'unidad', CEILING_UNITS),
    vias_permitidas: text(cells, 'vias_permitidas'),
    vias_prohibidas: text(cells, 'vias_prohibidas'),
    desviacion_maxima_pct: percent(cells),
    nota: textOrNull(cells, 'nota'),
    confianza: confidence(cells),
    fuente: text(cells, 'fuente', MAX_NAME) || source,
  }),
  keyOf: (row) => `${row.principio_activo} ${row.tipo} ${row.fase ?? ''} ${row.unidad}`,
})
