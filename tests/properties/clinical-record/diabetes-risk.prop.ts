import * as fc from 'fast-check'
import { findrisc, type FindriscInput } from '@cauce/domain/clinical-record/diabetes-risk'
import { adultAge, sex } from '../../support/arbitraries/clinical-record.ts'
import { property } from '../../support/property.ts'

const person: fc.Arbitrary<FindriscInput & { sexo: 'F' | 'M'; imc: number; cintura: number }> = fc.record({
  edad: adultAge,
  sexo: sex,
  imc: fc.oneof(
    fc.integer({ min: 1200, max: 6000 }).map((hundredths) => hundredths / 100),
    fc.constantFrom(24.99, 25, 30, 30.01),
  ),
  cintura: fc.oneof(
    fc.integer({ min: 500, max: 1600 }).map((tenths) => tenths / 10),
    fc.constantFrom(79.9, 80, 88, 88.1, 90, 93.9, 94, 102, 102.1),
  ),
  actividad_diaria: fc.boolean(),
  fruta_diaria: fc.boolean(),
  antihipertensivos: fc.boolean(),
  glucosa_alta: fc.boolean(),
  familiar: fc.constantFrom('no', 'segundo', 'primero'),
})
const version = fc.constantFrom('original', 'colombia')
const settingsOf = (cintura: 'original' | 'colombia') => ({ cintura, corteGlucemia: 12 })

/** Points that are earned one condition at a time. */
const earned = (conditions: readonly (readonly [boolean, number])[]): number =>
  conditions.reduce((total, [holds, points]) => total + (holds ? points : 0), 0)

const bodyPoints = (who: { sexo: string; imc: number; cintura: number }, which: string): number => {
  const [three, four] = who.sexo === 'M' ? [94, 102] : [80, 88]
  const colombian = who.sexo === 'M' ? 94 : 90
  return earned([
    [who.imc >= 25, 1],
    [who.imc > 30, 2],
    [which === 'original' && who.cintura >= three, 3],
    [which === 'original' && who.cintura > four, 1],
    [which === 'colombia' && who.cintura >= colombian, 4],
  ])
}

property('el puntaje es el que suman las condiciones', [person, version], (who, which) => {
  const rest = earned([
    [who.edad >= 45, 2],
    [who.edad >= 55, 1],
    [who.edad >= 65, 1],
    [who.actividad_diaria === false, 2],
    [who.fruta_diaria === false, 1],
    [who.antihipertensivos === true, 2],
    [who.glucosa_alta === true, 5],
    [who.familiar !== 'no', 3],
    [who.familiar === 'primero', 2],
  ])
  const score = findrisc(who, settingsOf(which))
  return score?.puntos === bodyPoints(who, which) + rest && score.puntos >= 0 && score.puntos <= 26
})

property('sin una respuesta no hay puntos, ni siquiera una parte', [person, version], (who, which) => {
  return findrisc({ ...who, glucosa_alta: null }, settingsOf(which)) === null
})

property('las clases suben con los puntos, y desde 12 se pide una glucemia', [person, version], (who, which) => {
  const score = findrisc(who, settingsOf(which))
  if (score === null) return false
  const risks = [6, 11, 14, 20].filter((last) => score.puntos > last).length
  const clase = ['Bajo', 'Ligeramente elevado', 'Moderado', 'Alto', 'Muy alto'][risks]
  return score.clase === clase && score.solicitarGlucemia === score.puntos > 11
})
