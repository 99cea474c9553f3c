/**
 * What the checks ask of each line of a scheme: by what route, how much and how often it is given. One sum for the browser, which asks
 * before it orders, and for the server, which asks again.
 */
import * as Schema from 'effect/Schema'
import { daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { HOURS_PER_DAY, type TimeUnit } from '../medication/time-unit.ts'
import { Id, requiredText } from '../text/field.ts'
import { applicationDays, appliesInCycle } from './cycles.ts'
import type { SchemeLine, SchemeOrder } from './scheme.ts'

const MOST_DAYS = 365

export const CheckedSchemeLine = Schema.Struct({
  /** Presentation that the clinician added; null: a drug of the published scheme, known by its ingredient. */
  codesumi_id: Schema.NullOr(Id),
  nombre: requiredText(200),
  via: requiredText(60),
  /** Units of the presentation at each take; of a drug of the scheme, the dose of its line. */
  dosis: Schema.Finite,
  /** Takes on each day on which it is given. */
  tomas_dia: Schema.Int,
  /** Fewest days from a day on which it is given to the next; null: it is given on one day alone. */
  cada_dias: Schema.NullOr(Schema.Int),
  /** Days from the first on which it is given to the last, both counted, in all the ordered cycles. */
  dias: Schema.Int,
  /** Its dose is worked out from the filtration (AUC). */
  por_filtracion: Schema.optionalKey(Schema.Boolean),
})
export type CheckedSchemeLine = typeof CheckedSchemeLine.Type

type Course = Pick<SchemeOrder, 'ciclo' | 'ciclo_total' | 'frecuencia_repeticion'>

/** Days, counted from the first of the first ordered cycle, on which the line is given. */
const daysGiven = (line: SchemeLine, { ciclo, ciclo_total, frecuencia_repeticion }: Course): readonly number[] => {
  const days = applicationDays(line.dias_aplicacion)
  const cycles = Array.from({ length: Math.max(0, ciclo_total - ciclo + 1) }, (_, place) => place)
  const all = cycles
    .filter((place) => appliesInCycle(line.ciclos_aplica, ciclo + place))
    .flatMap((place) => days.map((day) => place * frecuencia_repeticion + day))
  return [...new Set(all)].toSorted((one, other) => one - other)
}

/** @param inCycle days of a cycle on which it is given */
const takesOfDay = (applications: number, inCycle: number): number =>
  Math.max(1, Math.ceil(applications / Math.max(1, inCycle)))

/** @param days in their order, each once */
const spacedOver = (days: readonly number[]): Pick<CheckedSchemeLine, 'cada_dias' | 'dias'> => {
  const gaps = days.slice(1).map((day, place) => day - (days[place] ?? day))
  return {
    cada_dias: gaps.length === 0 ? null : Math.min(...gaps),
    dias: days.length === 0 ? 0 : (days.at(-1) ?? 0) - (days[0] ?? 0) + 1,
  }
}

/**
 * A line as it is checked.
 * @regla De un medicamento del esquema se comprueba lo que se da en un día y cada cuánto, contados todos los ciclos que se ordenan.
 */
export const checkedLine = (line: SchemeLine, course: Course): CheckedSchemeLine => {
  return {
    codesumi_id: (line.esquema_linea_id ?? null) === null ? (line.codesumi_id ?? null) : null,
    nombre: line.nombre,
    via: line.via.trim(),
    dosis: line.dosis,
    tomas_dia: takesOfDay(line.cantidad_aplicaciones, applicationDays(line.dias_aplicacion).length),
    ...spacedOver(daysGiven(line, course)),
    ...(line.indice_dosis === 'AUC' ? { por_filtracion: true } : {}),
  }
}

/** The lines of an order as they are checked. */
export const checkedLines = (order: SchemeOrder): readonly CheckedSchemeLine[] =>
  order.codeSumiEsquemaSeleccionado.map((line) => checkedLine(line, order))

/** A drug in one cycle of an ordered scheme, as it is kept. */
export interface KeptSchemeLine {
  /** The same in every cycle. */
  readonly posicion: number
  readonly medicamento: string
  /** Presentation that the clinician added; null: a drug of the published scheme. */
  readonly anadido: number | null
  readonly via: string
  readonly dosis: number
  readonly indice_dosis: string
  readonly cantidad_aplicaciones: number
  /** Days on which it is given in the cycle. */
  readonly fechas: readonly CalendarDate[]
}

const keptLine = (cycles: readonly KeptSchemeLine[]): readonly CheckedSchemeLine[] => {
  const [line] = cycles
  const dates = [...new Set(cycles.flatMap(({ fechas }) => fechas))].toSorted()
  const [first] = dates
  if (line === undefined || first === undefined) return []
  return [
    {
      codesumi_id: line.anadido,
      nombre: line.medicamento,
      via: line.via,
      dosis: line.dosis,
      tomas_dia: takesOfDay(line.cantidad_aplicaciones, line.fechas.length),
      ...spacedOver(dates.map((date) => daysBetween(first, date) + 1)),
      ...(line.indice_dosis === 'AUC' ? { por_filtracion: true } : {}),
    },
  ]
}

/**
 * The lines of a scheme that was ordered, as they are checked again: the same as when it was ordered.
 * @param cycles all that was ordered of the drugs that are looked at, in the order of the cycles
 * @regla Un esquema ordenado se comprueba otra vez con la misma cuenta con que se ordenó.
 */
export const keptLines = (cycles: readonly KeptSchemeLine[]): readonly CheckedSchemeLine[] =>
  [...Map.groupBy(cycles, ({ posicion }) => posicion).values()].flatMap(keptLine)

/** How often it is given, as a formula says it: several takes in a day by hours, the others by days. */
export const intervalOf = ({
  tomas_dia,
  cada_dias,
}: Pick<CheckedSchemeLine, 'tomas_dia' | 'cada_dias'>): {
  readonly frecuencia: number
  readonly tiempo: TimeUnit
} =>
  tomas_dia > 1 || cada_dias === 1
    ? { frecuencia: HOURS_PER_DAY / tomas_dia, tiempo: 'Horas' }
    : { frecuencia: cada_dias ?? MOST_DAYS, tiempo: 'Días' }
