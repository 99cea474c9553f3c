/** Groups of duplicity, coverage of the interactions, special control, pregnancy and nursing, wash-out, renal function. */
import { requiredText, text, textOrNull, MAX_NAME, WrongCell, decimalOrNull, flag } from './cells.ts'
import { envases } from './contents.ts'
import type { Catalog, Cells } from './definition.ts'
import { pediatricas } from './child-doses.ts'
import { catalogOf, confidence, fields, oneOf } from './knowledge-catalog.ts'
import { ELDER_LEVELS } from '@cauce/domain/medication/elder'
import { CONDITIONS } from '@cauce/domain/medication/known-conditions'
import { SEVERITIES } from '@cauce/domain/medication/check'
import { RENAL_FORMULAS } from '@cauce/domain/medication/known-kidneys'
import { RENAL_ADJUSTMENTS } from '@cauce/domain/medication/renal'
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

const days = (cells: Cells, field: string, most: number): number => {
  const value = decimalOrNull(cells, field)
  if (value === null || !Number.isInteger(value) || value < 1 || value > most) {
    throw new WrongCell(`"${field}" debe ser un número entero de días, de 1 a ${most}`)
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
    dias_max: days(cells, 'dias_max', 366),
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

const lavado = catalogOf({
  name: 'lavado',
  title: 'Días que un medicamento sigue actuando',
  table: 'lavado',
  fields: fields(['principio_activo', 'dias_lavado', 'por_que'], ['detalle', 'confianza', 'fuente']),
  key: ['principio_activo'],
  read: (cells, source) => ({
    principio_activo: requiredText(cells, 'principio_activo'),
    dias_lavado: days(cells, 'dias_lavado', 1_000),
    por_que: requiredText(cells, 'por_que'),
    detalle: textOrNull(cells, 'detalle'),
    confianza: confidence(cells),
    fuente: text(cells, 'fuente') || source,
  }),
  keyOf: (row) => row.principio_activo,
})

/** Bands of one ingredient and route are told apart by where they begin. */
const band = (cells: Cells) => {
  const [tfg_desde, tfg_hasta] = [decimalOrNull(cells, 'tfg_desde') ?? 0, decimalOrNull(cells, 'tfg_hasta')]
  if (tfg_hasta !== null && tfg_hasta <= tfg_desde) {
    throw new WrongCell(`"tfg_hasta" (${tfg_hasta}) debe ser mayor que "tfg_desde" (${tfg_desde})`)
  }
  return { tfg_desde, tfg_hasta }
}

const [LEAST_YEARS, MOST_YEARS] = [50, 120]
const yearsFrom = (cells: Cells, field: string): number => {
  const value = decimalOrNull(cells, field)
  if (value === null || !Number.isInteger(value) || value < LEAST_YEARS || value > MOST_YEARS) {
    throw new WrongCell(`"${field}" debe ser un número entero de años, de ${LEAST_YEARS} a ${MOST_YEARS}`)
  }
  return value
}

const renal = catalogOf({
  name: 'renal',
  title: 'Ajuste de medicamentos por la función renal',
  table: 'renal_ajustes',
  fields: fields(
    ['principio_activo', 'tfg_desde', 'ajuste', 'formula'],
    ['via', 'tfg_hasta', 'dosis_max_dia', 'unidad_dosis', 'intervalo_h', 'conducta', 'confianza', 'fuente'],
  ),
  key: ['principio_activo', 'via', 'tfg_desde'],
  read: (cells, source) => ({
    principio_activo: requiredText(cells, 'principio_activo'),
    via: text(cells, 'via'),
    ...band(cells),
    ajuste: oneOf(cells, 'ajuste', RENAL_ADJUSTMENTS),
    dosis_max_dia: decimalOrNull(cells, 'dosis_max_dia') || null,
    unidad_dosis: textOrNull(cells, 'unidad_dosis'),
    intervalo_h: decimalOrNull(cells, 'intervalo_h') || null,
    formula: oneOf(cells, 'formula', RENAL_FORMULAS),
    conducta: text(cells, 'conducta'),
    confianza: confidence(cells),
    fuente: text(cells, 'fuente') || source,
  }),
  keyOf: (row) => `${row.principio_activo} ${row.via ?? ''} desde ${row.tfg_desde}`,
})

const ONE_OF_TWO = 'La fila es de un "principio_activo" o de una "clase", no de los dos'

const mayor = catalogOf({
  name: 'adulto-mayor',
  title: 'Medicamentos en el adulto mayor',
  table: 'adulto_mayor',
  fields: fields(
    ['edad_desde', 'nivel', 'motivo'],
    [
      'principio_activo',
      'clase',
      'condicion',
      'cie10',
      'conducta',
      'dosis_max_dia',
      'unidad_dosis',
      'confianza',
      'fuente',
    ],
  ),
  key: ['principio_activo', 'clase', 'condicion'],
  read: (cells, source) => {
    const [principio_activo, clase] = [text(cells, 'principio_activo'), text(cells, 'clase')]
    if ((principio_activo === '') === (clase === '')) {
      throw new WrongCell(ONE_OF_TWO)
    }
    return {
      principio_activo,
      clase,
      condicion: text(cells, 'condicion'),
      edad_desde: yearsFrom(cells, 'edad_desde'),
      cie10: textOrNull(cells, 'cie10'),
      nivel: oneOf(cells, 'nivel', ELDER_LEVELS),
      motivo: requiredText(cells, 'motivo', MAX_NAME),
      conducta: text(cells, 'conducta', MAX_NAME),
      dosis_max_dia: decimalOrNull(cells, 'dosis_max_dia') || null,
      unidad_dosis: textOrNull(cells, 'unidad_dosis'),
      confianza: confidence(cells),
      fuente: text(cells, 'fuente') || source,
    }
  },
  keyOf: (row) => `${row.principio_activo}${row.clase} ${row.condicion}`.trim(),
})

const condiciones = catalogOf({
  name: 'condiciones',
  title: 'Medicamentos con déficit de G6PD o trasplante',
  table: 'condiciones',
  fields: fields(
    ['condicion', 'nivel', 'efecto'],
    ['principio_activo', 'clase', 'exige_saber', 'aplica_via_local', 'conducta', 'confianza', 'fuente'],
  ),
  key: ['condicion', 'principio_activo', 'clase'],
  read: (cells, source) => {
    const [principio_activo, clase] = [text(cells, 'principio_activo'), text(cells, 'clase')]
    if ((principio_activo === '') === (clase === '')) throw new WrongCell(ONE_OF_TWO)
    return {
      condicion: oneOf(cells, 'condicion', CONDITIONS),
      principio_activo,
      clase,
      nivel: oneOf(cells, 'nivel', SEVERITIES),
      exige_saber: flag(cells, 'exige_saber') ? 1 : 0,
      aplica_via_local: flag(cells, 'aplica_via_local') ? 1 : 0,
      efecto: requiredText(cells, 'efecto', MAX_NAME),
      conducta: text(cells, 'conducta', MAX_NAME),
      confianza: confidence(cells),
      fuente: text(cells, 'fuente') || source,
    }
  },
  keyOf: (row) => `${row.condicion} ${row.principio_activo}${row.clase}`,
})

/** In the order of their names. */
export const CLINICAL_KNOWLEDGE: readonly Catalog[] = [
  mayor,
  cobertura,
  condiciones,
  control,
  pediatricas,
  duplicidad,
  embarazo,
  envases,
  lavado,
  renal,
]
