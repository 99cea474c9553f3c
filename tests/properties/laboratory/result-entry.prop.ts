import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { ANALYTE_CODES, ANALYTES } from '@cauce/domain/laboratory/analytes'
import { isCritical } from '@cauce/domain/laboratory/result-class'
import {
  correctionProblems,
  resultDayProblem,
  resultDoubts,
  resultProblems,
  valueProblem,
} from '@cauce/domain/laboratory/result-entry'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const code = fc.constantFrom(...ANALYTE_CODES)

property(
  'un valor fuera de lo posible nunca se acepta',
  [code, fc.integer({ min: -1000, max: 100_000 })],
  (analito, valor) => {
    const { min, max } = ANALYTES[analito].posible
    return (valueProblem(analito, valor) === null) === (valor >= min && valor <= max)
  },
)

property(
  'la fecha va del nacimiento a hoy',
  [today, fc.integer({ min: 0, max: 9000 }), fc.integer({ min: -50, max: 9050 })],
  (day, age, before) => {
    const problem = resultDayProblem(addDays(day, -before), addDays(day, -age), day)
    return (problem === null) === (before >= 0 && before <= age)
  },
)

property(
  'un reporte se acepta si sus valores caben y ningún examen va dos veces',
  [fc.array(fc.tuple(code, fc.integer({ min: -10, max: 2500 })), { minLength: 1, maxLength: 5 })],
  (typed) => {
    const valores = typed.map(([analito, valor]) => ({ analito, valor, referencia_min: null, referencia_max: null }))
    const problems = resultProblems({ fecha: '2026-11-20', valores, texto: null }, '1972-01-01', '2026-11-21')
    const fits = typed.every(([analito, valor]) => valueProblem(analito, valor) === null)
    const once = new Set(typed.map(([analito]) => analito)).size === typed.length
    return (Object.keys(problems).length === 0) === (fits && once)
  },
)

property('se lee otra vez exactamente lo crítico', [code, fc.integer({ min: -10, max: 2500 })], (analito, valor) => {
  return resultDoubts([{ analito, valor }]).length === (isCritical({ analito, valor }) ? 1 : 0)
})

property(
  'corregir pide un motivo, y un valor posible que no sea el mismo',
  [code, fc.integer({ min: 1, max: 400 }), fc.option(fc.integer({ min: -5, max: 400 }), { nil: null }), fc.string()],
  (analito, before, valor, motivo) => {
    const problems = correctionProblems({ analito, valor: before }, { valor, motivo })
    const fits = valor === null || (valor !== before && valueProblem(analito, valor) === null)
    return (Object.keys(problems).length === 0) === (fits && motivo.trim().length >= 10)
  },
)
