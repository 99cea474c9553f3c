/**
 * What the checks ask of each line of a scheme: by what route, how much and how often it is given. One sum for the browser, which asks
 * before it orders, and for the server, which asks again.
 */
import * as Schema from 'effect/Schema'
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

/**
 * A line as it is checked.
 * @regla De un medicamento del esquema se comprueba lo que se da en un día y cada cuánto, contados todos los ciclos que se ordenan.
 */
export const checkedLine = (line: SchemeLine, course: Course): CheckedSchemeLine => {
  const days = daysGiven(line, course)
  const gaps = days.slice(1).map((day, place) => day - (days[place] ?? day))
  const inCycle = Math.max(1, applicationDays(line.dias_aplicacion).length)
  return {
    codesumi_id: (line.esquema_linea_id ?? null) === null ? (line.codesumi_id ?? null) : null,
    nombre: line.nombre,
    via: line.via.trim(),
    dosis: line.dosis,
    tomas_dia: Math.max(1, Math.ceil(line.cantidad_aplicaciones / inCycle)),
    cada_dias: gaps.length === 0 ? null : Math.min(...gaps),
    dias: days.length === 0 ? 0 : (days.at(-1) ?? 0) - (days[0] ?? 0) + 1,
    ...(line.indice_dosis === 'AUC' ? { por_filtracion: true } : {}),
  }
}

/** The lines of an order as they are checked. */
export const checkedLines = (order: SchemeOrder): readonly CheckedSchemeLine[] =>
  order.codeSumiEsquemaSeleccionado.map((line) => checkedLine(line, order))

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
