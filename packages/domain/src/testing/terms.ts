/** Terms for the tests of the clock. */
import { USUAL_CALENDAR } from '../calendar/business-days.ts'
import { USUAL_WORK } from '../kit/clock/count.ts'
import type { Term } from '../kit/clock/due.ts'
import type { TermNorm } from '../kit/clock/norm.ts'

/** Epoch milliseconds of a moment in Bogotá: `2026-10-06 10:00`. */
export const bogota = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}:00-05:00`)

export const term = (
  unidad: Term['unidad'],
  cantidad: number,
  moment: string,
  more: Partial<Omit<Term, 'unidad' | 'cantidad' | 'inicio'>> = {},
): Term => ({
  unidad,
  cantidad,
  inicio: bogota(moment),
  rodar_a_habil: false,
  cierre: null,
  ventana: USUAL_WORK,
  calendario: USUAL_CALENDAR,
  pausas: [],
  adicional: 0,
  fijo: null,
  ...more,
})

/** The term of a petition: fifteen business days that may be suspended once and extended once. */
export const PETITION: TermNorm = {
  clase: 'peticion',
  nombre: 'petición',
  unidad: 'dia_habil',
  cantidad: 15,
  rodar_a_habil: false,
  avisa_al_empezar: false,
  admite_suspension: true,
  max_suspensiones: 1,
  dias_para_suspender: 10,
  admite_prorroga: true,
  factor_prorroga: 2,
  vigente_desde: '2015-06-30',
  fuente: 'Ley 1755 de 2015, art. 14',
  confianza: 'leida',
}
