/**
 * How far an ordered line is from the line of its published scheme. The scheme is the measure: what was typed, in the dose of each
 * square metre, in the formulated dose or in the applications, is compared with it and never with itself.
 */
import { inForce, type LegalRecord, type LegalRecords } from '../sick-leave/law.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { isReasonEnough, MIN_REASON } from '../medication/reason.ts'
import { doseText, surfaceDose, unitText } from './isc-dose.ts'
import { asSeen } from '../text/round.ts'
import { proposalsFor, type DosePatient } from './proposals.ts'
import { lineUnit } from './scheme-line.ts'
import type { DeviationReason, SchemeDrug, SchemeLine } from './scheme.ts'

/** Why a clinician gives another dose than the scheme's, as the list names them. */
export const DEVIATION_REASONS: Readonly<Record<DeviationReason, string>> = {
  toxicidad: 'Toxicidad',
  funcion_renal: 'Función renal',
  funcion_hepatica: 'Función hepática',
  peso: 'Peso',
  edad: 'Edad',
  protocolo: 'Otro protocolo',
  otra: 'Otra razón',
}

interface Limits extends LegalRecord {
  /** Percent of the scheme's dose up to which a difference is only noted. */
  readonly se_anota: number
  /** Times the scheme's own dose that nobody orders. */
  readonly nadie: number
}

const LIMITS: LegalRecords<Limits> = [
  {
    vigente_desde: '2026-11-01',
    fuente: 'ajustable: 10 % es el redondeo habitual de dosis; el doble no se ordena en ningún protocolo publicado',
    se_anota: 10,
    nadie: 2,
  },
]

type Line = Pick<
  SchemeLine,
  'dosis' | 'unidad_medida' | 'indice_dosis' | 'dosis_formulada' | 'propuesta' | 'cantidad_aplicaciones'
>
type Drug = Pick<SchemeDrug, 'dosis' | 'unidad_medida' | 'indice_dosis' | 'dosis_maxima' | 'cantidad_aplicaciones'>

/** The dose that the scheme's own line gives to this patient, in the unit in which the formulated dose is; null: not known. */
export const schemeDose = (line: Line, drug: Drug, patient: DosePatient): number | null => {
  if (drug.indice_dosis === 'FIJA') return drug.dosis
  if (drug.indice_dosis === 'ISC') return patient.isc === null ? null : surfaceDose(drug.dosis, patient.isc)
  const taken = line.propuesta ?? null
  // Until a proposal is taken the dose is still that of each kilogram, or the AUC.
  if (taken === null || taken.tipo === 'isc') return drug.dosis
  return proposalsFor({ ...drug, dosis_maxima: null }, patient)[0]?.valor ?? null
}

/** The least that the scheme's own line gives: to its usual cap, and with the least creatinine that is proposed. */
const leastDose = (whole: number | null, drug: Drug, patient: DosePatient): number =>
  Math.min(
    whole ?? Infinity,
    drug.dosis_maxima ?? Infinity,
    ...(whole === null
      ? []
      : proposalsFor(drug, patient).flatMap(({ tipo, valor }) => (tipo === 'auc_minima' ? [valor] : []))),
  )

/** Percent over (or under, negative) a range: 0 within it. */
const percentBeyond = (value: number, least: number, most: number): number => {
  const over = (reference: number): number => asSeen(((value - reference) / reference) * 100)
  if (value > most) return over(most)
  return value < least ? over(least) : 0
}

const furthest = (percents: readonly number[]): number =>
  percents.reduce((most, percent) => (Math.abs(percent) > Math.abs(most) ? percent : most), 0)

/**
 * Percent by which the line leaves its scheme's: 0 as the scheme has it, −24 a quarter less, 50 half more. From the usual cap to the
 * dose without it, it is the scheme's. Of the dose, the formulated dose and the applications, the one that differs most.
 * @regla La dosis, la dosis formulada y las aplicaciones de un medicamento se comparan con las de su esquema, y cuenta la que más se aparta.
 */
export const deviationOf = (line: Line, drug: Drug, patient: DosePatient): number => {
  const whole = schemeDose(line, drug, patient)
  const least = leastDose(whole, drug, patient)
  return furthest([
    percentBeyond(line.dosis, drug.dosis, drug.dosis),
    whole === null ? 0 : percentBeyond(line.dosis_formulada, least, whole),
    percentBeyond(line.cantidad_aplicaciones, drug.cantidad_aplicaciones, drug.cantidad_aplicaciones),
  ])
}

/** "24 % menos que el esquema", "8 % más que el esquema"; null where it is the scheme's. */
export const deviationWords = (percent: number): string | null => {
  const whole = Math.round(Math.abs(percent))
  if (whole === 0) return null
  return `${doseText(whole)} % ${percent > 0 ? 'más' : 'menos'} que el esquema`
}

const dosesOf = (line: Line, drug: Drug, patient: DosePatient): string => {
  const whole = schemeDose(line, drug, patient)
  const own = `${doseText(drug.dosis)} ${unitText(drug.unidad_medida)}`
  const applications = `${drug.cantidad_aplicaciones} ${drug.cantidad_aplicaciones === 1 ? 'aplicación' : 'aplicaciones'}`
  return whole === null || drug.indice_dosis === 'FIJA'
    ? `${own}, ${applications}`
    : `${own}: ${doseText(whole)} ${unitText(lineUnit(line))}, ${applications}`
}

/** What is said when the reason is missing. */
const EXPLAIN_REASON = 'escoja por qué y escríbalo en la observación'
/** And when what was written says nothing: a dot, a letter again and again. */
const EXPLAIN_IN_WORDS = `explíquelo en la observación con sus palabras: mínimo ${MIN_REASON} letras`

/** Whether a line asks for its reason. */
export const asksReason = (percent: number, today: CalendarDate): boolean =>
  Math.abs(percent) > inForce(LIMITS, today).se_anota

/** The departure with the doses that it is measured against: "50 % más que el esquema (60 mg/m²: 98,4 mg, 1 aplicación)". */
const departure = (percent: number, line: Line, drug: Drug, patient: DosePatient): string =>
  `${deviationWords(percent) ?? ''} (${dosesOf(line, drug, patient)})`

/**
 * What another professional signs over of a line that gives more than its scheme, or null where nobody has to.
 * @regla Un aumento de más de 10 % sobre el esquema lo firma también otro profesional.
 */
export const signedIncrease = (
  line: Line & Pick<SchemeLine, 'nombre'>,
  drug: Drug,
  patient: DosePatient,
  today: CalendarDate,
): string | null => {
  const percent = deviationOf(line, drug, patient)
  return percent > inForce(LIMITS, today).se_anota ? `${line.nombre}: ${departure(percent, line, drug, patient)}` : null
}

/**
 * Messages of a line that leaves its scheme, by field; empty when it may be ordered.
 * @regla Una dosis se aparta de la de su esquema hasta 10 % sin más; más que eso pide el motivo de la lista y una observación que diga algo, y más del doble no lo ordena nadie.
 */
export const checkDeviation = (
  line: Line & Pick<SchemeLine, 'motivo_desviacion' | 'observaciones'>,
  drug: Drug,
  patient: DosePatient,
  today: CalendarDate,
): Record<string, string[]> => {
  const { se_anota, nadie } = inForce(LIMITS, today)
  const percent = deviationOf(line, drug, patient)
  if (Math.abs(percent) <= se_anota) return {}
  const beside = departure(percent, line, drug, patient)
  if (percent > (nadie - 1) * 100)
    return { dosis_formulada: [`Más del doble que el esquema: ${beside}. No se ordena.`] }
  if ((line.motivo_desviacion ?? null) === null || line.observaciones.trim() === '')
    return { motivo_desviacion: [`${beside}: ${EXPLAIN_REASON}`] }
  return isReasonEnough(line.observaciones) ? {} : { motivo_desviacion: [`${beside}: ${EXPLAIN_IN_WORDS}`] }
}

const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').trim() === (other ?? '').trim()

type Fixed = Pick<SchemeLine, 'via' | 'dias_aplicacion' | 'ciclos_aplica' | 'fase'>

/**
 * Messages of what a line says and its scheme does not, by field: what nobody changes on the screen is the scheme's.
 * @regla La vía, los días, los ciclos y la fase de un medicamento del esquema son los del esquema.
 */
export const notOfScheme = (line: Fixed, drug: Fixed): Record<string, string[]> => ({
  ...(same(line.via, drug.via) ? {} : { via: [`La vía del esquema es ${drug.via}`] }),
  ...(same(line.dias_aplicacion, drug.dias_aplicacion)
    ? {}
    : { dias_aplicacion: [`Los días del esquema son ${drug.dias_aplicacion}`] }),
  ...(same(line.ciclos_aplica, drug.ciclos_aplica)
    ? {}
    : { ciclos_aplica: [`Los ciclos del esquema son ${drug.ciclos_aplica ?? 'todos'}`] }),
  ...(same(line.fase, drug.fase) ? {} : { fase: [`La fase del esquema es ${drug.fase ?? 'ninguna'}`] }),
})

interface Course {
  readonly ciclos: number
  readonly frecuencia_repeat: number
  readonly duracion: string | null
}

/**
 * Messages of the cycles and their repetition, by field.
 * @regla Un esquema no se repite en menos de la mitad de sus días ni, si su duración es fija, por más del doble de sus ciclos.
 */
export const checkCourse = (
  order: { readonly ciclo_total: number; readonly frecuencia_repeticion: number },
  scheme: Course,
  today: CalendarDate,
): Record<string, string[]> => {
  const { nadie } = inForce(LIMITS, today)
  const often = order.frecuencia_repeticion * nadie < scheme.frecuencia_repeat
  const long = scheme.duracion === 'FIJA' && order.ciclo_total > scheme.ciclos * nadie
  return {
    ...(often ? { frecuencia_repeticion: [`El esquema se repite cada ${scheme.frecuencia_repeat} días`] } : {}),
    ...(long ? { ciclo_total: [`El esquema tiene ${scheme.ciclos} ciclos`] } : {}),
  }
}

/** Places of the lines that repeat a drug line of the scheme. */
export const repeatedLines = (lines: readonly Pick<SchemeLine, 'esquema_linea_id'>[]): readonly number[] =>
  lines.flatMap(({ esquema_linea_id }, place) =>
    typeof esquema_linea_id === 'number' &&
    lines.slice(0, place).some((earlier) => earlier.esquema_linea_id === esquema_linea_id)
      ? [place]
      : [],
  )

export const LINE_TWICE = 'Este medicamento del esquema está dos veces'
