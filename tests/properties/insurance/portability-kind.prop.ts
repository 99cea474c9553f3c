/** Which kind of portability follows from its days. */
import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import {
  endOfMonths,
  PORTABILITY_ENDS_BEFORE,
  PORTABILITY_NO_END,
  PORTABILITY_TOO_LONG,
  portabilityKind,
} from '@cauce/domain/insurance/portability-kind'
import { property } from '../../support/property.ts'

const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2024-01-01', days))
const kindOf = (inicio: string, fin: string | null, dispersion = false) => {
  const answer = portabilityKind({ inicio, fin, dispersion })
  return 'error' in answer ? answer.error : answer.tipo
}

property('la que termina el día en que se cumple el mes es ocasional; un día más, temporal', [day], (inicio) => {
  const month = endOfMonths(inicio, 1)
  return kindOf(inicio, month) === 'ocasional' && kindOf(inicio, addDays(month, 1)) === 'temporal'
})

property(
  'la que termina el día en que se cumplen doce meses es temporal; un día más es un traslado',
  [day],
  (inicio) => {
    const year = endOfMonths(inicio, 12)
    return kindOf(inicio, year) === 'temporal' && kindOf(inicio, addDays(year, 1)) === PORTABILITY_TOO_LONG
  },
)

property('el mes no se alarga: empezada el 31, termina como tarde el último día del mes siguiente', [day], (inicio) => {
  const next = endOfMonths(inicio, 1)
  return next > inicio && next < addDays(inicio, 31)
})

property(
  'la dispersión no mira el fin',
  [day, fc.option(day)],
  (inicio, fin) => kindOf(inicio, fin, true) === 'dispersion',
)

property('sin fin, o con un fin anterior, se dice', [day, fc.integer({ min: 1, max: 900 })], (inicio, days) => {
  return (
    kindOf(inicio, null) === PORTABILITY_NO_END && kindOf(inicio, addDays(inicio, -days)) === PORTABILITY_ENDS_BEFORE
  )
})

property('los ejemplos de la norma', [fc.constant(null)], () => {
  return (
    kindOf('2027-03-01', '2027-03-31') === 'ocasional' &&
    kindOf('2027-03-01', '2027-04-01') === 'temporal' &&
    kindOf('2027-03-01', '2028-02-29') === 'temporal'
  )
})
