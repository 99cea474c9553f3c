/** The dose of a line beside the usual range of its ingredient and route, where the catalogue has one. It informs. @fuente catálogos clínicos */
import { formatNumber } from '../text/format.ts'
import type { Finding, Severity } from './check.ts'
import { dayProposal, type DoseProposal } from './dose-proposal.ts'
import { foundDrug, ingredientKey, type DrugFacts } from './drug-facts.ts'
import { isSingleDose, leastDaysBetween } from './special-frequency.ts'
import { HOURS_PER_DAY, type TimeUnit } from './time-unit.ts'
import { inUnit } from './amount.ts'
import { unitStrength, type Presentation } from './unit-strength.ts'

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
/** A figure with three decimals at most, and none that says nothing. */
export const amountInWords = (value: number): string => formatNumber(value, MOST_DECIMALS).replace(/,?0+$/u, '')
/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1 + 1e-9

const daysBetween = ({ frecuencia, tiempo }: DosedLine): number =>
  tiempo === 'Horas' ? frecuencia / HOURS_PER_DAY : frecuencia
const every = ({ frecuencia, tiempo }: DosedLine): string =>
  `cada ${amountInWords(frecuencia)} ${tiempo === 'Horas' ? 'h' : frecuencia === 1 ? 'día' : 'días'}`

interface Told {
  readonly kind: string
  readonly severidad: Severity
  readonly titulo: string
  readonly detalle: string | null
  readonly propuesta?: DoseProposal
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
  ...(told.propuesta === undefined ? {} : { propuesta: told.propuesta }),
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

/** Beyond so many times the most of a day the order is taken for a slip of the pen. */
const FAR_BEYOND = 2

/** How grave it is to go over the most of a day. */
export const overMaximum = (amount: number, max: number): Severity =>
  amount > max * FAR_BEYOND * MARGIN ? 'contraindicada' : 'mayor'

const rangeOf = ({ dosis_min: min, dosis_max: max }: DoseRow): string =>
  min === null || max === null || min === max
    ? amountInWords(max ?? min ?? 0)
    : `${amountInWords(min)} a ${amountInWords(max)}`

/** The same take further apart, of an adult and of what is taken every day. */
const proposalOf = (line: DosedLine, row: DoseRow, toma: number): Pick<Told, 'propuesta'> => {
  const { max_dia: maximo, dosis_max: habitual, unidad_dosis: unidad, frecuencia_especial: special } = row
  if (maximo === null || unidad === null || special !== null || line.edad < ADULT_YEARS) return {}
  const cada = daysBetween(line) * HOURS_PER_DAY
  const propuesta = dayProposal({ toma, cada, maximo, unidad, habitual })
  return propuesta === null ? {} : { propuesta }
}

/**
 * One take and one day against the range.
 * @regla La dosis se compara por toma con el rango habitual y por día con el máximo: unidades por concentración, por 24 sobre las horas.
 * Más del doble del máximo de un día está contraindicado.
 */
const amountsOf = (line: DosedLine, row: DoseRow, strength: number): readonly Told[] => {
  const unit = row.unidad_dosis ?? ''
  const take = line.dosis * strength
  const takes = Math.max(1, 1 / daysBetween(line))
  const whose = line.edad < ADULT_YEARS ? ' de un adulto' : ''
  const told: Told[] = []
  const sum = `${amountInWords(line.dosis)} × ${amountInWords(strength)} ${unit} ${every(line)}`
  if (row.max_dia !== null && take * takes > row.max_dia * MARGIN) {
    const titulo = `Supera la dosis máxima de un día${whose}: ${amountInWords(take * takes)} ${unit} de ${amountInWords(row.max_dia)} ${unit}`
    told.push({
      kind: 'maxima_dia',
      severidad: overMaximum(take * takes, row.max_dia),
      titulo,
      detalle: `${sum} = ${amountInWords(take * takes)} ${unit} al día`,
      ...proposalOf(line, row, take),
    })
  }
  const usual = `${amountInWords(take)} ${unit} por toma (habitual ${rangeOf(row)} ${unit})`
  if (row.dosis_max !== null && take > row.dosis_max * MARGIN) {
    told.push({
      kind: 'alta',
      severidad: 'moderada',
      titulo: `Dosis por encima de la habitual${whose}: ${usual}`,
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

/**
 * What is too much for an adult, for who is not one: the rest of the range says nothing of a child.
 * @regla Ninguna dosis de un menor de 18 años pasa en silencio por encima de la de un adulto, por toma o por día.
 */
const overAdult = (line: DosedLine, row: DoseRow, strength: number): readonly Told[] =>
  amountsOf(line, row, strength)
    .filter(({ kind }) => kind === 'maxima_dia' || kind === 'alta')
    .map((told) => (told.kind === 'alta' ? { ...told, severidad: 'mayor' } : told))

type DosedDrug = Pick<DosedLine, 'drug' | 'presentation' | 'via'>

const strengthFor = ({ presentation }: DosedDrug, row: DoseRow): number | null => {
  const strength = unitStrength(presentation)
  const known = row.dosis_min !== null || row.dosis_max !== null || row.max_dia !== null
  return strength === null || row.unidad_dosis === null || !known ? null : inUnit(strength, row.unidad_dosis)
}

/** The ranges of the drug and route, each with how much of its unit one unit of the dose has; null: they do not compare. */
export const rowsOfAdult = (
  line: DosedDrug,
  doses: DoseIndex,
): readonly { readonly row: DoseRow; readonly strength: number | null }[] =>
  (doses.get(doseKey(line.drug.principio_activo, line.via)) ?? []).map((row) => ({
    row,
    strength: strengthFor(line, row),
  }))

/**
 * What is unusual in the dose of the line. Where the catalogue has several ranges for the ingredient and route, one that it keeps is enough.
 * How often it is given, and what is too much even for an adult, is told at any age.
 * @regla Sin rango en el catálogo, con unidades que no se comparan o en menores de 18 años, la dosis no se comprueba ni se da por buena.
 */
export const usualDose = (line: DosedLine, doses: DoseIndex): DoseAnswer => {
  const rows = rowsOfAdult(line, doses)
  const isChild = line.edad < ADULT_YEARS
  const por_que_sin_rango = isChild && rows.some(({ strength }) => strength !== null) ? ADULT_RANGE : null
  const answers = rows.map(({ row, strength }) => {
    const amounts = isChild ? overAdult : amountsOf
    const told = [...frequencyOf(line, row), ...(strength === null ? [] : amounts(line, row, strength))]
    return { compared: strength !== null, hallazgos: told.map((each) => findingOf(line, row, each)) }
  })
  const compared = answers.filter((answer) => answer.compared)
  const [best] = (compared.length > 0 ? compared : answers).toSorted(
    (one, other) => one.hallazgos.length - other.hallazgos.length,
  )
  return {
    rango_conocido: best !== undefined && best.compared && !isChild,
    por_que_sin_rango,
    hallazgos: best?.hallazgos ?? [],
  }
}
