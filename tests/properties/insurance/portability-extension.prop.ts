/** Whether a portability goes on, and until when. */
import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import {
  endingQuestion,
  EXTENDED_LATE,
  EXTENDED_ONCE,
  extensionProblem,
  whyNotExtended,
} from '@cauce/domain/insurance/portability-extension'
import { endOfMonths } from '@cauce/domain/insurance/portability-kind'
import { property } from '../../support/property.ts'

const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2024-01-01', days))
const temporal = { tipo: 'temporal', prorrogada: false } as const

property('se pide hasta quince días después del fin, y no más', [day], (fin) => {
  return (
    whyNotExtended({ ...temporal, fin }, addDays(fin, 15)) === null &&
    whyNotExtended({ ...temporal, fin }, addDays(fin, 16)) === EXTENDED_LATE
  )
})

property('solo la temporal, y una vez', [day, day], (fin, hoy) => {
  return (
    whyNotExtended({ ...temporal, fin, prorrogada: true }, hoy) === EXTENDED_ONCE &&
    whyNotExtended({ tipo: 'ocasional', prorrogada: false, fin }, hoy) === EXTENDED_ONCE &&
    whyNotExtended({ tipo: 'dispersion', prorrogada: false, fin: null }, hoy) === EXTENDED_ONCE
  )
})

property('llega hasta doce meses desde el día siguiente al fin', [day], (fin) => {
  const last = endOfMonths(addDays(fin, 1), 12)
  return extensionProblem(fin, last, fin) === null && extensionProblem(fin, addDays(last, 1), fin) !== null
})

property('nunca hasta un día que ya pasó, ni que no la alarga', [day, fc.nat(15)], (fin, late) => {
  const hoy = addDays(fin, late)
  return (
    extensionProblem(fin, fin, hoy) !== null &&
    (late === 0 || extensionProblem(fin, addDays(hoy, -1), hoy) !== null) &&
    extensionProblem(fin, addDays(hoy, 1), hoy) === null
  )
})

property('se pregunta en los quince días de antes del fin', [day, fc.integer({ min: -40, max: 10 })], (fin, days) => {
  const isAsked = endingQuestion(fin, addDays(fin, days)) !== null
  return isAsked === (days >= -15 && days <= 0) && endingQuestion(null, fin) === null
})
