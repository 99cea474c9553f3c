/** Why this hour: the sum of a term, so that a person can do it again by hand. */
import { bogotaDate, formatDate, formatDateTime } from '../../calendar/bogota.ts'
import { notCountedBecause } from '../../calendar/business-days.ts'
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts'
import { weekday } from '../../calendar/holidays.ts'
import { amountOf, dueDay, dueOf, stretchesOf, type Stretch, type Term } from './due.ts'
import { dueInWords } from './light.ts'
import { amountInWords, countsDays } from './unit.ts'

const SATURDAY = 6

/** A day of the week that would have counted and does not. */
interface Skipped {
  readonly fecha: CalendarDate
  readonly motivo: string
}

interface Explanation {
  /** The sum in one sentence. */
  readonly frase: string
  /** The same sum, step by step. */
  readonly pasos: readonly string[]
}

const isWeekend = (day: CalendarDate, term: Term): boolean => {
  const of = weekday(day)
  return of === 0 || (of === SATURDAY && !term.calendario.sabado_habil)
}

/** Holidays and closed days over which a count of business days passed. */
const skippedIn = (term: Term, { desde, hasta }: Stretch, vence: number): readonly Skipped[] => {
  if (!['dia_habil', 'dia_habil_desde', 'hora_habil'].includes(term.unidad)) return []
  const last = hasta === null ? dueDay(vence) : bogotaDate(hasta)
  const skipped: Skipped[] = []
  for (let day = bogotaDate(desde); day <= last; day = addDays(day, 1)) {
    const motivo = notCountedBecause(day, term.calendario)
    if (motivo !== null && !isWeekend(day, term)) skipped.push({ fecha: day, motivo })
  }
  return skipped
}

/** Without its year, which the sentence has already said. */
const shortDay = (day: CalendarDate): string => formatDate(day).slice(0, 6)
const skippedInWords = (skipped: readonly Skipped[]): string => {
  const days = skipped.map(({ fecha, motivo }) => `el ${shortDay(fecha)}, ${motivo.split(',')[0] ?? motivo}`)
  return days.length === 0 ? '' : ` (no ${days.length === 1 ? 'cuenta' : 'cuentan'} ${days.join('; ')})`
}

const moment = (term: Term, instant: number): string =>
  countsDays(term.unidad) ? formatDate(bogotaDate(instant)) : formatDateTime(instant)

const amountWords = (term: Term, stretches: readonly Stretch[], stretch: Stretch): string => {
  if (term.unidad === 'mes') {
    const whole = amountInWords('mes', term.cantidad)
    return stretches.length === 1 ? whole : amountInWords('dia_calendario', stretch.cantidad)
  }
  if (stretches.length > 1 || term.adicional === 0) return amountInWords(term.unidad, stretch.cantidad)
  return `${amountInWords(term.unidad, term.cantidad)} + ${amountInWords(term.unidad, term.adicional)} de prórroga`
}

/**
 * The sum of a term in words; each of its parts can be counted on a calendar and its end is the due day.
 * @fuente casos-con-reloj R2
 * @regla El plazo dice su suma: desde cuándo, cuánto, qué días no cuenta y cuándo vence.
 */
export const explain = (term: Term): Explanation => {
  const vence = dueOf(term)
  const end = `vence ${dueInWords(term.unidad, vence)}`
  const begin = `Recibido ${moment(term, term.inicio)}`
  if (term.unidad === 'fijo') {
    return { frase: `${begin}; ${end}, como lo fijó el despacho`, pasos: [begin, `Fijado: ${end}`] }
  }
  const stretches = stretchesOf(term, amountOf(term))
  const parts = stretches.map((stretch, place) => {
    const skipped = skippedInWords(skippedIn(term, stretch, vence))
    const sum = `${amountWords(term, stretches, stretch)}${skipped}`
    const from = place === 0 ? '' : `se reanuda ${moment(term, stretch.desde)} `
    const until = stretch.hasta === null ? '' : `, se suspende ${moment(term, stretch.hasta)}`
    return `${from}+ ${sum}${until}`
  })
  return { frase: `${begin} ${parts.join('; ')} = ${end}`, pasos: [begin, ...parts, `= ${end}`] }
}
