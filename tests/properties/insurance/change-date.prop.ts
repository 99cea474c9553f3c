/** From which day a change may hold, whatever the person. */
import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { changeDateProblem, DAYS_BACK, FUTURE_CHANGE } from '@cauce/domain/insurance/change-date'
import { CHANGE_KINDS, CHANGE_NAMES } from '@cauce/domain/insurance/change-kinds'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-27'
const [{ dias: LIMIT }] = DAYS_BACK
const kind = fc.constantFrom(...CHANGE_NAMES)
const back = fc.integer({ min: -40, max: 400 }).map((days) => addDays(TODAY, -days))
const known = fc.record({
  hoy: fc.constant(TODAY),
  fecha_afiliacion: fc.integer({ min: 0, max: 300 }).map((days) => addDays(TODAY, -days)),
  estado_desde: fc.option(fc.integer({ min: 0, max: 300 }).map((days) => addDays(TODAY, -days))),
})

property(
  'de una fecha futura se niega siempre, y antes de la afiliación también',
  [kind, back, known],
  (tipo, fecha, person) => {
    const problem = changeDateProblem(tipo, fecha, person)
    if (fecha > TODAY) return problem === FUTURE_CHANGE
    return fecha >= person.fecha_afiliacion || problem !== null
  },
)

property('se acepta exactamente desde el día más antiguo que cabe', [kind, back, known], (tipo, fecha, person) => {
  const free = tipo === 'fallecimiento' || tipo === 'reversion'
  const from = [
    person.fecha_afiliacion,
    ...(free ? [] : [addDays(TODAY, -LIMIT)]),
    ...(free || CHANGE_KINDS[tipo].mueve === undefined || person.estado_desde === null ? [] : [person.estado_desde]),
  ]
    .toSorted()
    .at(-1)
  return (changeDateProblem(tipo, fecha, person) === null) === (fecha <= TODAY && fecha >= (from ?? ''))
})
