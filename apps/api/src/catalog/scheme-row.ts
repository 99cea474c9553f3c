/** A line of a file of oncology schemes: one drug, with what holds for its whole scheme. */
import { applicationDays } from '@cauce/domain/oncology/cycles'
import { dayOutsideCycle, DAYS_UNREADABLE, CYCLES_UNREADABLE } from '@cauce/domain/oncology/draft'
import { MAX_CYCLES, MAX_FREQUENCY } from '@cauce/domain/oncology/header'
import { WrongCell, decimalOrNull, requiredText, text, textOrNull, MAX_NAME } from './cells.ts'
import type { Cells, Field } from './definition.ts'

const REQUIRED = [
  'abreviatura',
  'nombre',
  'ciclos',
  'frecuencia_dias',
  'medicamento',
  'dosis',
  'unidad',
  'indice_dosis',
  'via',
  'dias',
  'fuente',
  'orden',
] as const
const OPTIONAL = [
  'confianza',
  'tumor',
  'cie10',
  'fase',
  'tomas_dia',
  'aplicaciones',
  'duracion_infusion',
  'ciclos_aplica',
  'duracion',
  'verificacion',
  'nota',
] as const

export const SCHEME_FIELDS: readonly Field[] = [
  ...REQUIRED.map((name) => ({ name, synonyms: [], required: true })),
  ...OPTIONAL.map((name) => ({ name, synonyms: [], required: false })),
  { name: 'dosis_maxima', synonyms: ['dosis_maxima_mg'], required: false },
]

/** How the unit of each index ends. */
const UNITS: ReadonlyMap<string, RegExp> = new Map([
  ['ISC', /\/m2$/iu],
  ['PESO', /\/kg$/iu],
  ['AUC', /^AUC$/iu],
  ['FIJA', /^[^/]+$/u],
])
const DURATIONS = ['FIJA', 'HASTA_PROGRESION', 'HASTA_RESPUESTA']
const MG_PER_G = 1_000

const whole = (cells: Cells, field: string, max: number): number => {
  const value = Number(requiredText(cells, field))
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new WrongCell(`"${field}" debe ser un número entero de 1 a ${max} y dice "${cells.text(field)}"`)
}

const wholeOr = (cells: Cells, field: string, fallback: number): number =>
  cells.text(field) === '' ? fallback : whole(cells, field, 200)

const doseOf = (cells: Cells): number => {
  const value = decimalOrNull(cells, 'dosis')
  if (value === null || value <= 0) throw new WrongCell('"dosis" debe ser un número mayor a 0')
  return value
}

/** `2`, `2 mg` or `20 g`, in milligrams. */
const capOf = (cells: Cells): number | null => {
  const match = /^(\d{1,7}(?:[.,]\d{1,3})?)\s*(mg|g)?$/iu.exec(cells.text('dosis_maxima'))
  if (match === null) {
    if (cells.text('dosis_maxima') === '') return null
    throw new WrongCell(`"dosis_maxima" debe ser un número de mg y dice "${cells.text('dosis_maxima')}"`)
  }
  return Number((match[1] ?? '').replace(',', '.')) * (match[2]?.toLowerCase() === 'g' ? MG_PER_G : 1)
}

const indexOf = (cells: Cells, unidad: string): string => {
  const index = requiredText(cells, 'indice_dosis').toUpperCase()
  const unit = UNITS.get(index)
  if (unit === undefined) throw new WrongCell(`"indice_dosis" debe ser ISC, PESO, AUC o FIJA y dice "${index}"`)
  if (!unit.test(unidad)) throw new WrongCell(`La unidad "${unidad}" no es de una dosis ${index}`)
  return index
}

const daysOf = (cells: Cells, frequency: number): { readonly dias: string; readonly count: number } => {
  const dias = requiredText(cells, 'dias')
  const days = applicationDays(dias)
  const last = days.at(-1)
  if (last === undefined) throw new WrongCell(`${DAYS_UNREADABLE}: dice "${dias}"`)
  if (last > frequency) throw new WrongCell(dayOutsideCycle(last, frequency))
  return { dias, count: days.length }
}

const cyclesOf = (cells: Cells): string | null => {
  const cycles = textOrNull(cells, 'ciclos_aplica')
  if (cycles !== null && applicationDays(cycles).length === 0)
    throw new WrongCell(`${CYCLES_UNREADABLE}: dice "${cycles}"`)
  return cycles
}

const durationOf = (cells: Cells): string | null => {
  const value = textOrNull(cells, 'duracion')?.toUpperCase() ?? null
  if (value === null || DURATIONS.includes(value)) return value
  throw new WrongCell(`"duracion" debe ser ${DURATIONS.join(', ')} y dice "${value}"`)
}

/** The drug, checked; throws {@link WrongCell}. */
const drugOf = (cells: Cells, frequency: number) => {
  const unidad = requiredText(cells, 'unidad')
  const { dias, count } = daysOf(cells, frequency)
  const tomas_dia = wholeOr(cells, 'tomas_dia', 1)
  return {
    orden: whole(cells, 'orden', 200),
    medicamento: requiredText(cells, 'medicamento'),
    dosis: doseOf(cells),
    unidad,
    indice_dosis: indexOf(cells, unidad),
    via: requiredText(cells, 'via'),
    dias,
    fase: textOrNull(cells, 'fase'),
    tomas_dia,
    aplicaciones: wholeOr(cells, 'aplicaciones', count * tomas_dia),
    duracion_infusion: textOrNull(cells, 'duracion_infusion'),
    dosis_maxima: capOf(cells),
    ciclos_aplica: cyclesOf(cells),
    verificacion: textOrNull(cells, 'verificacion'),
    nota: text(cells, 'nota', MAX_NAME) || null,
  }
}

/** What holds for the whole scheme, and the drug of the line; throws {@link WrongCell}. */
export const readSchemeRow = (cells: Cells) => {
  const frecuencia_repeat = whole(cells, 'frecuencia_dias', MAX_FREQUENCY)
  return {
    scheme: {
      abreviatura_esquema: requiredText(cells, 'abreviatura', 60),
      nombre_esquema: requiredText(cells, 'nombre', 240),
      ciclos: whole(cells, 'ciclos', MAX_CYCLES),
      frecuencia_repeat,
      biografia: requiredText(cells, 'fuente', MAX_NAME),
      tumor: textOrNull(cells, 'tumor'),
      cie10: textOrNull(cells, 'cie10'),
      duracion: durationOf(cells),
      confianza: text(cells, 'confianza') || 'sin revisar',
    },
    drug: drugOf(cells, frecuencia_repeat),
  }
}
export type SchemeRow = ReturnType<typeof readSchemeRow>
