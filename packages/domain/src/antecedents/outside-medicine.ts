/**
 * What a patient takes that was not ordered here, as somebody records it: which, how, from when, until when and who said to take it.
 * @fuente decisión 0059
 */
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { TIME_UNITS, type TimeUnit } from '../medication/time-unit.ts'
import { REQUIRED_FIELD, tooLong } from '../text/field.ts'
import { momentProblem, NOT_A_MOMENT, type Source } from './allergy-entry.ts'
import { momentEnd, momentStart } from './moment.ts'

/** `medicamento`: a presentation of the catalogue. `principio`: an ingredient that the knowledge has. `otra`: a plant or anything else. */
export const OUTSIDE_KINDS = ['medicamento', 'principio', 'otra'] as const
export type OutsideKind = (typeof OUTSIDE_KINDS)[number]

/** Who said to take it. */
export const ADVISERS = ['otro_medico', 'otra_institucion', 'automedicacion'] as const
export type Adviser = (typeof ADVISERS)[number]
export const ADVISER_NAMES: Readonly<Record<Adviser, string>> = {
  otro_medico: 'Otro médico',
  otra_institucion: 'Otra institución',
  automedicacion: 'Por su cuenta',
}

export const MAX_OUTSIDE_NAME = 200
export const MAX_HOW = 200
export const MAX_OUTSIDE_DETAIL = 500
export const MAX_OUTSIDE_DOSE = 9999

export const NOT_A_THING = 'Escriba qué toma, con letras'
export const WHOLE_DOSE = 'Escriba la dosis y cada cuánto, o deje las dos sin escribir'
export const DOSE_WITHOUT_STRENGTH =
  'La dosis en números es de una presentación del vademécum: escójala, o escriba cómo lo toma'
export const DOSE_OUT_OF_RANGE = `Debe ser mayor que 0 y hasta ${MAX_OUTSIDE_DOSE}`
export const ENDS_BEFORE_IT_BEGINS = 'No puede terminar antes de empezar'
export const END_NOT_PAST = 'Ese tiempo no ha terminado: escriba el día'

/** How much and how often, where it is a presentation with a strength: it adds to the dose of the day. */
export interface OutsideDose {
  /** Units of the presentation at each take. */
  readonly dosis: number | null
  readonly frecuencia: number | null
  readonly unidad_tiempo: TimeUnit | null
}

export interface OutsideForm extends OutsideDose {
  readonly tipo: OutsideKind
  readonly nombre: string
  /** Of a presentation. */
  readonly codesumi_id: number | null
  /** Dose and rhythm as they were told. */
  readonly como: string | null
  /** Year, month or day; null: not known. */
  readonly desde: string | null
  /** Year, month or day; null: it goes on. */
  readonly hasta: string | null
  readonly indicado_por: Adviser
  readonly origen: Source
  readonly detalle: string | null
}

/** The farthest day until which a treatment may be said to go on. */
const LONGEST_AHEAD = 3660

/**
 * Why the end cannot be kept, or null.
 * @regla Lo que toma termina en un año o un mes que ya pasó, o en un día; el día puede estar por venir, y nunca es antes de empezar.
 */
export const endProblem = (
  { desde, hasta }: Pick<OutsideForm, 'desde' | 'hasta'>,
  today: CalendarDate,
): string | null => {
  if (hasta === null) return null
  if (momentProblem(hasta, addDays(today, LONGEST_AHEAD)) !== null) return NOT_A_MOMENT
  const end = momentEnd(hasta)
  if (end !== hasta && end >= today) return END_NOT_PAST
  return desde !== null && momentProblem(desde, today) === null && momentStart(desde) > end
    ? ENDS_BEFORE_IT_BEGINS
    : null
}

type Problems = Readonly<Record<string, readonly string[]>>

const isAmount = (value: number | null): boolean => value !== null && value > 0 && value <= MAX_OUTSIDE_DOSE

const doseProblems = ({ tipo, dosis, frecuencia, unidad_tiempo }: OutsideForm): Problems => {
  if (dosis === null && frecuencia === null) return {}
  if (tipo !== 'medicamento') return { dosis: [DOSE_WITHOUT_STRENGTH] }
  const [missing = null] = Object.entries({ dosis, frecuencia }).flatMap(([name, value]) =>
    value === null ? name : [],
  )
  if (missing !== null) return { [missing]: [WHOLE_DOSE] }
  return {
    ...(isAmount(dosis) ? {} : { dosis: [DOSE_OUT_OF_RANGE] }),
    ...(isAmount(frecuencia) ? {} : { frecuencia: [DOSE_OUT_OF_RANGE] }),
    ...(unidad_tiempo !== null && TIME_UNITS.includes(unidad_tiempo) ? {} : { unidad_tiempo: [REQUIRED_FIELD] }),
  }
}

/**
 * What is wrong in the form, by field.
 * @regla La dosis en números es solo de una presentación del vademécum, entera o ninguna; de lo demás se escribe cómo lo toma.
 */
export const outsideProblems = (form: OutsideForm, today: CalendarDate): Problems => {
  const name = form.nombre.trim()
  const start = momentProblem(form.desde, today)
  const end = endProblem(form, today)
  return {
    ...(name === '' ? { nombre: [REQUIRED_FIELD] } : {}),
    ...(name !== '' && !/\p{L}{2}/u.test(name) ? { nombre: [NOT_A_THING] } : {}),
    ...(name.length > MAX_OUTSIDE_NAME ? { nombre: [tooLong(MAX_OUTSIDE_NAME)] } : {}),
    ...doseProblems(form),
    ...(start === null ? {} : { desde: [start] }),
    ...(end === null ? {} : { hasta: [end] }),
  }
}
