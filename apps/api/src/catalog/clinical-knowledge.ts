/** Groups of duplicity, coverage of the interactions, special control, pregnancy and nursing. */
import { requiredText, text, textOrNull, MAX_NAME, WrongCell, decimalOrNull, flag } from './cells.ts'
import type { Catalog, Cells } from './definition.ts'
import { catalogOf, confidence, fields, oneOf } from './knowledge-catalog.ts'
import { PREGNANCY_LEVELS } from '@cauce/domain/medication/pregnancy'

const duplicidad = catalogOf({
  name: 'duplicidad',
  title: 'Grupos de duplicidad terapéutica',
  table: 'duplicidad_grupos',
  fields: fields(
    ['grupo', 'miembros', 'vias', 'nivel', 'motivo'],
    ['atc_prefijos', 'excepciones', 'confianza', 'fuente'],
  ),
  key: ['grupo'],
  read: (cells, source) => ({
    grupo: requiredText(cells, 'grupo'),
    miembros: requiredText(cells, 'miembros', MAX_NAME),
    atc_prefijos: textOrNull(cells, 'atc_prefijos'),
    vias: requiredText(cells, 'vias'),
    nivel: oneOf(cells, 'nivel', ['contraindicada', 'mayor', 'moderada']),
    excepciones: textOrNull(cells, 'excepciones'),
    motivo: requiredText(cells, 'motivo', MAX_NAME),
    confianza: confidence(cells),
    fuente: text(cells, 'fuente') || source,
  }),
  keyOf: (row) => row.grupo,
})

const cobertura = catalogOf({
  name: 'cobertura-interacciones',
  title: 'Principios activos cuyas interacciones se revisaron',
  table: 'cobertura_interacciones',
  fields: fields(['principio_activo', 'revisado', 'cobertura'], []),
  key: ['principio_activo'],
  read: (cells) => ({
    principio_activo: requiredText(cells, 'principio_activo'),
    revisado: flag(cells, 'revisado') ? 1 : 0,
    cobertura: requiredText(cells, 'cobertura'),
  }),
  keyOf: (row) => row.principio_activo,
})

const days = (cells: Cells): number => {
  const value = decimalOrNull(cells, 'dias_max')
  if (value === null || !Number.isInteger(value) || value < 1 || value > 366) {
    throw new WrongCell('"dias_max" debe ser un número entero de días, de 1 a 366')
  }
  return value
}

const control = catalogOf({
  name: 'control-especial',
  title: 'Medicamentos de control especial y días de una fórmula',
  table: 'control_especial',
  fields: fields(['principio_activo', 'grupo', 'dias_max'], ['nota', 'confianza', 'fuente']),
  key: ['principio_activo'],
  read: (cells, source) => ({
    principio_activo: requiredText(cells, 'principio_activo'),
    grupo: requiredText(cells, 'grupo'),
    dias_max: days(cells),
    nota: textOrNull(cells, 'nota'),
    confianza: confidence(cells),
    fuente: text(cells, 'fuente') || source,
  }),
  keyOf: (row) => row.principio_activo,
})

const embarazo = catalogOf({
  name: 'embarazo-lactancia',
  title: 'Medicamentos en embarazo y lactancia',
  table: 'embarazo_lactancia',
  fields: fields(
    ['principio_activo', 't1', 't2', 't3', 'lactancia_nivel', 'motivo'],
    ['via', 'exige_prueba', 'exige_anticoncepcion', 'confianza', 'fuente'],
  ),
  key: ['principio_activo', 'via'],
  read: (cells, source) => ({
    principio_activo: requiredText(cells, 'principio_activo'),
    via: text(cells, 'via'),
    t1: oneOf(cells, 't1', PREGNANCY_LEVELS),
    t2: oneOf(cells, 't2', PREGNANCY_LEVELS),
    t3: oneOf(cells, 't3', PREGNANCY_LEVELS),
    lactancia_nivel: oneOf(cells, 'lactancia_nivel', PREGNANCY_LEVELS),
    motivo: requiredText(cells, 'motivo', MAX_NAME),
    exige_prueba: flag(cells, 'exige_prueba') ? 1 : 0,
    exige_anticoncepcion: flag(cells, 'exige_anticoncepcion') ? 1 : 0,
    confianza: confidence(cells),
    fuente: text(cells, 'fuente') || source,
  }),
  keyOf: (row) => `${row.principio_activo} ${row.via ?? ''}`,
})

/** In the order of their names. */
export const CLINICAL_KNOWLEDGE: readonly Catalog[] = [cobertura, control, duplicidad, embarazo]
