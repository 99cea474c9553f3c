/** The dose of a line beside the usual range of its ingredient and route, where the catalogue has one. It informs. @fuente catálogos clínicos */
import { formatNumber } from '../text/format.ts'
import type { Finding, Severity } from './check.ts'
import { foundDrug, ingredientKey, type DrugFacts } from './drug-facts.ts'
import { isSingleDose, leastDaysBetween } from './special-frequency.ts'
import { HOURS_PER_DAY, type TimeUnit } from './time-unit.ts'
import { inUnit, unitStrength, type Presentation } from './unit-strength.ts'

/** A drug and route without usual range: there is nothing to compare with, and it is never shown as right. */
export const NO_RANGE = 'Sin rango en el catálogo'
/** The catalogue has one, and it is not of a child. */
export const ADULT_RANGE = 'El rango del catálogo es de adultos'
/** From this age on the usual ranges serve. */
const ADULT_YEARS = 18

export interface DoseRow {
  readonly principio_activo: string
  readonly via: string
  readonly dosis_min: number | null
  readonly dosis_max: number | null
  readonly unidad_dosis: string | null
  /** Most in a day; of a drug that is not given every day, most in the day on which it is. */
  readonly max_dia: number | null
  readonly frecuencia_especial: string | null
  readonly fuente: string
}

export interface DosedLine {
  readonly drug: DrugFacts
  readonly presentation: Presentation
  readonly via: string
  /** Units of the presentation at each take. */
  readonly dosis: number
  readonly frecuencia: number
  readonly tiempo: TimeUnit
  /** Completed years of who takes it. */
  readonly edad: number
}

export interface DoseAnswer {
  /** False: no range, or its unit and the line's cannot be compared. */
  readonly rango_conocido: boolean
  /** Why a range of the catalogue was not compared with; null where it was, or where there is none. */
  readonly por_que_sin_rango: string | null
  readonly hallazgos: readonly Finding[]
}

/** Usual ranges by ingredient and route. */
export type DoseIndex = ReadonlyMap<string, readonly DoseRow[]>

const doseKey = (principio: string, via: string): string => `${ingredientKey(principio)}|${ingredientKey(via)}`

export const indexDoses = (rows: readonly DoseRow[]): DoseIndex =>
  Map.groupBy(rows, (row) => doseKey(row.principio_activo, row.via))

const MOST_DECIMALS = 3
const inWords = (value: number): string => formatNumber(value, MOST_DECIMALS).replace(/,?0+$/u, '')
/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1 + 1e-9

const daysBetween = ({ frecuencia, tiempo }: DosedLine): number =>
  tiempo === 'Horas' ? frecuencia / HOURS_PER_DAY : frecuencia
const every = ({ frecuencia, tiempo }: DosedLine): string =>
  `cada ${inWords(frecuencia)} ${tiempo === 'Horas' ? 'h' : frecuencia === 1 ? 'día' : 'días'}`

interface Told {
  readonly kind: string
  readonly severidad: Severity
  readonly titulo: string
  readonly detalle: string | null
}

const findingOf = ({ drug }: DosedLine, row: DoseRow, told: Told): Finding => ({
  comprobacion: 'dosis',
  clave: `dosis:${drug.key}:${told.kind}`,
  alerta_detalle_id: null,
  severidad: told.severidad,
  titulo: told.titulo,
  detalle: told.detalle,
  conducta: null,
  medicamentos: [foundDrug({ ...drug, origen: 'por_ordenar' }, drug.principio_activo)],
  bloquea: false,
  fuente: row.fuente,
})

/**
 * A drug that is given every week or less, ordered more often.
 * @regla Un medicamento semanal formulado cada día es un aviso grave.
 */
const frequencyOf = (line: DosedLine, { frecuencia_especial: special }: DoseRow): readonly Told[] => {
  if (special === null) return []
  const days = daysBetween(line)
  const least = leastDaysBetween(special)
  const titulo = `${line.drug.principio_activo} es de frecuencia ${special}: se está formulando ${every(line)}`
  if (least !== null && days * MARGIN < least) {
    const severidad = days <= 1 && least >= 2 ? 'contraindicada' : 'mayor'
    return [{ kind: 'frecuencia', severidad, titulo, detalle: 'Darlo más seguido que lo indicado puede ser tóxico' }]
  }
  return least === null && isSingleDose(special)
    ? [{ kind: 'frecuencia', severidad: 'informativa', titulo, detalle: 'Revise cuántas tomas se ordenan' }]
    : []
}

const rangeOf = ({ dosis_min: min, dosis_max: max }: DoseRow): string =>
  min === null || max === null || min === max ? inWords(max ?? min ?? 0) : `${inWords(min)} a ${inWords(max)}`

/**
 * One take and one day against the range.
 * @regla La dosis se compara por toma con el rango habitual y por día con el máximo: unidades por concentración, por 24 sobre las horas.
 */
const amountsOf = (line: DosedLine, row: DoseRow, strength: number): readonly Told[] => {
  const unit = row.unidad_dosis ?? ''
  const take = line.dosis * strength
  const takes = Math.max(1, 1 / daysBetween(line))
  const told: Told[] = []
  const sum = `${inWords(line.dosis)} × ${inWords(strength)} ${unit} ${every(line)}`
  if (row.max_dia !== null && take * takes > row.max_dia * MARGIN) {
    const titulo = `Supera la dosis máxima de un día: ${inWords(take * takes)} ${unit} de ${inWords(row.max_dia)} ${unit}`
    told.push({
      kind: 'maxima_dia',
      severidad: 'mayor',
      titulo,
      detalle: `${sum} = ${inWords(take * takes)} ${unit} al día`,
    })
  }
  const usual = `${inWords(take)} ${unit} por toma (habitual ${rangeOf(row)} ${unit})`
  if (row.dosis_max !== null && take > row.dosis_max * MARGIN) {
    told.push({
      kind: 'alta',
      severidad: 'moderada',
      titulo: `Dosis por encima de la habitual: ${usual}`,
      detalle: sum,
    })
  }
  if (row.dosis_min !== null && take * MARGIN < row.dosis_min) {
    told.push({
      kind: 'baja',
      severidad: 'informativa',
      titulo: `Dosis por debajo de la habitual: ${usual}`,
      detalle: sum,
    })
  }
  return told
}

const strengthFor = (line: DosedLine, row: DoseRow): number | null => {
  const strength = unitStrength(line.presentation)
  const known = row.dosis_min !== null || row.dosis_max !== null || row.max_dia !== null
  return strength === null || row.unidad_dosis === null || !known ? null : inUnit(strength, row.unidad_dosis)
}

/**
 * What is unusual in the dose of the line. Where the catalogue has several ranges for the ingredient and route, one that it keeps is enough.
 * How often it is given is told at any age.
 * @regla Sin rango en el catálogo, con unidades que no se comparan o en menores de 18 años, la dosis no se comprueba ni se da por buena.
 */
export const usualDose = (line: DosedLine, doses: DoseIndex): DoseAnswer => {
  const rows = doses.get(doseKey(line.drug.principio_activo, line.via)) ?? []
  const isChild = line.edad < ADULT_YEARS
  const por_que_sin_rango = isChild && rows.some((row) => strengthFor(line, row) !== null) ? ADULT_RANGE : null
  const answers = rows.map((row) => {
    const strength = isChild ? null : strengthFor(line, row)
    const told = [...frequencyOf(line, row), ...(strength === null ? [] : amountsOf(line, row, strength))]
    return {
      rango_conocido: strength !== null,
      por_que_sin_rango,
      hallazgos: told.map((each) => findingOf(line, row, each)),
    }
  })
  const compared = answers.filter(({ rango_conocido }) => rango_conocido)
  const [best] = (compared.length > 0 ? compared : answers).toSorted(
    (one, other) => one.hallazgos.length - other.hallazgos.length,
  )
  return best ?? { rango_conocido: false, por_que_sin_rango: null, hallazgos: [] }
}
