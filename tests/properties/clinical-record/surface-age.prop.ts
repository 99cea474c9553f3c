import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { surfaceChange, surfaceProblem } from '@cauce/domain/clinical-record/surface-age'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-21'
const age = fc.integer({ min: 0, max: 400 })
/** In hundredths of m². */
const surface = fc.integer({ min: 6, max: 493 })

property('treinta días bastan y treinta y uno son demasiados', [age], (days) => {
  const problem = surfaceProblem({ isc: 1.75, fecha: addDays(TODAY, -days) }, TODAY)
  return problem === (days <= 30 ? null : 'old')
})

property('un esquema sin dosis por superficie nunca la pide', [age], (days) => {
  return surfaceProblem({ isc: 1.75, fecha: addDays(TODAY, -days) }, TODAY, false) === null
})

property(
  'se proponen dosis nuevas cuando veinte veces el cambio pasa de la superficie de antes',
  [surface, surface],
  (before, now) => {
    return surfaceChange(before / 100, now / 100).propone === Math.abs(now - before) * 20 > before
  },
)
