/** What a patient takes that was not ordered here, in words. */
import { formatDate } from '../calendar/bogota.ts'
import { isCalendarDate, type CalendarDate } from '../calendar/calendar-date.ts'
import { decimalInWords, writtenInWords } from '../medication/number-words.ts'
import type { TimeUnit } from '../medication/time-unit.ts'
import { unitWords } from '../medication/unit-words.ts'
import { whoTold } from '../medication/taken-outside.ts'
import type { Source } from './allergy-entry.ts'
import { momentEnd } from './moment.ts'
import type { Adviser } from './outside-medicine.ts'

export interface OutsideFacts {
  readonly dosis: number | null
  readonly frecuencia: number | null
  readonly unidad_tiempo: TimeUnit | null
  /** Of the presentation; null: it is none. */
  readonly unidad_presentacion: string | null
  readonly como: string | null
  readonly desde: string | null
  readonly hasta: string | null
  readonly indicado_por: Adviser
  readonly origen: Source
}

/** `12 nov 2026`, `2026-11` or `2026`. */
const momentInWords = (moment: string): string => (isCalendarDate(moment) ? formatDate(moment) : moment)

const doseInWords = ({ dosis, frecuencia, unidad_tiempo, unidad_presentacion }: OutsideFacts): string | null => {
  if (dosis === null || frecuencia === null || unidad_tiempo === null) return null
  const amount = unidad_presentacion === null ? writtenInWords(dosis) : unitWords(dosis, unidad_presentacion)
  return `${amount} cada ${decimalInWords(frecuencia)} ${unidad_tiempo === 'Días' ? 'días' : 'h'}`
}

const until = (hasta: string | null, today: CalendarDate): string => {
  if (hasta === null) return 'sigue'
  return momentEnd(hasta) < today ? `hasta ${momentInWords(hasta)}, ya no` : `hasta ${momentInWords(hasta)}`
}

/** `1 tableta cada 24 h · desde 2024 · sigue`. */
export const howTaken = (facts: OutsideFacts, today: CalendarDate): string =>
  [
    doseInWords(facts),
    facts.como,
    facts.desde === null ? null : `desde ${momentInWords(facts.desde)}`,
    until(facts.hasta, today),
  ]
    .filter((part) => part !== null)
    .join(' · ')

/** With who said it: `1 tableta cada 24 h · sigue · según el paciente, indicado por otro médico`. */
export const outsideInWords = (facts: OutsideFacts, today: CalendarDate): string =>
  `${howTaken(facts, today)} · ${whoTold(facts.origen, facts.indicado_por)}`

export const NOT_ASKED = 'No se ha preguntado'
export const NOTHING_ELSE = 'No toma nada más'

export interface OutsideOnPaper {
  readonly preguntado: boolean
  readonly tomas: readonly (OutsideFacts & { readonly nombre: string })[]
}

/**
 * What a printed record says.
 * @regla La historia impresa dice lo que el paciente toma y no se ordenó aquí, que no toma nada más o que no se ha preguntado.
 */
export const outsideOnPaper = ({ preguntado, tomas }: OutsideOnPaper, today: CalendarDate): string => {
  if (tomas.length > 0) return tomas.map((each) => `${each.nombre}: ${outsideInWords(each, today)}`).join('; ')
  return preguntado ? NOTHING_ELSE : NOT_ASKED
}
