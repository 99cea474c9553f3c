/**
 * The dose of a line beside the ranges of a child of that age and weight. A dose inside any row of the age, route and weight is usual;
 * above all of them, or over a cap, it is too much.
 * @fuente catálogos clínicos (dosis pediátricas)
 */
import { formatDate } from '../calendar/bogota.ts'
import { daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { formatNumber } from '../text/format.ts'
import type { Finding, Severity } from './check.ts'
import type { TakenLine } from './day-total.ts'
import { foundDrug, ingredientKey } from './drug-facts.ts'
import { HOURS_PER_DAY } from './time-unit.ts'
import { inUnit, unitStrength } from './unit-strength.ts'
import { amountInWords } from './usual-dose.ts'

export interface ChildDoseRow {
  readonly principio_activo: string
  /** Empty: by any route. */
  readonly via: string
  /** Whole months, from the first and below the second. */
  readonly edad_min_meses: number
  readonly edad_max_meses: number
  /** kg, from the first and below the second; null: of any weight. */
  readonly peso_min_kg: number | null
  readonly peso_max_kg: number | null
  readonly dosis_min: number | null
  readonly dosis_max: number | null
  /** `mg/kg/dosis`, `mg/kg/día`, `mg/dosis`, `mg/día`… */
  readonly unidad: string | null
  readonly tomas_dia_max: number | null
  /** Caps, in `unidad_max`. */
  readonly max_dosis: number | null
  readonly max_dia: number | null
  readonly unidad_max: string | null
  readonly max_dia_por_kg: number | null
  readonly contraindicado_bajo_meses: number | null
  readonly indicacion: string
  /** Component or salt of which the figure is; empty: the drug. */
  readonly base: string
  readonly fuente: string
}

export interface KnownChild {
  /** Whole months of life. */
  readonly meses: number
  /** The newest weight of the record; null: none. */
  readonly peso: { readonly kg: number; readonly fecha: CalendarDate } | null
}

export interface ChildDoseAnswer {
  /** Whether some row was compared. */
  readonly comparada: boolean
  /** Why none was; null where one was. */
  readonly por_que: string | null
  readonly hallazgos: readonly Finding[]
}

export const NO_CHILD_WEIGHT = 'Falta el peso del paciente: sin él no se compara la dosis de un menor de edad'
export const NO_CHILD_RANGE = 'El catálogo no tiene una dosis de esta edad y esta vía'
export const NO_CHILD_UNIT = 'La dosis no se puede comparar: no se sabe cuánto hay en una unidad de la presentación'

/** Days for which a weight counts: the younger, the fewer. */
const BABY_MONTHS = 24
const BABY_WEIGHT_DAYS = 30
const CHILD_WEIGHT_DAYS = 180

/** Why the weight does not serve, or null. */
export const weightProblem = ({ meses, peso }: KnownChild, today: CalendarDate): string | null => {
  if (peso === null) return NO_CHILD_WEIGHT
  const [age, most] = [daysBetween(peso.fecha, today), meses < BABY_MONTHS ? BABY_WEIGHT_DAYS : CHILD_WEIGHT_DAYS]
  return age <= most
    ? null
    : `El último peso es del ${formatDate(peso.fecha)}, de hace ${age} días: a esta edad vale ${most}`
}

const UNIT = /^(?<mass>mg|mcg|g|UI|mEq|mL)(?<kg>\/kg)?\/(?<per>dosis|día)$/u

interface Measured {
  readonly row: ChildDoseRow
  /** Unit of every figure. */
  readonly unit: string
  /** The most and the least of a take and of a day; null: the row does not say. */
  readonly take: number | null
  readonly day: number | null
  readonly least: number | null
  /** The sum in words. */
  readonly sum: string
}

const least = (...values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** The figures of a row for a weight; null: its unit is not one of mass for each take or day. */
const measured = (row: ChildDoseRow, kg: number): Measured | null => {
  const parts = UNIT.exec(row.unidad ?? '')?.groups
  if (parts === undefined || row.dosis_max === null || row.base !== '') return null
  const unit = parts['mass'] ?? ''
  const times = parts['kg'] === undefined ? 1 : kg
  const ofTake = parts['per'] === 'dosis'
  const cap = (value: number | null): number | null =>
    value === null || row.unidad_max === null ? null : inUnit({ cantidad: value, unidad: row.unidad_max }, unit)
  const most = row.dosis_max * times
  const perKilo = row.max_dia_por_kg === null ? null : cap(row.max_dia_por_kg * kg)
  const each = `${amountInWords(row.dosis_max)} ${row.unidad ?? ''}`
  const sum = times === 1 ? each : `${each} × ${formatNumber(kg, 1)} kg = ${amountInWords(most)} ${unit}`
  return {
    row,
    unit,
    take: least(ofTake ? most : null, cap(row.max_dosis)),
    day: least(
      ofTake ? null : most,
      ofTake && row.tomas_dia_max !== null ? most * row.tomas_dia_max : null,
      cap(row.max_dia),
      perKilo,
    ),
    least: ofTake && row.dosis_min !== null ? row.dosis_min * times : null,
    sum,
  }
}

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1 + 1e-9
/** Beyond so many times the most it is taken for a slip of the pen; below such a part of the least, for one too. */
const FAR_BEYOND = 2
const FAR_BELOW = 0.5

interface Ordered {
  readonly take: number
  readonly day: number
}

const takesOf = ({ frecuencia, tiempo }: TakenLine): number =>
  Math.max(1, tiempo === 'Horas' ? HOURS_PER_DAY / frecuencia : 1 / frecuencia)

/** Times over the limit of the row that is most surpassed. */
const timesOver = ({ take, day }: Ordered, own: Measured): number =>
  Math.max(own.take === null ? 0 : take / own.take, own.day === null ? 0 : day / own.day)

const findingOf = (
  line: TakenLine,
  kind: string,
  told: Pick<Finding, 'severidad' | 'titulo' | 'detalle' | 'fuente'>,
): Finding => ({
  comprobacion: 'dosis',
  clave: `dosis:${line.drug.key}:${kind}`,
  alerta_detalle_id: null,
  conducta: null,
  medicamentos: [foundDrug(line.drug, line.drug.principio_activo)],
  bloquea: false,
  ...told,
})

const monthsInWords = (months: number): string =>
  months % 12 === 0 && months >= 24 ? `${months / 12} años` : `${months} ${months === 1 ? 'mes' : 'meses'}`

const tooYoung = (line: TakenLine, rows: readonly ChildDoseRow[], { meses }: KnownChild): readonly Finding[] => {
  const row = rows.find(({ contraindicado_bajo_meses: from }) => from !== null && meses < from)
  if (row === undefined) return []
  const titulo = `Contraindicado en menores de ${monthsInWords(row.contraindicado_bajo_meses ?? 0)}: ${row.principio_activo}`
  return [findingOf(line, 'edad', { severidad: 'contraindicada', titulo, detalle: null, fuente: row.fuente })]
}

const amountFinding = (line: TakenLine, ordered: Ordered, all: readonly Measured[]): readonly Finding[] => {
  const [best] = all.toSorted((one, other) => timesOver(ordered, one) - timesOver(ordered, other))
  if (best === undefined) return []
  const { unit, row, sum } = best
  const told = (amount: number, max: number, per: string) =>
    `${amountInWords(amount)} ${unit} ${per}, el máximo es ${amountInWords(max)} ${unit}`
  const over = timesOver(ordered, best)
  const detalle = row.indicacion === '' ? sum : `${sum} (${row.indicacion})`
  if (over > MARGIN) {
    const severidad: Severity = over > FAR_BEYOND * MARGIN ? 'contraindicada' : 'mayor'
    const byDay = best.day !== null && ordered.day / best.day >= over / MARGIN
    const what = byDay ? told(ordered.day, best.day ?? 0, 'al día') : told(ordered.take, best.take ?? 0, 'por toma')
    return [
      findingOf(line, 'alta_nino', {
        severidad,
        titulo: `Dosis alta para esta edad y peso: ${what}`,
        detalle,
        fuente: row.fuente,
      }),
    ]
  }
  const low = all.every((each) => each.least !== null && ordered.take < each.least * FAR_BELOW)
  if (!low) return []
  const titulo = `Dosis baja para esta edad y peso: ${amountInWords(ordered.take)} ${unit} por toma`
  return [findingOf(line, 'baja_nino', { severidad: 'informativa', titulo, detalle, fuente: row.fuente })]
}

const within = (value: number, from: number | null, to: number | null): boolean =>
  value >= (from ?? -Infinity) && value < (to ?? Infinity)

/**
 * The dose of a child.
 * @param rows those of the ingredient of the line
 * @regla A un menor de edad se le compara la dosis de cada toma y de cada día con la de su edad y su peso; sin un peso que valga, sin fila o sin saber cuánto hay en una unidad, no se da por buena.
 */
export const childDose = (
  line: TakenLine,
  child: KnownChild,
  rows: readonly ChildDoseRow[],
  today: CalendarDate,
): ChildDoseAnswer => {
  const own = rows.filter(({ via }) => via === '' || ingredientKey(via) === ingredientKey(line.via))
  const young = tooYoung(line, own, child)
  const notCompared = (por_que: string): ChildDoseAnswer => ({ comparada: false, por_que, hallazgos: young })
  const ofAge = own.filter(
    (row) => row.dosis_max !== null && within(child.meses, row.edad_min_meses, row.edad_max_meses),
  )
  if (ofAge.length === 0) return notCompared(NO_CHILD_RANGE)
  const doubt = weightProblem(child, today)
  if (doubt !== null || child.peso === null) return notCompared(doubt ?? NO_CHILD_WEIGHT)
  const { kg } = child.peso
  const all = ofAge
    .filter((row) => within(kg, row.peso_min_kg, row.peso_max_kg))
    .flatMap((row) => measured(row, kg) ?? [])
  const strength = unitStrength(line.presentation)
  const unit = all[0]?.unit
  const amount = strength === null || unit === undefined ? null : inUnit(strength, unit)
  if (unit === undefined) return notCompared(NO_CHILD_RANGE)
  if (amount === null) return notCompared(NO_CHILD_UNIT)
  const take = line.dosis * amount
  const ordered = { take, day: take * takesOf(line) }
  const alike = all.filter((each) => each.unit === unit)
  return { comparada: true, por_que: null, hallazgos: [...young, ...amountFinding(line, ordered, alike)] }
}
