/** How a child grows: each measure of a day with its z-score, its percentile and its class. */
import { completedYears } from '../affiliate/completed-years.ts'
import { daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { bodyMassIndex } from '../clinical-record/body-mass-index.ts'
import { formatNumber } from '../text/format.ts'
import { asSeen, roundDecimal } from '../text/round.ts'
import { growthClass, isIncredible, type GrowthTone } from './growth-class.ts'
import { DAYS_A_MONTH, GROWTH_INDICATORS, growthLms, type GrowthIndicator, type GrowthSex } from './growth-tables.ts'
import { percentileOf, zScore } from './lms.ts'

export const GROWTH_NAMES: Readonly<Record<GrowthIndicator, string>> = {
  peso: 'Peso para la edad',
  talla: 'Talla para la edad',
  imc: 'IMC para la edad',
  perimetro_cefalico: 'Perímetro cefálico para la edad',
}
export const GROWTH_UNITS: Readonly<Record<GrowthIndicator, string>> = {
  peso: 'kg',
  talla: 'cm',
  imc: 'kg/m²',
  perimetro_cefalico: 'cm',
}
export const GROWTH_SOURCE = 'OMS 2006 y 2007; Resolución 2465 de 2016'
const INCREDIBLE = 'Poco creíble: revise la medida y la fecha de nacimiento'
const ADULT_AGE = 18

export interface Child {
  readonly sexo: string
  readonly nacimiento: CalendarDate
}

export interface ChildMeasures {
  readonly fecha: CalendarDate
  readonly peso: number | null
  readonly talla: number | null
  readonly perimetro_cefalico?: number | null
}

export interface GrowthFigure {
  readonly indicador: GrowthIndicator
  readonly valor: number
  readonly z: number
  readonly percentil: number
  readonly clase: string
  readonly tono: GrowthTone
  /** `Talla para la edad: Z −1,20 (percentil 11,5), riesgo de talla baja`. */
  readonly texto: string
}

/** Months of age on that day, with their fraction. */
export const monthsOld = (nacimiento: CalendarDate, day: CalendarDate): number =>
  daysBetween(nacimiento, day) / DAYS_A_MONTH

const isSex = (sexo: string): sexo is GrowthSex => sexo === 'F' || sexo === 'M'

const valueOf = (indicator: GrowthIndicator, { peso, talla, perimetro_cefalico }: ChildMeasures): number | null => {
  if (indicator === 'imc') return peso === null || talla === null ? null : bodyMassIndex(peso, talla)
  if (indicator === 'perimetro_cefalico') return perimetro_cefalico ?? null
  return indicator === 'peso' ? peso : talla
}

/** An acronym stays as it is. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : `${text.charAt(0).toLocaleLowerCase('es-CO')}${text.slice(1)}`

const signed = (z: number): string => `${z < 0 ? '−' : ''}${formatNumber(Math.abs(z), 2)}`

const figureOf = (child: Child, measures: ChildMeasures, indicador: GrowthIndicator): readonly GrowthFigure[] => {
  const valor = valueOf(indicador, measures)
  if (valor === null || !isSex(child.sexo)) return []
  const lms = growthLms(indicador, child.sexo, monthsOld(child.nacimiento, measures.fecha))
  if (lms === null) return []
  const z = roundDecimal(asSeen(zScore(lms, valor)), 2)
  const percentil = roundDecimal(asSeen(percentileOf(z)), 1)
  const { texto: clase, tono } = isIncredible(indicador, z)
    ? { texto: INCREDIBLE, tono: 'bad' as const }
    : growthClass(indicador, z, completedYears(child.nacimiento, measures.fecha))
  const head = `${GROWTH_NAMES[indicador]}: Z ${signed(z)} (percentil ${formatNumber(percentil, 1)})`
  return [{ indicador, valor, z, percentil, clase, tono, texto: `${head}, ${lowered(clase)}` }]
}

/**
 * Every indicator that was measured and that the age has; empty for adults and where the sex is not known.
 * @regla De un menor se dice cada medida con su puntaje Z, su percentil y su clase; de un adulto, ninguno.
 */
export const growthFigures = (child: Child, measures: ChildMeasures): readonly GrowthFigure[] =>
  completedYears(child.nacimiento, measures.fecha) >= ADULT_AGE
    ? []
    : GROWTH_INDICATORS.flatMap((indicator) => figureOf(child, measures, indicator))
