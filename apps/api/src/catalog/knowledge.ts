/**
 * The clinical knowledge of the checks. A version goes over the one before: rows are known by what they are about; what the file
 * no longer names stays, because an alert too many is looked at and one too few is not.
 */
import { SEVERITIES } from '@cauce/domain/medication/check'
import { CROSS_LEVELS } from '@cauce/domain/medication/allergy-knowledge'
import { MAX_NAME, WrongCell, decimalOrNull, flag, requiredText, text, textOrNull } from './cells.ts'
import type { Catalog, Cells } from './definition.ts'
import { CLINICAL_KNOWLEDGE } from './clinical-knowledge.ts'
import { topesOncologia } from './oncology-ceilings.ts'
import { catalogOf, confidence, fields, oneOf } from './knowledge-catalog.ts'
import { shortages } from './shortages.ts'

const KINDS = ['principio', 'clase']
/** What is not informative is a severity of an interaction. */
const INTERACTION_SEVERITIES = SEVERITIES.filter((severity) => severity !== 'informativa')

const interacciones = catalogOf({
  name: 'interacciones',
  title: 'Interacciones entre medicamentos',
  table: 'interacciones',
  fields: fields(
    ['principio_a', 'principio_b', 'tipo_a', 'tipo_b', 'severidad', 'efecto'],
    ['mecanismo', 'conducta', 'aplica_via_local', 'confianza', 'fuente'],
  ),
  key: ['principio_a', 'principio_b', 'tipo_a', 'tipo_b'],
  read: (cells, source) => ({
    principio_a: requiredText(cells, 'principio_a'),
    principio_b: requiredText(cells, 'principio_b'),
    tipo_a: oneOf(cells, 'tipo_a', KINDS),
    tipo_b: oneOf(cells, 'tipo_b', KINDS),
    severidad: oneOf(cells, 'severidad', INTERACTION_SEVERITIES),
    efecto: requiredText(cells, 'efecto', MAX_NAME),
    mecanismo: text(cells, 'mecanismo', MAX_NAME) || null,
    conducta: text(cells, 'conducta', MAX_NAME) || null,
    aplica_via_local: flag(cells, 'aplica_via_local') ? 1 : 0,
    confianza: confidence(cells),
    fuente: text(cells, 'fuente') || source,
  }),
  keyOf: (row) => `${row.principio_a} (${row.tipo_a}) con ${row.principio_b} (${row.tipo_b})`,
})

const clases = catalogOf({
  name: 'clases',
  title: 'Clases de medicamentos',
  table: 'clases_farmacologicas',
  fields: fields(['clase', 'principio_activo'], []),
  key: ['clase', 'principio_activo'],
  read: (cells) => ({
    clase: requiredText(cells, 'clase'),
    principio_activo: requiredText(cells, 'principio_activo'),
  }),
  keyOf: (row) => `${row.clase}: ${row.principio_activo}`,
})

const LEVELS = CROSS_LEVELS.filter((level) => level !== 'teórica')

const alergias = catalogOf({
  name: 'alergias',
  title: 'Alergias y sus miembros',
  table: 'alergias',
  fields: fields(['clase', 'principios'], ['cruce', 'cruce_interno', 'conducta', 'alias', 'confianza', 'fuente']),
  key: ['clase'],
  read: (cells, source) => ({
    clase: requiredText(cells, 'clase'),
    principios: text(cells, 'principios', MAX_NAME),
    cruce: text(cells, 'cruce', MAX_NAME) || null,
    cruce_interno: text(cells, 'cruce_interno') === '' ? null : oneOf(cells, 'cruce_interno', LEVELS),
    conducta: text(cells, 'conducta', MAX_NAME) || null,
    alias: textOrNull(cells, 'alias'),
    confianza: confidence(cells),
    fuente: text(cells, 'fuente') || source,
  }),
  keyOf: (row) => row.clase,
})

const cruces = catalogOf({
  name: 'alergias-cruces',
  title: 'Cruces entre alergias',
  table: 'alergias_cruces',
  fields: fields(['clase', 'cruza_con', 'tipo', 'nivel'], ['confianza']),
  key: ['clase', 'cruza_con'],
  read: (cells) => ({
    clase: requiredText(cells, 'clase'),
    cruza_con: requiredText(cells, 'cruza_con'),
    tipo: oneOf(cells, 'tipo', KINDS),
    nivel: oneOf(cells, 'nivel', CROSS_LEVELS),
    confianza: confidence(cells),
  }),
  keyOf: (row) => `${row.clase} con ${row.cruza_con}`,
})

const wholeOrNull = (cells: Cells, field: string): number | null => {
  const value = decimalOrNull(cells, field)
  if (value !== null && !Number.isInteger(value)) throw new WrongCell(`"${field}" debe ser un número entero`)
  return value
}

const dosis = catalogOf({
  name: 'dosis',
  title: 'Dosis habituales',
  table: 'dosis_habituales',
  fields: fields(
    ['principio_activo', 'via', 'unidad_dosis'],
    [
      'dosis_min',
      'dosis_max',
      'max_dia',
      'precaucion_renal',
      'precaucion_embarazo',
      'embarazo_nivel',
      'frecuencia_especial',
      'confianza',
      'fuente',
    ],
  ),
  key: ['principio_activo', 'via', 'unidad_dosis'],
  read: (cells, source) => {
    const [dosis_min, dosis_max] = [decimalOrNull(cells, 'dosis_min'), decimalOrNull(cells, 'dosis_max')]
    if (dosis_min !== null && dosis_max !== null && dosis_min > dosis_max) {
      throw new WrongCell(`"dosis_min" (${dosis_min}) es mayor que "dosis_max" (${dosis_max})`)
    }
    return {
      principio_activo: requiredText(cells, 'principio_activo'),
      via: requiredText(cells, 'via'),
      unidad_dosis: textOrNull(cells, 'unidad_dosis'),
      dosis_min,
      dosis_max,
      max_dia: decimalOrNull(cells, 'max_dia'),
      precaucion_renal: wholeOrNull(cells, 'precaucion_renal'),
      precaucion_embarazo: wholeOrNull(cells, 'precaucion_embarazo'),
      embarazo_nivel: textOrNull(cells, 'embarazo_nivel'),
      frecuencia_especial: textOrNull(cells, 'frecuencia_especial'),
      confianza: confidence(cells),
      fuente: text(cells, 'fuente') || source,
    }
  },
  keyOf: (row) => `${row.principio_activo} ${row.via} ${row.unidad_dosis ?? ''}`,
})

/** Those that came first, and the others after them. */
export const KNOWLEDGE: readonly Catalog[] = [
  alergias,
  cruces,
  clases,
  shortages,
  dosis,
  interacciones,
  ...CLINICAL_KNOWLEDGE,
  topesOncologia,
]
