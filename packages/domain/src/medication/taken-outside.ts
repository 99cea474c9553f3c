/** Until when a patient takes what was not ordered here, and how it is told in what the checks find. @fuente decisión 0059 */
import type { Source } from '../antecedents/allergy-entry.ts'
import { momentEnd } from '../antecedents/moment.ts'
import type { Adviser } from '../antecedents/outside-medicine.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { normalizeSearch } from '../search/trigger.ts'
import { standingOf, type Standing } from './taken.ts'

export interface OutsideCourse {
  /** `error`: it was never so. Of the others that are closed, `hasta` says until when. */
  readonly estado: string
  /** Year, month or day; null: it goes on. */
  readonly hasta: string | null
}

/**
 * The last day on which it is taken, or null where it never was.
 * @regla Lo que el paciente dice que toma sigue mientras nadie diga hasta cuándo; de un mes o un año que ya pasó cuenta su último día, y lo anotado por error no se tomó nunca.
 */
export const lastToldDay = ({ estado, hasta }: OutsideCourse, today: CalendarDate): CalendarDate | null => {
  if (estado === 'error') return null
  return hasta === null ? today : momentEnd(hasta)
}

/**
 * How it stands today, or null where it no longer matters.
 * @regla Lo que alguien anotó que dejó de tomar no es duplicado ni suma dosis desde ese día, y sigue interactuando los días de su lavado.
 */
export const toldStanding = (course: OutsideCourse, washout: number, today: CalendarDate): Standing | null => {
  const standing = standingOf(lastToldDay(course, today), washout, today)
  return standing === 'toma' && course.estado !== 'vigente' ? 'lavado' : standing
}

/** The day that the end of a course says when it is closed today: what was told of it, else the day of the closing. */
export const closedUntil = (hasta: string | null, today: CalendarDate): string =>
  hasta !== null && momentEnd(hasta) < today ? hasta : today

const ACCORDING_TO: Readonly<Record<Source, string>> = {
  paciente: 'según el paciente',
  acudiente: 'según el acudiente',
  historia: 'según la historia',
}
const ADVISED_BY: Readonly<Record<Adviser, string>> = {
  otro_medico: 'indicado por otro médico',
  otra_institucion: 'indicado en otra institución',
  automedicacion: 'por su cuenta',
}

/** `según el paciente, indicado por otro médico`. */
export const whoTold = (origen: Source, indicado_por: Adviser): string =>
  `${ACCORDING_TO[origen]}, ${ADVISED_BY[indicado_por]}`

/** The name of a drug in a finding, that says that it was not ordered here. */
export const toldName = (nombre: string, origen: Source, indicado_por: Adviser): string =>
  `${nombre} (${whoTold(origen, indicado_por)})`

/** Other names of a plant, without accents, and that of the knowledge. */
const SAME_PLANT: ReadonlyMap<string, string> = new Map([
  ['hierba de san juan', 'Hipérico'],
  ['yerba de san juan', 'Hipérico'],
  ['corazoncillo', 'Hipérico'],
  ['hypericum', 'Hipérico'],
  ['hypericum perforatum', 'Hipérico'],
])

/**
 * The ingredient by which something written is compared.
 * @regla Una planta se compara por el nombre que el conocimiento le da, aunque se anote con otro de los suyos.
 */
export const comparedAs = (nombre: string): string => SAME_PLANT.get(normalizeSearch(nombre)) ?? nombre.trim()

/** The other names that a search of plants finds by. */
export const otherNames = (nombre: string): readonly string[] =>
  [...SAME_PLANT].flatMap(([other, name]) => (name === nombre ? [other] : []))
