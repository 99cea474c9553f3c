/**
 * The holidays of Colombia. Some keep their day, some move to the Monday on or after it, some follow Easter.
 * @fuente Ley 51 de 1983, arts. 1 y 2; Ley 35 de 1939
 */
import { addDays, type CalendarDate } from './calendar-date.ts'

/** Years for which the law and the arithmetic hold: the first one in which the law was applied, and the last that anybody asks for. */
export const FIRST_HOLIDAY_YEAR = 1984
export const LAST_HOLIDAY_YEAR = 2100

type Named = readonly [when: string, name: string]

const FIXED: readonly Named[] = [
  ['01-01', 'Año Nuevo'],
  ['05-01', 'Día del Trabajo'],
  ['07-20', 'Independencia Nacional'],
  ['08-07', 'Batalla de Boyacá'],
  ['12-08', 'Inmaculada Concepción'],
  ['12-25', 'Navidad'],
]
const MOVED_TO_MONDAY: readonly Named[] = [
  ['01-06', 'Reyes Magos'],
  ['03-19', 'San José'],
  ['06-29', 'San Pedro y San Pablo'],
  ['08-15', 'Asunción de la Virgen'],
  ['10-12', 'Día de la Raza'],
  ['11-01', 'Todos los Santos'],
  ['11-11', 'Independencia de Cartagena'],
]
/** Days after Easter Sunday. The last three are of a Thursday or a Friday that the law moves to its Monday. */
const AFTER_EASTER: readonly (readonly [days: number, name: string])[] = [
  [-3, 'Jueves Santo'],
  [-2, 'Viernes Santo'],
  [43, 'Ascensión del Señor'],
  [64, 'Corpus Christi'],
  [71, 'Sagrado Corazón'],
]

const SUNDAY = 0
const MONDAY = 1
const WEEK = 7

/** Day of the week of a date: 0 is Sunday, 6 is Saturday. */
export const weekday = (date: CalendarDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

export const isSunday = (date: CalendarDate): boolean => weekday(date) === SUNDAY

const mondayFrom = (date: CalendarDate): CalendarDate => addDays(date, (WEEK + MONDAY - weekday(date)) % WEEK)

/** Easter Sunday of a year of the Gregorian calendar. @fuente Nature, 20 de abril de 1876, "To find Easter" */
export const easterSunday = (year: number): CalendarDate => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const afterMarch22 = epact + toSunday - 7 * late
  return addDays(`${year}-03-22`, afterMarch22)
}

const listOf = (year: number): readonly Named[] => [
  ...FIXED.map(([day, name]): Named => [`${year}-${day}`, name]),
  ...MOVED_TO_MONDAY.map(([day, name]): Named => [mondayFrom(`${year}-${day}`), name]),
  ...AFTER_EASTER.map(([days, name]): Named => [addDays(easterSunday(year), days), name]),
]

const byYear = new Map<number, ReadonlyMap<CalendarDate, string>>()

/**
 * The holidays of a year with their names; two that fall on one day are one, named together. Empty outside 1984 to 2100.
 * @regla Son festivos los dieciocho de la Ley 51 de 1983, cada uno en su día, en su lunes o según la Pascua; dos en un día son uno.
 */
export const holidaysOf = (year: number): ReadonlyMap<CalendarDate, string> => {
  const known = byYear.get(year)
  if (known !== undefined) return known
  const days = new Map<CalendarDate, string>()
  if (year >= FIRST_HOLIDAY_YEAR && year <= LAST_HOLIDAY_YEAR)
    for (const [day, name] of listOf(year)) {
      const other = days.get(day)
      days.set(day, other === undefined ? name : `${other} y ${name}`)
    }
  byYear.set(year, days)
  return days
}

/** The name of the holiday of a day; null where it is none. */
export const holidayOn = (date: CalendarDate): string | null => holidaysOf(Number(date.slice(0, 4))).get(date) ?? null
