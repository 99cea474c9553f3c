/** Doses of children by age, weight and route. */
import { MAX_NAME, WrongCell, decimalOrNull, requiredText, text, textOrNull } from './cells.ts'
import type { Cells } from './definition.ts'
import { catalogOf, confidence, fields } from './knowledge-catalog.ts'

/** 18 years. */
const GROWN_MONTHS = 216

const months = (cells: Cells, field: string): number | null => {
  const value = decimalOrNull(cells, field)
  if (value !== null && !Number.isInteger(value)) throw new WrongCell(`"${field}" debe ser un número entero de meses`)
  return value
}

const ages = (cells: Cells) => {
  const [edad_min_meses, edad_max_meses] = [
    months(cells, 'edad_min_meses') ?? 0,
    months(cells, 'edad_max_meses') ?? GROWN_MONTHS,
  ]
  if (edad_max_meses <= edad_min_meses) {
    throw new WrongCell(`"edad_max_meses" (${edad_max_meses}) debe ser mayor que "edad_min_meses" (${edad_min_meses})`)
  }
  return { edad_min_meses, edad_max_meses }
}

const weights = (cells: Cells) => {
  const [peso_min_kg, peso_max_kg] = [decimalOrNull(cells, 'peso_min_kg') ?? 0, decimalOrNull(cells, 'peso_max_kg')]
  if (peso_max_kg !== null && peso_max_kg <= peso_min_kg) {
    throw new WrongCell(`"peso_max_kg" (${peso_max_kg}) debe ser mayor que "peso_min_kg" (${peso_min_kg})`)
  }
  return { peso_min_kg, peso_max_kg }
}

/** A dose with its unit, or none and from which age the drug may be given. */
const doses = (cells: Cells) => {
  const [dosis_min, dosis_max, unidad] = [
    decimalOrNull(cells, 'dosis_min'),
    decimalOrNull(cells, 'dosis_max'),
    textOrNull(cells, 'unidad'),
  ]
  const contraindicado_bajo_meses = months(cells, 'contraindicado_bajo_meses') || null
  if (dosis_min !== null && dosis_max !== null && dosis_min > dosis_max) {
    throw new WrongCell(`"dosis_min" (${dosis_min}) es mayor que "dosis_max" (${dosis_max})`)
  }
  if ((dosis_max === null) !== (unidad === null)) throw new WrongCell('"dosis_max" y "unidad" van juntas')
  if (dosis_max === null && contraindicado_bajo_meses === null) {
    throw new WrongCell('La fila no tiene "dosis_max" ni "contraindicado_bajo_meses": no dice nada')
  }
  return { dosis_min, dosis_max, unidad, contraindicado_bajo_meses }
}

export const pediatricas = catalogOf({
  name: 'dosis-pediatricas',
  title: 'Dosis de menores de edad',
  table: 'dosis_pediatricas',
  fields: fields(
    ['principio_activo'],
    [
      'via',
      'edad_min_meses',
      'edad_max_meses',
      'peso_min_kg',
      'peso_max_kg',
      'dosis_min',
      'dosis_max',
      'unidad',
      'tomas_dia_max',
      'max_dosis',
      'max_dia',
      'unidad_max',
      'max_dia_por_kg',
      'contraindicado_bajo_meses',
      'indicacion',
      'base',
      'nota',
      'confianza',
      'fuente',
    ],
  ),
  key: ['principio_activo', 'via', 'edad_min_meses', 'peso_min_kg', 'indicacion'],
  read: (cells, source) => ({
    principio_activo: requiredText(cells, 'principio_activo'),
    via: text(cells, 'via'),
    ...ages(cells),
    ...weights(cells),
    ...doses(cells),
    tomas_dia_max: decimalOrNull(cells, 'tomas_dia_max') || null,
    max_dosis: decimalOrNull(cells, 'max_dosis') || null,
    max_dia: decimalOrNull(cells, 'max_dia') || null,
    unidad_max: textOrNull(cells, 'unidad_max'),
    max_dia_por_kg: decimalOrNull(cells, 'max_dia_por_kg') || null,
    indicacion: text(cells, 'indicacion'),
    base: text(cells, 'base'),
    nota: text(cells, 'nota', MAX_NAME) || null,
    confianza: confidence(cells),
    fuente: text(cells, 'fuente') || source,
  }),
  keyOf: (row) =>
    `${row.principio_activo} ${row.via ?? ''} desde ${row.edad_min_meses ?? 0} meses y ${row.peso_min_kg} kg ${row.indicacion ?? ''}`.trim(),
})
