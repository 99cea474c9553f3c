import * as fc from 'fast-check'
import type { RiskPerson } from '@cauce/domain/clinical-record/cardiovascular-person'
import { cardiovascularRisk } from '@cauce/domain/clinical-record/cardiovascular-risk'
import { framingham2008 } from '@cauce/domain/clinical-record/framingham-2008'
import { atp3Points, atp3Risk } from '@cauce/domain/clinical-record/framingham-atp3'
import { sex, systolic } from '../../support/arbitraries/clinical-record.ts'
import { property } from '../../support/property.ts'

const person: fc.Arbitrary<RiskPerson & { sexo: 'F' | 'M' }> = fc.record({
  edad: fc.oneof(fc.integer({ min: 30, max: 74 }), fc.constantFrom(39, 40, 49, 50, 59, 60, 69, 70)),
  sexo: sex,
  colesterol_total: fc.oneof(
    fc.integer({ min: 101, max: 400 }),
    fc.constantFrom(159, 160, 199, 200, 239, 240, 279, 280),
  ),
  hdl: fc.oneof(fc.integer({ min: 5, max: 100 }), fc.constantFrom(39, 40, 49, 50, 59, 60)),
  sistolica: systolic,
  tratada: fc.boolean(),
  fuma: fc.boolean(),
  diabetes: fc.boolean(),
  enfermedad_cardiovascular: fc.constant(false),
})

property('el riesgo general es el producto de las potencias', [person], (who) => {
  const man = who.sexo === 'M'
  const pressure = who.tratada ? (man ? 1.99881 : 2.82263) : man ? 1.93303 : 2.76157
  const odds =
    who.edad ** (man ? 3.06117 : 2.32888) *
    who.colesterol_total ** (man ? 1.1237 : 1.20904) *
    who.hdl ** -(man ? 0.93263 : 0.70833) *
    who.sistolica ** pressure *
    Math.exp((who.fuma ? (man ? 0.65451 : 0.52873) : 0) + (who.diabetes ? (man ? 0.57367 : 0.69154) : 0))
  const survival = (man ? 0.88936 : 0.95012) ** (odds / Math.exp(man ? 23.9802 : 26.1931))
  return Math.abs(framingham2008(who.sexo, who) - 100 * (1 - survival)) <= 0.0501
})

property('fumar, una presión tratada y la diabetes nunca bajan un riesgo', [person], (who) => {
  const worse = { ...who, fuma: true, tratada: true, diabetes: true }
  return (
    atp3Points(who.sexo, worse) >= atp3Points(who.sexo, who) &&
    framingham2008(who.sexo, worse) >= framingham2008(who.sexo, who)
  )
})

property('un colesterol bueno nunca sube los puntos, y una presión más alta nunca los baja', [person], (who) => {
  const points = atp3Points(who.sexo, who)
  return (
    atp3Points(who.sexo, { ...who, hdl: who.hdl + 5 }) <= points &&
    atp3Points(who.sexo, { ...who, sistolica: who.sistolica + 5 }) >= points
  )
})

property('más puntos nunca son menos riesgo', [sex, fc.integer({ min: -10, max: 40 })], (sexo, points) => {
  return atp3Risk(sexo, points + 1).porcentaje >= atp3Risk(sexo, points).porcentaje
})

property('el riesgo de Colombia es tres cuartas partes del de la tabla', [person], (who) => {
  const risk = cardiovascularRisk(who)
  const table = atp3Risk(who.sexo, atp3Points(who.sexo, who))
  return risk.ok && risk.porcentaje * 4 === table.porcentaje * 3 && risk.signo === table.signo && risk.clase === null
})

property('fuera de 30 a 74 años no hay', [person, fc.integer({ min: 0, max: 120 })], (who, edad) => {
  const aged = { ...who, edad }
  const answered = [cardiovascularRisk(aged).ok, cardiovascularRisk(aged, 'framingham_2008').ok]
  return answered.every((ok) => ok === (edad > 29 && edad < 75))
})
