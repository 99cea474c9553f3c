/** Until when a patient takes what was ordered, and how long it goes on acting after that. @fuente catálogos clínicos (lavado) */
import { formatDate } from '../calendar/bogota.ts'
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { SchemeStatus } from '../oncology/names.ts'
import { OrderStatus } from '../ordering/order-status.ts'
import { ingredientKey, type DrugFacts } from './drug-facts.ts'

/** A line as far as what is taken of it goes. */
export interface CourseLine {
  readonly estado_id: number
  readonly fecha_vigencia: CalendarDate
  readonly fin_tratamiento: CalendarDate
  /** Days of each month. */
  readonly duracion: number
  /** Day of the last delivery; null: nothing was handed over. */
  readonly entregada: CalendarDate | null
  /** Day on which it came to its state. */
  readonly estado_desde: CalendarDate
}

const later = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other)

/**
 * The last day on which the line is taken, or null where it never was.
 * @regla Lo que se entrega se toma desde su entrega: el tratamiento termina con lo último que se entregó, aunque se haya ordenado mucho
 * antes. Lo prestado se toma igual que lo activo, y lo suspendido hasta el día en que se suspendió, si había empezado.
 */
export const lastTakenDay = (line: CourseLine): CalendarDate | null => {
  const { estado_id, fecha_vigencia, fin_tratamiento, duracion, entregada, estado_desde } = line
  if (estado_id === OrderStatus.denied) return null
  const end = entregada === null ? fin_tratamiento : later(fin_tratamiento, addDays(entregada, duracion - 1))
  if (estado_id !== OrderStatus.annulled) return end
  if (entregada === null && fecha_vigencia >= estado_desde) return null
  return end < estado_desde ? end : estado_desde
}

/** A line of a scheme as far as what was given of it goes. */
export interface GivenLine {
  readonly estado_id: number
  /** Every day on which it is given. */
  readonly fechas: readonly CalendarDate[]
  /** Day on which it came to its state. */
  readonly estado_desde: CalendarDate
}

const NEVER_GIVEN: ReadonlySet<number> = new Set([SchemeStatus.waiting, SchemeStatus.unsigned])
const STOPPED: ReadonlySet<number> = new Set([SchemeStatus.cancelled, SchemeStatus.suspended])

/**
 * The last day on which a line of a scheme was given, or null where it never was.
 * @regla De un esquema que se detuvo se dio lo que tenía día hasta el de su cancelación, ese día incluido: lo que se aplicó sigue actuando. De uno que nadie ha firmado no se dio nada.
 */
export const lastGivenDay = (
  { estado_id, fechas, estado_desde }: GivenLine,
  today: CalendarDate,
): CalendarDate | null => {
  if (NEVER_GIVEN.has(estado_id)) return null
  const end = STOPPED.has(estado_id) && estado_desde < today ? estado_desde : today
  return fechas
    .filter((day) => day <= end)
    .reduce<CalendarDate | null>((last, day) => (last === null || day > last ? day : last), null)
}

export interface WashoutRow {
  readonly principio_activo: string
  readonly dias_lavado: number
}

/** Days of each ingredient after its last dose, by key. */
export type WashoutIndex = ReadonlyMap<string, number>

export const indexWashout = (rows: readonly WashoutRow[]): WashoutIndex =>
  new Map(rows.map(({ principio_activo, dias_lavado }) => [ingredientKey(principio_activo), dias_lavado]))

/** Days for which the drug goes on acting; of a combination, the longest of its components. */
export const washoutDays = ({ ingredientes }: DrugFacts, index: WashoutIndex): number =>
  Math.max(0, ...ingredientes.map(({ key }) => index.get(key) ?? 0))

/** `toma`: it is being taken. `lavado`: it is not any more, and still acts. */
export type Standing = 'toma' | 'lavado'

/**
 * How a line stands today, or null where it no longer matters.
 * @param last its last day, of {@link lastTakenDay}
 * @regla Un medicamento de larga permanencia interactúa los días de su lavado después de la última toma.
 */
export const standingOf = (last: CalendarDate | null, washout: number, today: CalendarDate): Standing | null => {
  if (last === null) return null
  if (last >= today) return 'toma'
  return addDays(last, washout) >= today ? 'lavado' : null
}

/**
 * How a line of medications stands today.
 * @regla Lo que se suspendió no es duplicado ni suma dosis desde ese mismo día, pero sigue interactuando.
 */
export const lineStanding = (line: CourseLine, washout: number, today: CalendarDate): Standing | null => {
  const standing = standingOf(lastTakenDay(line), washout, today)
  return standing === 'toma' && line.estado_id === OrderStatus.annulled ? 'lavado' : standing
}

/** The name of a drug that is no longer taken and still acts. */
export const stillActing = (nombre: string, last: CalendarDate): string =>
  `${nombre} (hasta el ${formatDate(last)}, todavía actúa)`
