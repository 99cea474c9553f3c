/** What one container of each presentation holds. A file of the catalogue and the seed are read by the same rule. */
import * as Schema from 'effect/Schema'
import { Contents } from '@cauce/domain/medication/contents'
import { decimalOrNull, requiredText, text, WrongCell, flag, MAX_NAME } from './cells.ts'
import type { Catalog, Cells } from './definition.ts'
import { catalogOf, confidence, fields, oneOf } from './knowledge-catalog.ts'

const BASES = ['único', 'primer componente', 'suma de componentes']

/** Words of whole containers: a dose in them is counted, not measured. */
const wholeContainers = (unidad_envase: string): readonly string[] => [unidad_envase.toLowerCase(), '']

/** `50` and `mg/mL` of what is held in mL; null where it is of something else (mg/24 h, mEq de sodio/L) or is not said. */
const concentrationOf = (cells: Cells, unidad_contenido: string): Contents['concentracion'] => {
  const cantidad = decimalOrNull(cells, 'concentracion_valor')
  const [unidad = '', per = ''] = text(cells, 'concentracion_unidad').split('/')
  const isOfContents =
    per === unidad_contenido || (unidad_contenido === 'dosis' && (per === 'dosis' || per === 'cápsula'))
  return cantidad === null || cantidad === 0 || !isOfContents ? null : { cantidad, unidad }
}

const whole = (cells: Cells, field: string): number | null => {
  const value = decimalOrNull(cells, field)
  if (value !== null && (!Number.isInteger(value) || value < 1))
    throw new WrongCell(`"${field}" debe ser un número entero de días`)
  return value
}

const decode = Schema.decodeUnknownSync(Contents)

/** What the row says of a container. */
export const contentsOf = (cells: Cells): Contents => {
  const unidad_contenido = text(cells, 'unidad_contenido')
  const containers = wholeContainers(text(cells, 'unidad_envase'))
  const minimum = decimalOrNull(cells, 'medida_minima')
  return decode({
    contenido: decimalOrNull(cells, 'contenido') || null,
    unidad_contenido,
    concentracion: concentrationOf(cells, unidad_contenido),
    base_concentracion: text(cells, 'base_concentracion') === '' ? 'único' : oneOf(cells, 'base_concentracion', BASES),
    unidades_dosis: text(cells, 'unidades_de_dosis')
      .split(';')
      .filter((unit) => !containers.includes(unit)),
    gotas_por_ml: decimalOrNull(cells, 'gotas_por_ml') || null,
    dias_abierto: whole(cells, 'dias_tras_abrir'),
    divisible: flag(cells, 'divisible'),
    medida_minima:
      minimum === null || minimum === 0 ? null : { cantidad: minimum, unidad: text(cells, 'unidad_medida_minima') },
  })
}

export const envases: Catalog = catalogOf({
  name: 'envases',
  title: 'Lo que trae cada envase y en qué se mide su dosis',
  table: 'envases',
  fields: fields(
    ['nombre', 'unidad_envase', 'unidades_de_dosis', 'divisible'],
    [
      'base_concentracion',
      'contenido',
      'unidad_contenido',
      'concentracion_valor',
      'concentracion_unidad',
      'gotas_por_ml',
      'dias_tras_abrir',
      'medida_minima',
      'unidad_medida_minima',
      'confianza',
      'fuente',
      'nota',
    ],
  ),
  key: ['nombre'],
  read: (cells, source) => ({
    nombre: requiredText(cells, 'nombre', MAX_NAME),
    contenido: contentsOf(cells),
    confianza: confidence(cells),
    fuente: text(cells, 'fuente') || source,
    nota: text(cells, 'nota', MAX_NAME),
  }),
  keyOf: (row) => row.nombre,
})
